import { outboxDatabase } from '../outbox-database.ts'
import { outboxEndpoint } from './endpoints.ts'
import type { Answer, OutboxEnvironment, OutboxEvent, OutgoingRequest } from './environment.ts'

const CHANNEL = 'ilteo-outbox'
const LOCK_PATIENCE = 5_000

/** The engine's world in a browser, page or worker alike. `transmit` may be wrapped to watch the network. */
export function browserEnvironment(announce: (event: OutboxEvent) => void): OutboxEnvironment {
  return {
    database: outboxDatabase,
    holder: crypto.randomUUID(),
    now: Date.now,
    random: Math.random,
    newId: () => crypto.randomUUID(),
    withLock,
    transmit,
    announce,
    every: (milliseconds, work) => {
      const timer = setInterval(work, milliseconds)
      return () => clearInterval(timer)
    },
    endpointOf: outboxEndpoint,
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
    // Somebody holds it and does not move; the transaction keeps the claim right without it.
    return work()
  }
}

async function transmit({ method, path, headers, body, timeout }: OutgoingRequest): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(timeout),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
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
