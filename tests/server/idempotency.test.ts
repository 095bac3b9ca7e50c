import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { setLangCode } from '../../src/contract/account/member.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { once } from '../../src/server/http/idempotency.ts'
import { eventually } from '../support/eventually.ts'
import { aWorker } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

test('A replay under the same key gets the stored answer and has no second effect', async () => {
  const { token } = await aWorker(server)
  const first = await server.call(setLangCode, { token, key: 'k1', body: { langCode: 'vi' } })
  await server.call(setLangCode, { token, key: 'k2', body: { langCode: 'th' } })
  const replay = await server.call(setLangCode, { token, key: 'k1', body: { langCode: 'vi' } })
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(replay.headers.get('idempotent-replayed')).toBe('true')
  expect(replay.data).toEqual(first.data)
  const { lang_code } = await server.database.db
    .selectFrom('members')
    .select('lang_code')
    .where('id', '=', (await memberOf(token))!)
    .executeTakeFirstOrThrow()
  expect(lang_code).toBe('th')
})

async function memberOf(token: string): Promise<string | undefined> {
  const response = await server.fetch('/api/users/me', { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()).data.id
}

test('A key that is reused for another command is rejected', async () => {
  const { token } = await aWorker(server)
  await server.call(setLangCode, { token, key: 'k', body: { langCode: 'vi' } })
  const other = await server.call(setLangCode, { token, key: 'k', body: { langCode: 'th' } })
  expect(other.status).toBe(422)
  expect(other.problem.responseCode).toBe('IDEMPOTENCY_KEY_REUSED')
})

test('Two members can use the same key', async () => {
  const [one, two] = [await aWorker(server), await aWorker(server)]
  await server.call(setLangCode, { token: one.token, key: 'same', body: { langCode: 'vi' } })
  const answer = await server.call(setLangCode, { token: two.token, key: 'same', body: { langCode: 'th' } })
  expect(answer.data).toEqual({ langCode: 'th' })
})

test('A rejected command is not stored, and its key can be used again', async () => {
  const { token } = await aWorker(server)
  expect((await server.call(setLangCode, { token, key: 'again', body: { langCode: 'xx' } })).status).toBe(400)
  expect((await server.call(setLangCode, { token, key: 'again', body: { langCode: 'vi' } })).status).toBe(200)
})

test('A replay answers 409 with Retry-After while the first request is running', async () => {
  const { token, id } = await aWorker(server)
  const print = { memberId: id, key: 'slow', fingerprint: Buffer.from('x'), now: new Date() }
  let release: () => void = () => undefined
  const blocked = new Promise<void>((resolve) => (release = resolve))
  let started: () => void = () => undefined
  const underway = new Promise<void>((resolve) => (started = resolve))
  const first = inTransaction(server.database.db, (tx) =>
    once(tx, print, async () => {
      started()
      await blocked
      return { status: 200, body: {} }
    }),
  )
  await underway
  const second = await server.call(setLangCode, { token, key: 'slow', body: { langCode: 'vi' } })
  release()
  await first
  expect(second.status).toBe(409)
  expect(second.problem.responseCode).toBe('IDEMPOTENCY_KEY_RUNNING')
  expect(second.headers.get('retry-after')).toBe('2')
})

/** Until a command of this database has waited for a lock that long, or is over. */
async function untilWaiting(sent: Promise<unknown>, since: string): Promise<void> {
  let isOver = false
  void sent.finally(() => (isOver = true))
  await eventually(async () => {
    const { rowCount } = await server.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and clock_timestamp() - query_start >= $1::interval`,
      [since],
    )
    expect(rowCount === 1 || isOver).toBe(true)
  })
}

test('A command with a key that waits three seconds for a row lock succeeds', async () => {
  const { token, id } = await aWorker(server)
  const command = { token, key: 'patient', body: { langCode: 'vi' } }
  const held = await server.database.pool.connect()
  await held.query('begin')
  await held.query('select from members where id = $1 for no key update', [id])
  const sent = server.call(setLangCode, command)
  await untilWaiting(sent, '3 s')
  await held.query('rollback')
  held.release()
  expect(await sent).toMatchObject({ status: 200, data: { langCode: 'vi' } })
  const replay = await server.call(setLangCode, command)
  expect(replay.headers.get('idempotent-replayed')).toBe('true')
})

test('A command that waited for a failed one with the same key runs in its place', async () => {
  const { token, id } = await aWorker(server)
  const held = await server.database.pool.connect()
  await held.query('begin')
  await held.query(
    `insert into idempotency_keys (member_id, key, fingerprint, created_at) values ($1, 'failing', '', now())`,
    [id],
  )
  const send = () => server.call(setLangCode, { token, key: 'failing', body: { langCode: 'vi' } })
  const sent = send()
  await untilWaiting(sent, '0 s')
  await held.query('rollback')
  held.release()
  // On a busy machine the wait may exceed two seconds, and the answer is to try again.
  const answer = await sent.then((first) => (first.status === 409 ? send() : first))
  expect(answer).toMatchObject({ status: 200, data: { langCode: 'vi' } })
  expect(answer.headers.get('idempotent-replayed')).toBeNull()
})

/** Sent raw, as `fetch` trims header values. */
function sendKey(token: string, key: string): Promise<{ status: number; field?: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    }
    const sending = request(`${server.url}/api/users/me/lang-code`, { method: 'PUT', headers })
    sending.on('error', reject)
    sending.on('response', async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString()
      resolve({ status: answer.statusCode ?? 0, field: JSON.parse(text).errors?.[0]?.field })
    })
    sending.end(JSON.stringify({ langCode: 'vi' }))
  })
}

test.each(['', 'a b', 'a\tb', 'ü', 'keyü', '\u00a0', 'x'.repeat(201)])(
  'The key %j, which is not 1 to 200 printable ASCII characters, is rejected',
  async (key) => {
    const { token } = await aWorker(server)
    expect(await sendKey(token, key)).toEqual({ status: 400, field: 'Idempotency-Key' })
  },
)

test.each(['!', '~', 'x'.repeat(200)])('The key %j is accepted unchanged', async (key) => {
  const { token, id } = await aWorker(server)
  expect((await sendKey(token, key)).status).toBe(200)
  const { db } = server.database
  const kept = await db.selectFrom('idempotency_keys').select('key').where('member_id', '=', id).execute()
  expect(kept).toEqual([{ key }])
})

test('Keys are deleted after sixty days', async () => {
  const { token, id } = await aWorker(server)
  await server.call(setLangCode, { token, key: 'old', body: { langCode: 'vi' } })
  await sweep(server.database.db, server.services.files, new Date(Date.now() + 59 * 86_400_000))
  const kept = () =>
    server.database.db.selectFrom('idempotency_keys').select('key').where('member_id', '=', id).execute()
  expect(await kept()).toHaveLength(1)
  await sweep(server.database.db, server.services.files, new Date(Date.now() + 61 * 86_400_000))
  expect(await kept()).toHaveLength(0)
})
