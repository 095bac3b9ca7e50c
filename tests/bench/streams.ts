import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { v7 } from 'uuid'
import { connect } from '../../src/server/db/database.ts'
import { TalkDevice } from '../soak/talk-device.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aJob, publish } from '../support/jobs.ts'
import { aWorker } from '../support/members.ts'
import { END_WITH_PARENT } from '../support/server-process.ts'
import type { RunningServer } from '../support/server.ts'
import { sized } from '../support/smoke.ts'
import { percentile, type Figure } from './figure.ts'
import { untilClosed } from './part.ts'
import { timeAtRest } from './processor-time.ts'
import { openSite, processorSeconds, residentMegabytes } from './site.ts'
import type { FromClient, ToClient } from './stream-client.ts'

const PAIRS = sized(50, 2)
const MESSAGES = sized(1_000, 10)
/** Not measured: after a start the code that sends is compiled first. */
const WARM_UP = sized(250, 2)
/** Messages a second. */
const RATE = 50
const ARRIVAL_LIMIT = sized(15_000, 300_000)
const CREATED_AT_ONCE = 8
/** Files and sockets of the server beside the streams. */
const RESERVED_FILES = 500

/** Memory of the server and delay of messages while that many members listen, of whom 50 are written to. */
export async function measureStreams(wanted: number): Promise<Figure[]> {
  const count = Math.min(wanted, (await openFileLimit()) - RESERVED_FILES)
  if (count < wanted) console.error(`the limit of open files allows ${count} of ${wanted} streams`)
  const site = await openSite(sized(1000, 20))
  const connected = connect(site.databaseUrl, 4)
  const closeDatabase = untilClosed(() => connected.close())
  const { url, pid } = site.server
  const own = { database: connected, clock: { now: null } } as unknown as RunningServer
  const talks = await openTalks(own, url)
  const tokens = talks.map(({ token }) => token)
  while (tokens.length < count) {
    const more = Array.from({ length: Math.min(CREATED_AT_ONCE, count - tokens.length) }, () => aWorker(own))
    tokens.push(...(await Promise.all(more)).map(({ token }) => token))
  }
  const client = fork(new URL('stream-client.ts', import.meta.url), { execArgv: END_WITH_PARENT })
  const closeClient = untilClosed(async () => void client.kill())
  const arrivals = new Map<string, number>()
  const opening = performance.now()
  const beforeOpening = await processorSeconds(pid)
  await openStreams(client, { url, tokens }, arrivals)
  const openSeconds = (performance.now() - opening) / 1000
  const openWork = (await processorSeconds(pid)) - beforeOpening
  const restWork = (await timeAtRest(pid)) / 1000
  const beforeWriting = await processorSeconds(pid)
  const writing = performance.now()
  const delays = await write(talks, arrivals)
  const writeSeconds = (performance.now() - writing) / 1000
  const writeWork = (await processorSeconds(pid)) - beforeWriting
  const memory = await residentMegabytes(pid)
  await closeClient()
  await closeDatabase()
  await site.close()
  const name = `${count.toLocaleString('en')} event streams`
  return [
    { what: `${name}: opening them`, value: openSeconds, unit: 's' },
    { what: `${name}: processor time of an opening`, value: (openWork / count) * 1000, unit: 'ms' },
    { what: `${name}: processor time of the server at rest`, value: restWork * 1000, unit: 'ms a second' },
    {
      what: `${name}: processor time of a message`,
      value: ((writeWork - restWork * writeSeconds) / (WARM_UP + MESSAGES)) * 1000,
      unit: 'ms',
    },
    { what: `${name}: memory of the server`, value: memory, unit: 'MB', budget: 300 },
    { what: `${name}: message to screen, median`, value: percentile(delays, 0.5), unit: 'ms' },
    { what: `${name}: message to screen, p95`, value: percentile(delays, 0.95), unit: 'ms', budget: 500 },
    { what: `${name}: load of the machine`, value: loadavg()[0] ?? Number.NaN, unit: '' },
  ]
}

/** The limit of this process, which the server inherits. */
async function openFileLimit(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  return Number(/Max open files\s+(\d+)/.exec(limits)?.[1] ?? Infinity)
}

interface Talk {
  id: string
  employer: TalkDevice
  /** Of the worker, who listens. */
  token: string
}

async function openTalks(own: RunningServer, url: string): Promise<Talk[]> {
  const talks: Talk[] = []
  for (let count = 0; count < PAIRS; count++) {
    const employer = await aVerifiedEmployer(own)
    const job = aJob(employer.companyId, new Date(), { id: v7() })
    await publish(own.database.db, job)
    const { token } = await aWorker(own, { hasResume: true })
    const worker = new TalkDevice([url], token, 0)
    const { applicationId } = await worker.post(`/jobs/${job.id}/applications`, {})
    const { id } = await worker.post('/conversations', { applicationId })
    talks.push({ id: String(id), employer: new TalkDevice([url], employer.token, 0), token })
  }
  return talks
}

/** Resolves when all are open; throws if one ends meanwhile. */
function openStreams(client: ChildProcess, wanted: ToClient, arrivals: Map<string, number>): Promise<void> {
  return new Promise((resolve, reject) => {
    client.on('message', (news: FromClient) => {
      if ('opened' in news) resolve()
      else if ('failed' in news) reject(new Error(news.failed))
      else arrivals.set(news.messageId, news.at)
    })
    client.once('exit', () => reject(new Error('the client ended')))
    client.send(wanted)
  })
}

/** @returns milliseconds from sending to arrival on the other side; Infinity for what did not arrive in time */
async function write(talks: readonly Talk[], arrivals: ReadonlyMap<string, number>): Promise<number[]> {
  const sent = new Map<string, number>()
  const measured: string[] = []
  const sending: Promise<void>[] = []
  const start = performance.now()
  for (let count = 0; count < WARM_UP + MESSAGES; count++) {
    await delay(Math.max(0, start + (count * 1000) / RATE - performance.now()))
    const { id: conversationId, employer } = talks[count % talks.length] ?? never()
    const id = randomUUID()
    sent.set(id, Date.now())
    if (count >= WARM_UP) measured.push(id)
    sending.push(employer.say(conversationId, id, `메시지 ${count}`))
  }
  await Promise.all(sending)
  const end = performance.now() + ARRIVAL_LIMIT
  while (arrivals.size < sent.size && performance.now() < end) await delay(50)
  return measured.map((id) => (arrivals.get(id) ?? Infinity) - (sent.get(id) ?? 0))
}

function never(): never {
  throw new Error('there is no conversation')
}
