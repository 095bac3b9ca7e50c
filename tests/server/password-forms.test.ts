import { hash } from '@node-rs/argon2'
import { beforeAll, describe, expect, test } from 'vitest'
import { changePassword } from '../../src/contract/account/member-account.ts'
import { createMember, Password, signIn } from '../../src/contract/account/member.ts'
import { aWorker } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

/** The same letters as a phone composes them, and as macOS or an old Vietnamese keyboard writes them in parts. */
const COMPOSED = 'đường phố Đà Nẵng 7'.normalize('NFC')
const APART = COMPOSED.normalize('NFD')

const statusOf = async (email: string, password: string) =>
  (await server.call(signIn, { body: { authType: 'EMAIL', email, password } })).status

const hashOf = (id: string) =>
  server.database.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .then((row) => row.password_hash)

describe('A password that another keyboard writes', () => {
  test.each([
    [COMPOSED, APART],
    [APART, COMPOSED],
    ['ｂｌｕｅ　ｂｏａｔ　８８', 'blue boat 88'],
  ])('A member who signed up with %j signs in with %j', async (chosen, typed) => {
    const email = `${crypto.randomUUID()}@ilteo.test`
    const body = { authType: 'EMAIL', email, name: 'Bui Thi Lan', role: 'EMPLOYEE', password: chosen }
    expect((await server.call(createMember, { body })).status).toBe(201)
    expect(await statusOf(email, typed)).toBe(200)
    expect(await statusOf(email, `${typed}!`)).toBe(401)
  })

  test.each([APART, COMPOSED, 'ＸｙＺ-ＸｙＺ-１２'])(
    'A hash of %j from before normalization matches both forms, and is replaced at the first sign-in',
    async (stored) => {
      const worker = await aWorker(server)
      const password_hash = await hash(stored)
      await server.database.db
        .updateTable('members')
        .set({ password_hash })
        .where('id', '=', worker.id)
        .execute()
      const typed = stored === COMPOSED ? APART : stored === APART ? COMPOSED : stored
      expect(await statusOf(worker.email, typed)).toBe(200)
      const isCurrent = stored === stored.normalize('NFKC')
      expect((await hashOf(worker.id)) === password_hash).toBe(isCurrent)
      expect(await statusOf(worker.email, stored.normalize('NFKC'))).toBe(200)
    },
  )

  test('The current password confirms a change in either form', async () => {
    const worker = await aWorker(server)
    await server.database.db
      .updateTable('members')
      .set({ password_hash: await hash(APART) })
      .where('id', '=', worker.id)
      .execute()
    const body = { currentPassword: COMPOSED, password: 'another boat 99' }
    expect((await server.call(changePassword, { token: worker.token, body })).status).toBe(200)
  })
})

test('The length limits apply to the normalized password', () => {
  expect(Password.safeParse('한국일터'.normalize('NFD')).success).toBe(false)
  expect(Password.safeParse('가'.repeat(128).normalize('NFD')).success).toBe(true)
  expect(Password.safeParse('가'.repeat(129)).success).toBe(false)
})
