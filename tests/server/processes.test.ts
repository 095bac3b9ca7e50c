import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { processCount } from '../../src/server/config/process-count.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'
import { readEvents } from '../support/event-reader.ts'
import { eventually } from '../support/eventually.ts'
import { aWorker } from '../support/members.ts'
import { databaseUrl } from '../support/operator-console.ts'
import type { RunningServer } from '../support/server.ts'
import { freePort, launchServer, type ServerProcess, startServer } from '../support/server-process.ts'

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-processes-'))
  database = await aDatabase()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const env = () => ({
  DATABASE_URL: databaseUrl({ database }),
  DATA_DIR: folder,
  DEMO: 'off',
  WEB: 'off',
  SERVER_PROCESSES: '2',
})

const start = async () => startServer(env(), await freePort())

/** Processes that a process has started and that run the server. */
async function workersOf({ pid }: ServerProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const workers: number[] = []
  for (const child of children.split(' ').filter(Boolean).map(Number))
    if (await isServer(child)) workers.push(child)
  return workers
}

const isServer = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('src/server/main.ts')

async function haveEnded(pids: readonly number[]): Promise<void> {
  await eventually(async () => {
    for (const pid of pids) expect(await isServer(pid)).toBe(false)
  })
}

const statusOf = async (url: string) => (await fetch(`${url}/healthz`)).status

describe('A server of several processes', () => {
  test('A killed process is replaced while the others answer; a stop ends all streams and processes', async () => {
    const server = await start()
    const [killed = 0, other] = await workersOf(server)
    process.kill(killed, 'SIGKILL')
    await haveEnded([killed])
    expect(await statusOf(server.url)).toBe(200)
    await eventually(async () => {
      const workers = await workersOf(server)
      expect(workers).toHaveLength(2)
      expect(workers).toContain(other)
      expect(workers).not.toContain(killed)
    })
    const workers = await workersOf(server)
    const { token } = await aWorker({ database, clock: { now: null } } as unknown as RunningServer)
    const streams = await Promise.all(Array.from({ length: 4 }, () => readEvents(server.url, token)))
    for (const stream of streams) expect((await stream.next())?.name).toBe('unread')
    const code = server.stop('SIGTERM')
    for (const stream of streams) expect(await stream.next()).toBeNull()
    expect(await code).toBe(0)
    await haveEnded(workers)
  })

  test('A kill of the first process leaves no other behind', async () => {
    const server = await start()
    const workers = await workersOf(server)
    expect(workers).toHaveLength(2)
    await server.stop('SIGKILL')
    await haveEnded(workers)
  })

  test('A server whose port is taken ends with the reason', async () => {
    const taken = createServer().listen(await freePort(), '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const server = launchServer(env(), port)
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('EADDRINUSE')
    taken.close()
  })
})

describe('The number of processes', () => {
  const GIGABYTE = 1024 ** 3

  test.each([
    { cores: 1, bytes: 1 * GIGABYTE, count: 1 },
    { cores: 2, bytes: 8 * GIGABYTE, count: 1 },
    { cores: 4, bytes: 8 * GIGABYTE, count: 3 },
    { cores: 8, bytes: 2 * GIGABYTE, count: 2 },
    { cores: 64, bytes: 256 * GIGABYTE, count: 8 },
  ])('A machine of $cores cores and $bytes bytes runs $count', ({ count, ...machine }) => {
    expect(processCount('', machine)).toBe(count)
  })

  test('SERVER_PROCESSES overrides it and must be a number of processes', () => {
    expect(processCount('2', { cores: 1, bytes: GIGABYTE })).toBe(2)
    for (const text of ['0', '65', '1.5', 'many'])
      expect(() => processCount(text)).toThrow('SERVER_PROCESSES')
  })
})
