import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSharedDatabase } from '../../src/server/db/open-database.ts'
import { eventually } from '../support/eventually.ts'
import { END_WITH_PARENT } from '../support/server-process.ts'

const MAIN = new URL('../../src/server/main.ts', import.meta.url).pathname

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ilteo-embedded-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

interface Process {
  child: ChildProcess
  /** Resolves to the address once it listens; rejects with its output if it exits before. */
  listening: Promise<string>
  ended: Promise<{ code: number | null; output: string }>
}

function start(port = 0): Process {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'off',
    DATABASE_URL: '',
    TRUST_PROXY: '127.0.0.1',
    WEB: 'off',
  }
  const child = spawn(process.execPath, [...END_WITH_PARENT, MAIN], { env, stdio: 'pipe' })
  let output = ''
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, output })),
  )
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /listening on (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(output)))
  })
  listening.catch(() => undefined)
  return { child, listening, ended }
}

let callers = 0
/** Each from a different address, as sign-ups per address are limited. */
const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(callers / 250)}.${callers++ % 250}`,
    },
    body: JSON.stringify(body),
  })

const credentials = (email: string) => ({ authType: 'EMAIL', email, password: 'long enough' })
const signUp = (address: string, email: string) =>
  post(`${address}/api/users`, { ...credentials(email), name: 'A', role: 'EMPLOYEE' })
const signIn = (address: string, email: string) =>
  post(`${address}/api/users/authentication`, credentials(email))

async function killPostmaster(): Promise<number> {
  const cluster = await readFile(join(dataDir, 'postgres-location'), 'utf8').catch(() =>
    join(dataDir, 'postgres'),
  )
  const pid = Number.parseInt(await readFile(join(cluster.trim(), 'postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  return pid
}

test('Acknowledged writes survive kill -9, and a second server on the same data folder is refused', async () => {
  const first = start()
  const address = await first.listening
  expect((await signUp(address, 'kept@ilteo.test')).status).toBe(201)

  const second = start()
  const refused = await second.ended
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('is in use by another Ilteo server')

  first.child.kill('SIGKILL')
  await first.ended
  const third = start()
  expect((await signIn(await third.listening, 'kept@ilteo.test')).status).toBe(200)

  third.child.kill('SIGTERM')
  expect((await third.ended).code).toBe(0)
})

test('A killed postmaster is restarted under load: clients get 503 meanwhile and no acknowledged write is lost', async () => {
  const { child, listening, ended } = start()
  const address = await listening
  const acknowledged: string[] = []
  const refusals = new Set<string>()
  const load = { isOver: false }
  const clients = Array.from({ length: 8 }, async (_, client) => {
    for (let turn = 0; !load.isOver; turn++) {
      const email = `crash-${client}-${turn}@ilteo.test`
      const answer = await signUp(address, email)
      if (answer.status === 201) acknowledged.push(email)
      else refusals.add(`${answer.status}, retry-after ${answer.headers.get('retry-after')}`)
      await answer.arrayBuffer()
    }
  })
  for (let kill = 1; kill <= 3; kill++) {
    const before = acknowledged.length
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 10))
    await killPostmaster()
    const killed = acknowledged.length
    // Up to eight may have been acknowledged while it was killed.
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(killed + 16))
  }
  load.isOver = true
  await Promise.all(clients)
  expect(child.exitCode).toBeNull()
  expect([...refusals].filter((refusal) => refusal !== '503, retry-after 2')).toEqual([])
  const beside = await openSharedDatabase({ databaseUrl: null, dataDir })
  const kept = await beside.db
    .selectFrom('members')
    .select('email')
    .where('email', 'like', 'crash-%')
    .execute()
  await beside.close()
  expect(acknowledged.filter((email) => !kept.some((row) => row.email === email))).toEqual([])
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

test('The embedded database acknowledges commits only after they are on disk', async () => {
  const { child, listening, ended } = start()
  await listening
  const beside = await openSharedDatabase({ databaseUrl: null, dataDir })
  const { rows } = await beside.pool.query(`select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes') order by name`)
  await beside.close()
  child.kill('SIGTERM')
  await ended
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
  ])
})

test('A server whose port is taken prints the reason and exits with 1', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, output } = await start(port).ended
  expect(code).toBe(1)
  expect(output).toContain('EADDRINUSE')
  other.close()
})
