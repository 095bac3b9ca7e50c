import { outboxDatabase } from '../../browser/outbox-database.ts'
import type { Answer, OutboxEnvironment, OutboxEvent, OutgoingRequest } from './engine/environment.ts'

const CHANNEL = 'ilteo-outbox'
const LOCK_PATIENCE = 5_000
const SENDER = 'ilteo-sender-'

/** The engine's environment in a browser, page or worker. `transmit` may be wrapped to observe the network. */
export function browserEnvironment(
  announce: (event: OutboxEvent) => void,
  endpointOf: OutboxEnvironment['endpointOf'],
): OutboxEnvironment {
  const holder = crypto.randomUUID()
  return {
    database: outboxDatabase,
    holder,
    now: Date.now,
    random: Math.random,
    newId: () => crypto.randomUUID(),
    withLock,
    asSender: (work) => (navigator.locks ? navigator.locks.request(SENDER + holder, work) : work()),
    senders,
    transmit,
    announce,
    every: (milliseconds, work) => {
      const timer = setInterval(work, milliseconds)
      return () => clearInterval(timer)
    },
    endpointOf,
  }
}

export const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)

async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  let started = false
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_PATIENCE) }, () => {
      started = true
      return work()
    })
  } catch (error) {
    if (started) throw error
    // Another context holds the lock too long; the transaction keeps the claim correct without it.
    return work()
  }
}

/** Holders of sender locks: a lock ends with its context, however that ends. */
async function senders(): Promise<ReadonlySet<string> | null> {
  const locks = await navigator.locks?.query()
  if (!locks?.held) return null
  const names = locks.held.flatMap(({ name }) =>
    name?.startsWith(SENDER) ? [name.slice(SENDER.length)] : [],
  )
  return new Set(names)
}

/** Sends one request; `signal` replaces the time limit. */
export async function transmit(
  { method, path, headers, body, timeout }: OutgoingRequest,
  signal = AbortSignal.timeout(timeout),
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    signal,
    cache: 'no-store',
    credentials: 'omit',
    // The API never redirects: a redirect comes from something in between and is not followed.
    redirect: 'manual',
  })
  const text = await response.text()
  const etag = response.headers.get('etag')
  const retryAfter = Number(response.headers.get('retry-after')) * 1000
  return {
    status: response.status,
    body: parsed(text),
    ...(etag === null ? {} : { etag }),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
