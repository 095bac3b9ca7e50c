import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { sendCertificationCode } from '../../src/contract/account/certification.ts'
import { findId } from '../../src/contract/account/find-id.ts'
import { isSameName, maskedEmail } from '../../src/server/features/member/find-id.ts'
import { aWorker } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NAME = 'Tran Minh Hau'
const NUMBER = '01098765432'

let server: RunningServer
beforeEach(async () => {
  server = await runServer()
})

async function requestCode(cellphone = NUMBER): Promise<string> {
  await server.call(sendCertificationCode, { body: { cellphone } })
  const folder = join(server.dataDir, 'outbox')
  const names = (await readdir(folder)).filter((name) => name.startsWith('sms-')).toSorted()
  const text = await readFile(join(folder, names.at(-1) ?? ''), 'utf8')
  return /code: (\d{6})/.exec(text)?.[1] ?? ''
}

async function aCertifiedWorker(certifiedAt: Date | null = new Date()) {
  const worker = await aWorker(server)
  await server.database.db
    .updateTable('members')
    .set({ email: `worker-${worker.id}@ilteo.test`, cellphone: NUMBER, cellphone_verified_at: certifiedAt })
    .where('id', '=', worker.id)
    .execute()
  return worker
}

const findIdBy = (code: string, name = NAME, cellphone = NUMBER) =>
  server.call(findId, { body: { name, cellphone, code } })

test('Name and verified cellphone return the masked e-mail address', async () => {
  await aCertifiedWorker()
  const answer = await findIdBy(await requestCode(), ' tran minh  HAU', '010-9876-5432')
  expect(answer.status).toBe(200)
  expect(answer.data).toEqual({ email: 'wo***@ilteo.test' })
})

test.each([
  ['홍 길동', '홍길동'],
  ['Tran Minh Hau', 'TRANMINHHAU '],
  ['Tran\u3000Minh Hau', 'tran minh  hau'],
])('%s and %s count as the same name', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
  expect(isSameName(one, `${other}x`)).toBe(false)
})

test('A wrong name, an unverified number and an unknown number get the same answer', async () => {
  await aCertifiedWorker()
  const otherName = await findIdBy(await requestCode(), 'Somebody Else')
  await server.database.db.updateTable('members').set({ cellphone_verified_at: null }).execute()
  server.clock.now = new Date(Date.now() + 60_000)
  const uncertified = await findIdBy(await requestCode())
  const nobody = await findIdBy(await requestCode('01011112222'), NAME, '01011112222')
  for (const answer of [otherName, uncertified, nobody])
    expect([answer.status, answer.data]).toEqual([200, { email: null }])
})

test('A wrong code is answered alike for a known and an unknown number', async () => {
  await aCertifiedWorker()
  await requestCode()
  const known = await findIdBy('000000')
  await requestCode('01011112222')
  const unknown = await findIdBy('000000', NAME, '01011112222')
  expect(known.status).toBe(422)
  expect(known.problem).toEqual(unknown.problem)
})

test('A code finds an ID once', async () => {
  await aCertifiedWorker()
  const code = await requestCode()
  expect((await findIdBy(code)).status).toBe(200)
  expect((await findIdBy(code)).problem.responseCode).toBe('CODE_EXPIRED')
})

test.each([
  ['worker@ilteo.test', 'wo***@ilteo.test'],
  ['ab@ilteo.test', 'a***@ilteo.test'],
  ['a@ilteo.test', 'a***@ilteo.test'],
  ['"odd@one"@ilteo.test', '"o***@ilteo.test'],
])('The address %s is masked as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
