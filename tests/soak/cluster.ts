import { setTimeout as delay } from 'node:timers/promises'
import { listJobs } from '../../src/contract/job/job.ts'
import { connect } from '../../src/server/db/database.ts'
import { type Cluster, startCluster, until } from '../cluster/cluster.ts'
import type { Program } from '../cluster/program.ts'
import { startStandIn } from '../cluster/stand-in.ts'
import { callEndpoint } from '../support/server.ts'
import { isSmoke, sized } from '../support/smoke.ts'
import { compare } from './compare.ts'
import { employ, emptyRecord, type Site, work } from './crowd.ts'
import { populate } from './populate.ts'

/**
 * `npm run soak cluster [minutes]`: clients on a cluster whose parts are killed in turn, each at least five times.
 * Fails if an acknowledged write is lost or made twice, or if writes stay away longer than allowed.
 */
const minutes = Number(process.argv[2])
const WORKERS = sized(16, 3)
const EMPLOYERS = sized(6, 2)
const READERS = sized(4, 1)
const TIMES = sized(5, 1)
/** Longest pauses allowed, in milliseconds. */
const MAX_WRITE_PAUSE = 30_000
const MAX_READ_PAUSE = 2_000
/** A killed program is started again after this time. */
const DOWN_TIME = sized(5_000, 200)
const WRITES_AFTER = sized(100, 10)
const READ_INTERVAL = 100
const PORTS = 19_200

interface Pauses {
  count: number
  writes: number
  reads: number
}

const done = emptyRecord()
const reads = { count: 0, longest: 0 }
const pauses = new Map<string, Pauses>()
/** What is measured while nothing is killed: pauses as long as these come from the machine. */
const NOTHING = 'nothing'

const startSite = isSmoke ? startStandIn : startCluster
const cluster = await startSite(PORTS, { DEMO: 'off', PAYMENT_PROVIDER: 'sandbox' })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cluster.stop().then(() => process.exit(1)))
try {
  process.exitCode = (await soak(cluster)) ? 0 : 1
} finally {
  await cluster.stop()
}

async function soak(target: Cluster): Promise<boolean> {
  const database = connect(target.databaseUrl, 4)
  const { workers, employers, jobIds } = await populate(database.db, {
    workers: WORKERS,
    employers: EMPLOYERS,
  })
  await database.close()
  const site: Site = { url: target.url, jobIds, isOver: false }
  console.log(`${WORKERS + EMPLOYERS} writers and ${READERS} readers for ${minutes} min on ${site.url}`)
  const crowd = Promise.all([
    ...workers.map((member) => work(site, done, member)),
    ...employers.map((member) => employ(site, done, member)),
    ...Array.from({ length: READERS }, () => readJobs(site)),
  ])
  crowd.catch(() => undefined)
  const faults = isSmoke ? [serverFault()] : Array.from({ length: TIMES }, plan).flat()
  const share = (minutes * 60_000) / faults.length
  for (const [name, victim] of faults) {
    const startedAt = performance.now()
    await until('a healthy cluster', () => target.isHealthy())
    await strike(target, name, await victim(target))
    await watchUntil(startedAt + share)
  }
  site.isOver = true
  await crowd
  return conclude(target)
}

type Fault = readonly [name: string, victim: (cluster: Cluster) => Promise<Program>]

/** The only fault that a stand-in can have too. */
function serverFault(): Fault {
  return ['server', async (target) => one(target.apps)]
}

function one(programs: readonly Program[]): Program {
  const chosen = programs[Math.floor(Math.random() * programs.length)]
  if (!chosen) throw new Error('the cluster has several of each')
  return chosen
}

/** Each part of the cluster once. */
function plan(): Fault[] {
  return [
    [
      'primary',
      async (target) => one([target.databases[await primaryOf(target)]].filter((each) => each !== undefined)),
    ],
    [
      'replica',
      async (target) => {
        const primary = await primaryOf(target)
        return one(target.databases.filter((_, index) => index !== primary))
      },
    ],
    ['etcd member', async (target) => one(target.etcd)],
    ['proxy', async (target) => one(target.proxies)],
    serverFault(),
  ]
}

