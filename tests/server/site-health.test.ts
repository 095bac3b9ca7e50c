import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getSiteHealth } from '../../src/contract/operator/health.ts'
import { createHealthRecorder, deletePastHealth, observed } from '../../src/server/features/health/service.ts'
import { noteLoggedErrors } from '../../src/server/http/note-errors.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const DAY = 86_400_000
const REQUEST = 'a-request'

let server: RunningServer
let operator: TestMember
beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})
beforeEach(async () => {
  const { db } = server.database
  for (const table of ['servers', 'provider_results', 'server_errors', 'backups'] as const)
    await db.deleteFrom(table).execute()
})

const health = async () => (await server.call(getSiteHealth, { token: operator.token })).data
const via = { MAIL: 'files', SMS: 'files', PUSH: 'web-push' }
const recorder = (folders = {}) => createHealthRecorder({ version: '1.2.3', via, folders })
const { log, refused } = {
  log: (own: ReturnType<typeof recorder>, line: object, text: string) =>
    noteLoggedErrors(own).logMethod.call(
      { bindings: () => ({ reqId: REQUEST }) },
      [line, text],
      () => undefined,
      50,
    ),
  refused: (message: string, more: object) => Object.assign(new Error(message), more),
}

test('What nobody has reported is answered as not known', async () => {
  expect(await health()).toMatchObject({
    database: { version: expect.stringMatching(/^\d+/), schema: expect.stringMatching(/\.sql$/) },
    queues: { oldestTask: null },
    backups: { isScheduled: null, isOverdue: false, last: null, failure: null },
    servers: [],
    providers: [
      { channel: 'MAIL', via: 'files', succeededDate: null, failedDate: null, failure: null },
      { channel: 'SMS', succeededDate: null },
      { channel: 'PUSH', succeededDate: null },
    ],
    errors: [],
  })
})

test('A server reports its version, disks and replica, and is gone when it stops in order', async () => {
  const own = recorder({ DATA: server.dataDir, BACKUPS: '/no-such-folder' })
  own.useReplica({ db: () => null, lag: () => 7_200 })
  await own.report(server.database.db, new Date())
  const { servers, backups } = await health()
  expect(servers).toMatchObject([
    {
      version: '1.2.3',
      isRunning: true,
      replica: { isUsed: false, lag: 7_200 },
      disks: [{ place: 'DATA', free: expect.any(Number), size: expect.any(Number) }],
    },
  ])
  expect(backups.isScheduled).toBe(false)
  await own.leave(server.database.db)
  expect((await health()).servers).toEqual([])
})

test('A server that was killed stays listed for a day as not running', async () => {
  const { db } = server.database
  await recorder().report(db, new Date(Date.now() - 5 * 60_000))
  const listed = await health()
  expect(listed.servers).toMatchObject([{ isRunning: false, replica: null }])
  expect(listed.backups.isScheduled).toBeNull()
  await deletePastHealth(db, new Date(Date.now() + DAY))
  expect((await health()).servers).toEqual([])
})

test('The last success and failure of each provider are shown, without the recipient', async () => {
  const answers = { isDown: true }
  const own = recorder()
  const senders = observed(
    {
      mail: {
        async send({ to }) {
          if (answers.isDown) throw refused(`550 no mailbox ${to}`, { code: 'EENVELOPE', responseCode: 550 })
        },
      },
      sms: {
        send: () => Promise.reject(refused('UNAVAILABLE', { cause: new Error('HTTP 403 Forbidden') })),
      },
      push: { ...server.services.push, send: async () => ({ state: 'REFUSED' }) },
    },
    own,
  )
  const mail = { to: 'worker@example.com', subject: '', text: '' }
  await expect(senders.mail.send(mail)).rejects.toThrow('550')
  answers.isDown = false
  await senders.mail.send(mail)
  await expect(senders.sms.send('01012345678', '')).rejects.toThrow('UNAVAILABLE')
  const target = { endpoint: 'https://push.example/1', p256dh: '', auth: '' }
  await senders.push.send(target, { message: '', topic: 'a', ttl: 60 })
  await own.report(server.database.db, new Date())
  const { providers } = await health()
  expect(providers).toMatchObject([
    {
      channel: 'MAIL',
      succeededDate: expect.any(String),
      failedDate: expect.any(String),
      failure: 'EENVELOPE 550',
    },
    { channel: 'SMS', succeededDate: null, failure: 'HTTP 403 Forbidden' },
    { channel: 'PUSH', succeededDate: null, failure: 'REFUSED' },
  ])
})

test('An older failure of another process does not replace a newer one', async () => {
  const { db } = server.database
  const [first, second] = [recorder(), recorder()]
  first.noteResult('MAIL', 'older')
  second.noteResult('MAIL', null)
  second.noteResult('MAIL', 'newer')
  await second.report(db, new Date())
  await db
    .updateTable('provider_results')
    .set({ failed_at: new Date(Date.now() + DAY) })
    .execute()
  await first.report(db, new Date())
  expect((await health()).providers[0]).toMatchObject({ failure: 'newer', succeededDate: expect.any(String) })
})

test('Errors of the log are counted by kind, without the values in them', async () => {
  const own = recorder()
  log(own, { err: new TypeError('no row 4711 of it'), endpoint: 'jobs.list' }, 'request failed')
  log(own, { err: new TypeError('no row 4712 of it'), endpoint: 'jobs.list' }, 'request failed')
  log(own, { err: new Error('connection lost') }, 'background work failed')
  await own.report(server.database.db, new Date())
  const { errors } = await health()
  expect(errors).toHaveLength(2)
  expect(errors).toContainEqual({
    place: 'jobs.list',
    error: 'TypeError: no row … of it',
    times: 2,
    lastDate: expect.any(String),
    requestId: REQUEST,
  })
  expect(errors).toContainEqual(expect.objectContaining({ place: 'background work failed' }))
})

test('A failed backup is shown until the next one is complete', async () => {
  const { db } = server.database
  const started = { day: '2026-11-20', started_at: '2026-11-19T18:30:00Z' }
  const complete = { ...started, finished_at: '2026-11-19T18:31:00Z', bytes: 5 }
  await db.insertInto('backups').values(complete).execute()
  await db
    .insertInto('backups')
    .values({ day: '2026-11-21', started_at: '2026-11-20T18:30:00Z', error: 'no space' })
    .execute()
  expect((await health()).backups).toMatchObject({
    last: { finishedDate: '2026-11-19T18:31:00.000Z', bytes: 5 },
    failure: { startedDate: '2026-11-20T18:30:00.000Z', error: 'no space' },
  })
  const own = recorder({ BACKUPS: server.dataDir })
  await own.report(db, new Date())
  expect((await health()).backups).toMatchObject({ isScheduled: true, isOverdue: true })
  await db
    .updateTable('backups')
    .set({ error: null, finished_at: new Date(), bytes: 6 })
    .where('day', '=', '2026-11-21')
    .execute()
  expect((await health()).backups).toMatchObject({ isOverdue: false, last: { bytes: 6 }, failure: null })
})
