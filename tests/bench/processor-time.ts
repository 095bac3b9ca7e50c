import autocannon from 'autocannon'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { isSmoke, sized } from '../support/smoke.ts'
import { type Figure, median } from './figure.ts'

/** A process that is measured, and where it listens. */
export interface Measured {
  url: string
  pid: number
  /** Processor milliseconds a second without requests. */
  rest: number
}

const CONNECTIONS = 4
/** The larger of the two programs takes some thousand requests until its code is compiled for speed. */
const WARM_UP = sized(10_000, 8)
const REQUESTS = sized(5_000, 20)
const ROUNDS = sized(7, 1)
const REST_SECONDS = sized(15, 1)
/** The kernel counts processor time in hundredths of a second, whatever its own interval is. */
const TICK = 10
/** Of /proc/PID/stat behind the name of the program, which may have spaces. */
const [USER, SYSTEM] = [11, 12]

/** Processor milliseconds that a process has used so far; NaN where the system does not report it. */
export async function processorTime(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK
}

/** Processor milliseconds that a process uses in a second without requests, such as for work in the background. */
export async function timeAtRest(pid: number): Promise<number> {
  const [before, start] = [await processorTime(pid), performance.now()]
  await delay(REST_SECONDS * 1000)
  return (((await processorTime(pid)) - before) * 1000) / (performance.now() - start)
}

/**
 * Processor milliseconds that the server uses for one request, with four clients, beyond those at rest: on a busy machine
 * the requests take several times as long, and work in the background would count as theirs.
 */
async function timeOfRequest(
  { url, pid, rest }: Measured,
  path: string,
  headers: Record<string, string>,
  amount = REQUESTS,
): Promise<number> {
  const [before, start] = [await processorTime(pid), performance.now()]
  const result = await autocannon({ url: url + path, connections: CONNECTIONS, amount, headers, timeout: 60 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} was refused`)
  const used = (await processorTime(pid)) - before
  return (used - (rest * (performance.now() - start)) / 1000) / amount
}

export interface Compared {
  what: string
  path: string
  headers: Record<string, string>
  /** Where the bare server sends the same answer. */
  barePath: string
}

/** The processor time of a read, and relative to a bare server that sends the same headers and body; both take turns. */
export async function compareTime(
  ours: Measured,
  bare: Measured,
  { what, path, headers, barePath }: Compared,
): Promise<Figure[]> {
  await timeOfRequest(ours, path, headers, WARM_UP)
  await timeOfRequest(bare, barePath, headers, WARM_UP)
  const times: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++)
    times.push({
      ours: await timeOfRequest(ours, path, headers),
      bare: await timeOfRequest(bare, barePath, headers),
    })
  const [one, other] = [median(times.map((each) => each.ours)), median(times.map((each) => each.bare))]
  return [
    { what: `${what}: processor time`, value: one, unit: 'ms' },
    {
      what: `${what}: processor time relative to bare Fastify with the same bytes (${other.toFixed(3)} ms)`,
      // Within one tick of the clock both are equal.
      value: isSmoke ? 1 : one / other,
      unit: 'times',
      budget: 1.2,
    },
  ]
}
