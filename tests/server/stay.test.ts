import { beforeAll, expect, test } from 'vitest'
import { exportMember } from '../../src/contract/account/member-account.ts'
import { getMyStay, saveMyStay, type Stay } from '../../src/contract/work-right/stay.ts'
import { nextReminder } from '../../src/server/features/stay/reminders.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { makeStayUnreadable } from '../support/unreadable-stay.ts'

const NOW = new Date('2026-11-22T03:00:00Z')
const stay: Stay = {
  visaStatus: 'D-2',
  subCode: 'D-2-2',
  expiry: '2027-03-01',
  koreanLevel: 'TOPIK4',
  enrolled: true,
  course: 'BACHELOR_3_4',
  certifiedSchool: null,
}

let server: RunningServer
const lines: string[] = []
const stream = { write: (line: string) => lines.push(line) }
beforeAll(async () => {
  server = await runServer({ logger: { level: 'warn', stream } })
})

const saved = async (changed: Partial<Stay> = {}) => {
  server.clock.now = NOW
  const worker = await aWorker(server)
  await server.call(saveMyStay, { token: worker.token, body: { stay: { ...stay, ...changed } } })
  return worker
}

test('What a worker says of their stay is answered to them and is encrypted in the database', async () => {
  const worker = await saved()
  expect((await server.call(getMyStay, { token: worker.token })).data).toEqual(stay)
  const { rows } = await server.database.pool.query<{ sealed: Buffer }>(
    'select sealed from stays where member_id = $1',
    [worker.id],
  )
  const [text = ''] = rows.map(({ sealed }) => sealed.toString('latin1'))
  expect(text).not.toContain('TOPIK4')
  expect(text.length).toBeGreaterThan(30)
})

test('Saving no stay removes it', async () => {
  const worker = await saved()
  await server.call(saveMyStay, { token: worker.token, body: { stay: null } })
  expect((await server.call(getMyStay, { token: worker.token })).data).toBeNull()
})

test('A status that does not exist is refused at its field', async () => {
  const worker = await saved()
  const body = { stay: { ...stay, visaStatus: 'Q-1', subCode: null } }
  const { status, problem } = await server.call(saveMyStay, { token: worker.token, body })
  expect(status).toBe(400)
  expect(problem.errors).toMatchObject([{ field: 'stay.visaStatus', code: 'UNKNOWN' }])
})

test('The export has the stay in readable form', async () => {
  const worker = await saved()
  const { data } = await server.call(exportMember, { token: worker.token })
  expect(data).toMatchObject({ stay })
})

test('A stay that no key opens is answered as none and kept, and the log says so without its member', async () => {
  const worker = await saved()
  await makeStayUnreadable(server, worker.id)
  const sealed = async () =>
    (await server.database.pool.query('select sealed from stays where member_id = $1', [worker.id])).rows
  const before = await sealed()
  lines.length = 0
  expect(await server.call(getMyStay, { token: worker.token })).toMatchObject({ status: 200, data: null })
  expect(await sealed()).toEqual(before)
  const log = lines.join('')
  expect(log).toContain('no key opens a stay')
  expect(log).not.toContain(worker.id)
  await server.call(saveMyStay, { token: worker.token, body: { stay } })
  expect((await server.call(getMyStay, { token: worker.token })).data).toEqual(stay)
})

test('The export goes on without a stay that no key opens, and says so', async () => {
  const worker = await saved()
  const exported = () => server.call(exportMember, { token: worker.token })
  expect((await exported()).data).not.toHaveProperty('stayUnreadable')
  await makeStayUnreadable(server, worker.id)
  expect(await exported()).toMatchObject({ status: 200, data: { stay: null, stayUnreadable: true } })
})

test('Reminders come 90 and 30 days before the end of the stay, each once', async () => {
  const worker = await saved()
  const kinds = async (at: string) => {
    server.clock.now = new Date(at)
    await untilIdle(server)
    const { rows } = await server.database.pool.query<{ kind: string }>(
      "select kind from notifications where member_id = $1 and kind like 'STAY%' order by kind desc",
      [worker.id],
    )
    return rows.map(({ kind }) => kind)
  }
  expect(await kinds('2026-11-30T00:00:00Z')).toEqual([])
  expect(await kinds('2026-12-01T00:00:00Z')).toEqual(['STAY_ENDS_IN_90_DAYS'])
  expect(await kinds('2026-12-15T00:00:00Z')).toEqual(['STAY_ENDS_IN_90_DAYS'])
  expect(await kinds('2027-01-30T00:00:00Z')).toEqual(['STAY_ENDS_IN_90_DAYS', 'STAY_ENDS_IN_30_DAYS'])
})

test('A stay that no key opens does not hold back the reminder of another', async () => {
  const [unreadable, other] = [await saved(), await saved()]
  await makeStayUnreadable(server, unreadable.id)
  await server.database.pool.query(
    "update stays set next_reminder_at = next_reminder_at - interval '1 minute' where member_id = $1",
    [unreadable.id],
  )
  server.clock.now = new Date('2026-12-01T00:00:00Z')
  await untilIdle(server)
  const { rows } = await server.database.pool.query(
    'select member_id from notifications where member_id = any($1)',
    [[unreadable.id, other.id]],
  )
  expect(rows).toEqual([{ member_id: other.id }])
})

test.each([
  [null, null],
  ['2027-03-01', '2026-12-01T00:00:00.000Z'],
  ['2027-01-10', '2026-12-11T00:00:00.000Z'],
  ['2026-12-01', null],
])('The next reminder of a stay until %s is at %s', (expiry, next) => {
  expect(nextReminder(expiry, NOW)?.toISOString() ?? null).toBe(next)
})
