import autocannon from 'autocannon'
import { readdir, readFile } from 'node:fs/promises'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { sized } from '../support/smoke.ts'
import { type Figure, median, shareOf } from './figure.ts'
import { LIST_PATHS } from './job-list.ts'
import { untilClosed } from './part.ts'
import { processorTime } from './processor-time.ts'
import { openSite } from './site.ts'

/** Enough that the kernel hands each process about as many. */
const CONNECTIONS = sized(64, 4)
const REQUESTS = sized(20_000, 20)
const ROUNDS = sized(5, 1)
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'ko' }

interface Round {
  /** Processor milliseconds of the busiest process for a request of any of them. */
  busiest: number
  requestsPerSecond: number
}

/** What two processes carry, relative to one; both servers take turns on the same database. */
export async function measureProcesses(): Promise<Figure[]> {
  const site = await openSite(sized(1000, 20))
  const two = await startServer({
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: site.folder,
    DEMO: 'on',
    SERVER_PROCESSES: '2',
  })
  const closeTwo = untilClosed(async () => void (await two.stop('SIGTERM')))
  for (const server of [site.server, two]) await readAll(server, Math.ceil(REQUESTS / 4))
  const rounds: { one: Round; both: Round }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ one: await readAll(site.server), both: await readAll(two) })
  await closeTwo()
  await site.close()
  const of = (which: 'one' | 'both', what: keyof Round) => median(rounds.map((round) => round[which][what]))
  return [
    { what: 'one process: processor time of a request', value: of('one', 'busiest'), unit: 'ms' },
    { what: 'two processes: of the busier one', value: of('both', 'busiest'), unit: 'ms' },
    {
      what: 'two processes relative to one, by processor time',
      // Within one tick of the clock both are equal.
      value: shareOf(of('one', 'busiest'), of('both', 'busiest')),
      unit: 'times',
      budget: 1.6,
      isScore: true,
    },
    {
      what: 'two processes relative to one, by requests a second beside the load generator',
      value: of('both', 'requestsPerSecond') / of('one', 'requestsPerSecond'),
      unit: 'times',
    },
  ]
}

async function readAll({ url, pid }: ServerProcess, amount = REQUESTS): Promise<Round> {
  const pids = await familyOf(pid)
  const times = () => Promise.all(pids.map(processorTime))
  const before = await times()
  const result = await autocannon({
    url: url + LIST_PATHS[0],
    connections: CONNECTIONS,
    amount,
    headers: HEADERS,
    timeout: 60,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error('a read was refused')
  const used = (await times()).map((time, index) => time - (before[index] ?? 0))
  return { busiest: Math.max(...used) / amount, requestsPerSecond: amount / result.duration }
}

/** A process and those that it started. */
async function familyOf(pid: number): Promise<number[]> {
  const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(all.map((each) => readFile(`/proc/${each}/stat`, 'utf8').catch(() => '')))
  const isChild = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
  return [pid, ...all.filter((_, index) => isChild(parents[index] ?? '')).map(Number)]
}
