import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { productNode, SERVER_ENV, SERVER_FLAGS } from '../../src/server/cli/install.mjs'
import { END_WITH_PARENT } from '../support/server-process.ts'
import {
  etcdArguments,
  haproxyConfiguration,
  PASSWORDS,
  patroniConfiguration,
  portsFrom,
} from './configuration.ts'
import { type Program, program } from './program.ts'

export const MAIN = new URL('../../src/server/main.ts', import.meta.url).pathname
const DEBIAN_POSTGRES = '/usr/lib/postgresql'
export const ETCD_MEMBERS = 3
export const DATABASES = 3
export const APPS = 2
export const PROXIES = 2
const START_TIMEOUT = 120_000

export interface Cluster {
  /** Through the proxy. */
  url: string
  /** Of each server, past the proxy. */
  appUrls: string[]
  /** Through the proxy, to the primary. */
  databaseUrl: string
  etcd: Program[]
  databases: Program[]
  proxies: Program[]
  apps: Program[]
  folder: string
  /** Whether one database takes writes, and all others follow it. */
  isHealthy(): Promise<boolean>
  /** Index of the database that is the primary; null while there is none. */
  primary(): Promise<number | null>
  stop(): Promise<void>
}

/**
 * Starts etcd, PostgreSQL under Patroni, HAProxy and two servers on the loopback interface, in a folder of its own.
 * @param base first of sixty free ports
 * @param env other settings of the servers
 */
export async function startCluster(base: number, env: Record<string, string> = {}): Promise<Cluster> {
  const ports = portsFrom(base)
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-cluster-'))
  await chmod(folder, 0o711)
  const user = postgresUser()
  const socketDir = join(folder, 'sockets')
  await mkdir(socketDir)
  if (user.uid !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, socketDir])
  const log = (name: string) => join(folder, `${name}.log`)
  const etcd = Array.from({ length: ETCD_MEMBERS }, (_, index) =>
    program({
      name: `etcd${index}`,
      command: 'etcd',
      args: etcdArguments(ports, index, ETCD_MEMBERS, join(folder, `etcd${index}`)),
      log: log(`etcd${index}`),
    }),
  )
  const binDir = await postgresBinaries()
  const databases = await Promise.all(
    Array.from({ length: DATABASES }, async (_, index) => {
      const home = join(folder, `db${index}`)
      await mkdir(home)
      if (user.uid !== undefined) execFileSync('chown', [`${user.uid}:${user.gid}`, home])
      const settings = {
        ports,
        index,
        etcdMembers: ETCD_MEMBERS,
        dataDir: join(home, 'data'),
        binDir,
        socketDir,
      }
      const file = join(folder, `patroni${index}.yml`)
      await writeFile(file, patroniConfiguration(settings))
      return program({
        name: `db${index}`,
        command: 'patroni',
        args: [file],
        survivors: () => postmasterIn(join(home, 'data')),
        log: log(`db${index}`),
        ...user,
      })
    }),
  )
  const proxies = await Promise.all(
    Array.from({ length: PROXIES }, async (_, index) => {
      const file = join(folder, `haproxy${index}.cfg`)
      await writeFile(file, haproxyConfiguration(ports, index, DATABASES, APPS))
      const name = `haproxy${index}`
      return program({ name, command: '/usr/sbin/haproxy', args: ['-db', '-f', file], log: log(name) })
    }),
  )
  // Both proxies are named: one may be down.
  const through = (portOf: (proxy: number) => number) => {
    const hosts = Array.from({ length: PROXIES }, (_, index) => `127.0.0.1:${portOf(index)}`)
    return `postgres://ilteo:${PASSWORDS.app}@${hosts.join(',')}/ilteo`
  }
  const databaseUrl = through(ports.writes)
  const apps = Array.from({ length: APPS }, (_, index) =>
    program({
      name: `app${index}`,
      command: productNode(),
      args: [...END_WITH_PARENT, ...SERVER_FLAGS, MAIN],
      env: {
        ...SERVER_ENV,
        LOG_LEVEL: 'warn',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: databaseUrl,
        DATABASE_READ_URL: `${through(ports.reads)}?target_session_attrs=read-only`,
        PORT: String(ports.app(index)),
        DEMO: 'on',
        ...env,
      },
      log: log(`app${index}`),
    }),
  )
  const programs = [...apps, ...proxies, ...databases, ...etcd]
  const stopAll = async () => {
    for (const each of programs) await each.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  let stopping: Promise<void> | null = null
  const stop = () => (stopping ??= stopAll())
  const primary = () => primaryAmong(Array.from({ length: DATABASES }, (_, index) => ports.patroni(index)))
  const isHealthy = () => allFollow(ports.patroni(0), DATABASES)
  const site = {
    isHealthy,
    url: `http://127.0.0.1:${ports.site(0)}`,
    databaseUrl,
    etcd,
    databases,
    proxies,
    apps,
    folder,
    primary,
    stop,
  }
  try {
    for (const each of etcd) each.start()
    for (const each of databases) each.start()
    for (const each of proxies) each.start()
    await until('a primary', async () => (await primary()) !== null)
    await createDatabase(`postgres://postgres:${PASSWORDS.superuser}@127.0.0.1:${ports.writes(0)}/postgres`)
    const appUrls = Array.from({ length: APPS }, (_, index) => `http://127.0.0.1:${ports.app(index)}`)
    for (const each of apps) each.start()
    await until('the servers', async () => (await Promise.all(appUrls.map(isReady))).every(Boolean))
    await until('the site', () => isReady(site.url))
    return { ...site, appUrls }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Patroni starts PostgreSQL in a session of its own. */
async function postmasterIn(dataDir: string): Promise<number[]> {
  const file = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(file, 10)
  return pid > 0 ? [pid] : []
}

/** PostgreSQL refuses to run as root. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function postgresBinaries(): Promise<string> {
  const versions = (await readdir(DEBIAN_POSTGRES)).toSorted((a, b) => Number(b) - Number(a))
  if (!versions[0]) throw new Error(`no PostgreSQL in ${DEBIAN_POSTGRES}`)
  return join(DEBIAN_POSTGRES, versions[0], 'bin')
}

async function primaryAmong(restPorts: readonly number[]): Promise<number | null> {
  const isPrimary = await Promise.all(
    restPorts.map((port) =>
      fetch(`http://127.0.0.1:${port}/primary`, { signal: AbortSignal.timeout(1_000) }).then(
        (answer) => answer.ok,
        () => false,
      ),
    ),
  )
  const index = isPrimary.indexOf(true)
  return index === -1 ? null : index
}

async function allFollow(restPort: number, count: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1_000) })
    const { members } = (await answer.json()) as { members: { role: string; state: string; lag?: number }[] }
    const following = members.filter(({ role, state, lag }) =>
      role === 'leader' ? state === 'running' : /running|streaming/.test(state) && lag === 0,
    )
    return following.length === count && members.some(({ role }) => role === 'leader')
  } catch {
    return false
  }
}

async function createDatabase(url: string): Promise<void> {
  await until('the primary through the proxy', async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(`create role ilteo login password '${PASSWORDS.app}'`)
      await client.query('create database ilteo owner ilteo')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  })
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  )

/** @throws Error if it does not become true within two minutes */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  timeout = START_TIMEOUT,
): Promise<void> {
  const end = performance.now() + timeout
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${timeout / 1000} s`)
    await delay(200)
  }
}