async function primaryOf(target: Cluster): Promise<number> {
  let primary: number | null = null
  await until('a primary', async () => (primary = await target.primary()) !== null)
  return primary ?? 0
}

async function watchUntil(end: number): Promise<void> {
  let seen = { writes: done.writes, at: performance.now() }
  let longestWrite = 0
  reads.longest = 0
  while (performance.now() < end) {
    await delay(50)
    longestWrite = Math.max(longestWrite, performance.now() - seen.at)
    if (done.writes !== seen.writes) seen = { writes: done.writes, at: performance.now() }
  }
  notePause(NOTHING, longestWrite, reads.longest)
}

function notePause(name: string, writes: number, read: number): void {
  const total = pauses.get(name) ?? { count: 0, writes: 0, reads: 0 }
  pauses.set(name, {
    count: total.count + 1,
    writes: Math.max(total.writes, writes),
    reads: Math.max(total.reads, read),
  })
}

/** Kills a program, starts it again, and records the longest time without an acknowledged write and without a read. */
async function strike(target: Cluster, name: string, victim: Program): Promise<void> {
  const before = done.writes
  let seen = { writes: done.writes, at: performance.now() }
  let longestWrite = 0
  reads.longest = 0
  await victim.stop('SIGKILL')
  // A primary that is back at once would be primary again.
  const isReplaced = until('another primary', async () => (await target.primary()) !== null)
  const restart = Promise.all([delay(DOWN_TIME), isReplaced]).then(() => victim.start())
  const end = performance.now() + DOWN_TIME + MAX_WRITE_PAUSE
  let after = 0
  while (after < WRITES_AFTER && performance.now() < end) {
    await delay(50)
    const now = performance.now()
    longestWrite = Math.max(longestWrite, now - seen.at)
    if (done.writes === seen.writes) continue
    if (now > end - MAX_WRITE_PAUSE) after += done.writes - seen.writes
    seen = { writes: done.writes, at: now }
  }
  await restart
  notePause(name, longestWrite, reads.longest)
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  console.log(
    `${name} (${victim.name}): longest without a write ${seconds(longestWrite)} s, without a read ${seconds(reads.longest)} s, ${done.writes - before} writes`,
  )
}

/** A visitor who lists jobs; while the proxy is down, at the first server that answers. */
async function readJobs(site: Site): Promise<void> {
  let seenAt = performance.now()
  while (!site.isOver) {
    for (const url of [site.url, ...cluster.appUrls]) {
      const answer = await callEndpoint(url, listJobs).catch(() => null)
      if (answer?.status !== 200) continue
      reads.longest = Math.max(reads.longest, performance.now() - seenAt)
      seenAt = performance.now()
      reads.count += 1
      break
    }
    await delay(READ_INTERVAL)
  }
}

async function conclude(target: Cluster): Promise<boolean> {
  const database = connect(target.databaseUrl, 2)
  const { lost, doubled } = await compare(database.db, done)
  await database.close()
  for (const line of [...lost, ...doubled].slice(0, 20)) console.log(line)
  for (const [name, count] of done.refusals) console.log(`refused: ${name} ${count}`)
  console.table(
    Object.fromEntries(
      [...pauses].map(([name, { count, writes, reads: read }]) => [
        name,
        { times: count, 'writes away, s': writes / 1000, 'reads away, s': read / 1000 },
      ]),
    ),
  )
  const isInTime = [...pauses].every(
    ([name, pause]) => name === NOTHING || (pause.writes <= MAX_WRITE_PAUSE && pause.reads <= MAX_READ_PAUSE),
  )
  console.log(
    `${done.writes} writes acknowledged (${done.repeats} repeats), ${reads.count} reads: ` +
      `lost ${lost.length}, doubled ${doubled.length}, pauses within limits ${isInTime}`,
  )
  return lost.length === 0 && doubled.length === 0 && (isInTime || isSmoke)
}
