import { expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { runServer } from '../support/server.ts'

test('GET /readyz requires a writable database, and GET /healthz does not', async () => {
  const server = await runServer()
  const { database } = server
  expect((await server.fetch('/readyz')).status).toBe(200)
  const name = database.connection.database ?? ''
  await database.pool.query(`alter database ${name} set default_transaction_read_only = on`)
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  )
  await database.pool.query('set default_transaction_read_only = on')
  await eventually(async () => expect((await server.fetch('/readyz')).status).toBe(503))
  expect((await server.fetch('/readyz')).headers.get('retry-after')).toBe('2')
  expect((await server.fetch('/healthz')).status).toBe(200)
})

test('GET /readyz answers 503 while the database does not respond', async () => {
  const server = await runServer()
  const { database } = server
  const client = await database.pool.connect()
  await client.query('begin; lock table readiness')
  expect((await server.fetch('/readyz')).status).toBe(503)
  await client.query('rollback')
  client.release()
  await eventually(async () => expect((await server.fetch('/readyz')).status).toBe(200))
})

test('A hundred concurrent readiness checks share a few writes', async () => {
  const server = await runServer()
  const { database } = server
  await database.pool.query(`
    create table writes (at timestamptz default now());
    create function note() returns trigger language plpgsql as 'begin insert into writes default values; return new; end';
    create trigger note before insert on readiness for each row execute function note()`)
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.fetch('/readyz')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await database.pool.query('select count(*) from writes')
  expect(rows[0].count).toBeLessThan(10)
})
