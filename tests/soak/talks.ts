import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { v7 } from 'uuid'
import { connect } from '../../src/server/db/database.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { openEmptyDatabase } from '../support/empty-database.ts'
import { aJob, publish } from '../support/jobs.ts'
import { aWorker } from '../support/members.ts'
import type { RunningServer } from '../support/server.ts'
import { freePort, type ServerProcess, startServer } from '../support/server-process.ts'
import { isSmoke, sized } from '../support/smoke.ts'
import { TalkDevice } from './talk-device.ts'

/** `npm run soak talks [minutes]`: 1,000 conversations, 50 messages a second on two servers, one killed midway. */
const minutes = Number(process.argv[2])
const CONVERSATIONS = sized(1_000, 4)
const EMPLOYERS = sized(50, 2)
const RATE = sized(50, 10)
/** Milliseconds for which the killed server stays away. */
const AWAY = sized(10_000, 200)
const WARM_UP = sized(5_000, 200)
const OPENED_AT_ONCE = 8
/** Of the delay from the press to the other screen while nothing fails; the milliseconds of 95 %. */
const BUDGET = 500

interface Said {
  id: string
  conversationId: string
  from: TalkDevice
  to: TalkDevice
  pressedAt: number
  isAcknowledged: boolean
}

const folder = await mkdtemp(join(tmpdir(), 'ilteo-talks-'))
await chmod(folder, 0o711)
const database = await openEmptyDatabase(join(folder, 'database'))
const beside = connect(database.connection, 4)
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  DEMO: 'off',
  WEB: 'off',
}
const servers: ServerProcess[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)))
try {
  for (let count = 0; count < 2; count++) servers.push(await startServer(env, await freePort()))
  process.exitCode = (await soak()) ? 0 : 1
} finally {
  await cleanUp()
}

async function soak(): Promise<boolean> {
  const urls = servers.map(({ url }) => url)
  const talks = await openTalks(urls)
  const devices = [...new Set(talks.flatMap(({ worker, employer }) => [worker, employer]))]
  await Promise.all(devices.map((device) => device.listen()))
  console.log(`${talks.length} conversations, ${devices.length} open streams, ${RATE} messages a second`)
  const half = (minutes * 60_000) / 2
  const quiet = await talk(talks, WARM_UP + half)
  const [loud] = await Promise.all([talk(talks, half), killAndRestart(half / 4)])
  // A device whose stream broke reads what it missed when it opens the next one.
  for (const device of devices) await device.close()
  const said = [...quiet, ...loud]
  const p95 = report('no faults', quiet)
  report('with a server killed', loud)
  const faults = await compare(said, devices)
  const refused = said.filter(({ isAcknowledged }) => !isAcknowledged).length
  const [load = 0] = loadavg()
  console.log(
    `load ${load.toFixed(1)} on ${availableParallelism()} processors: delays mean little where it is above`,
  )
  console.log(
    `${said.length} messages, ${refused} never acknowledged: lost ${faults.lost}, doubled ${faults.doubled}`,
  )
  return refused === 0 && faults.lost === 0 && faults.doubled === 0 && (p95 < BUDGET || isSmoke)
}

interface Talk {
  id: string
  worker: TalkDevice
  employer: TalkDevice
}

async function openTalks(urls: readonly string[]): Promise<Talk[]> {
  const own = { database: { db: beside.db }, clock: { now: null } } as unknown as RunningServer
  const companies: { device: TalkDevice; jobId: string }[] = []
  for (let count = 0; count < EMPLOYERS; count++) {
    const employer = await aVerifiedEmployer(own)
    const job = aJob(employer.companyId, new Date(), { id: v7() })
    await publish(beside.db, job)
    companies.push({ device: new TalkDevice(urls, employer.token, count), jobId: job.id })
  }
  const talks: Talk[] = []
  const begin = async (index: number) => {
    const { device, jobId } = companies[index % companies.length] ?? never()
    const member = await aWorker(own, { hasResume: true })
    const worker = new TalkDevice(urls, member.token, index)
    const { applicationId } = await worker.post(`/jobs/${jobId}/applications`, {})
    const { id } = await worker.post('/conversations', { applicationId })
    for (const each of [worker, device]) each.follow(String(id))
    talks.push({ id: String(id), worker, employer: device })
  }
  for (let first = 0; first < CONVERSATIONS; first += OPENED_AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(OPENED_AT_ONCE, CONVERSATIONS - first) }, (_, at) => begin(first + at)),
    )
  return talks
}

/** Somebody says something every twentieth of a second; each message is sent until a server has acknowledged it. */
async function talk(talks: readonly Talk[], duration: number): Promise<Said[]> {
  const said: Said[] = []
  const sending: Promise<void>[] = []
  const start = performance.now()
  for (let count = 0; count < (duration / 1000) * RATE; count++) {
    await delay(Math.max(0, start + (count * 1000) / RATE - performance.now()))
    const { id, worker, employer } = talks[Math.floor(Math.random() * talks.length)] ?? never()
    const [from, to] = Math.random() < 0.5 ? [worker, employer] : [employer, worker]
    const message = { id: randomUUID(), conversationId: id, from, to, pressedAt: performance.now() }
    const one: Said = { ...message, isAcknowledged: false }
    said.push(one)
    sending.push(
      from.say(id, one.id, `메시지 ${count}`).then(() => {
        one.isAcknowledged = true
      }),
    )
  }
  await Promise.allSettled(sending)
  return said
}

async function killAndRestart(after: number): Promise<void> {
  await delay(after)
  const [, second] = servers
  if (!second) return
  await second.stop('SIGKILL')
  console.log(`killed server ${second.pid}`)
  await delay(AWAY)
  servers[1] = await startServer(env, second.port)
}

/** @returns the delay in milliseconds that 95 % of the messages stayed below */
function report(name: string, said: readonly Said[]): number {
  const begun = (said[0]?.pressedAt ?? 0) + WARM_UP
  const delays = said
    .filter(({ pressedAt }) => pressedAt >= begun)
    .map(({ id, to, pressedAt }) => (to.arrivals.get(id) ?? Infinity) - pressedAt)
    .toSorted((a, b) => a - b)
  const at = (part: number) =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? Infinity
  const late = delays.filter((each) => each === Infinity).length
  console.log(
    `${name}: ${delays.length} messages, press to the other screen p50 ${at(0.5).toFixed(0)} ms, ` +
      `p95 ${at(0.95).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, ${late} not by a stream`,
  )
  return at(0.95)
}

/** What the database and both devices have of each acknowledged message. */
async function compare(said: readonly Said[], devices: readonly TalkDevice[]) {
  const rows = await beside.db.selectFrom('messages').select(['id', 'conversation_id', 'sequence']).execute()
  const stored = Map.groupBy(rows, ({ id }) => id)
  let [lost, doubled] = [0, 0]
  for (const { id, conversationId, from, to, isAcknowledged } of said) {
    const count = stored.get(id)?.length ?? 0
    if (isAcknowledged && count === 0) lost += 1
    if (count > 1) doubled += 1
    const sequence = stored.get(id)?.[0]?.sequence ?? 0
    for (const device of [from, to])
      if (count > 0 && device.heldAt(conversationId, sequence) !== id) lost += 1
  }
  for (const device of devices) doubled += device.doubled()
  return { lost, doubled }
}

function never(): never {
  throw new Error('there is no such conversation')
}

async function cleanUp(): Promise<void> {
  for (const server of servers) await server.stop('SIGKILL')
  await beside.close().catch(() => undefined)
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
