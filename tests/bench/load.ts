import autocannon from 'autocannon'
import { Agent, request } from 'node:http'
import { isSmoke } from '../support/smoke.ts'
import { percentile } from './figure.ts'

export interface Load {
  /** Milliseconds. */
  median: number
  p99: number
}

const MAX_CONNECTIONS = 50
const SMOKE_REQUESTS = 20

/**
 * Latency in milliseconds of requests sent at a steady rate, whether or not earlier ones were answered, so that a pause of
 * the server shows in every request due meanwhile. (autocannon sends each second's requests in a burst.)
 * @param rate requests per second
 * @throws Error if any response is not successful, as figures of failures mean nothing
 */
export async function steadyLoad(
  url: string,
  paths: readonly string[],
  rate: number,
  seconds: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const sent: Promise<number>[] = []
  const start = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(rate * seconds, Math.floor(((performance.now() - start) / 1_000) * rate))
      while (sent.length < due) sent.push(timeOf(url + (paths[sent.length % paths.length] ?? '/'), agent))
      if (sent.length < rate * seconds) return
      clearInterval(timer)
      resolve()
    }, 1)
  })
  const times = await Promise.all(sent)
  agent.destroy()
  return { median: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sending = request(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start)
        else reject(new Error(`${url} answered ${answer.statusCode}`))
      })
    })
    sending.on('error', reject)
    sending.end()
  })
}

/**
 * Requests per second of the server with all connections busy.
 * @param body sent by POST; without it, GET
 */
export async function fullLoad(
  url: string,
  path: string,
  seconds: number,
  headers: Record<string, string> = {},
  body?: string,
): Promise<number> {
  const sent = body === undefined ? {} : { method: 'POST' as const, body }
  // The shortest duration of autocannon is a second, which is too long for dozens of loads.
  const size = isSmoke ? { amount: SMOKE_REQUESTS } : { duration: seconds }
  const result = await autocannon({ url: url + path, connections: 20, ...size, headers, ...sent })
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0) {
    throw new Error(
      `${result.non2xx} failures and ${result.errors} errors of ${result.requests.total} requests`,
    )
  }
  return isSmoke ? result.requests.total / result.duration : result.requests.average
}

/** Latency in milliseconds of sequential requests without other load. */
export async function timeEach(url: string, paths: readonly string[], rounds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) times.push(await timeOf(url + path, agent))
  }
  agent.destroy()
  return times
}
