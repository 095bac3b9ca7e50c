import type { Endpoint } from '../../../../contract/base/endpoint.ts'
import type { Database } from '../../../browser/database.ts'
import type { Receipt } from './entry.ts'

export type OutboxEvent =
  | { type: 'changed'; memberId: string }
  | { type: 'settled'; memberId: string; receipt: Receipt }
  | { type: 'unauthenticated'; memberId: string }

export interface OutgoingRequest {
  method: Endpoint['method']
  /** Below the origin. */
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** Milliseconds. */
  timeout: number
}

export interface Answer {
  status: number
  /** The parsed body; undefined where it is not JSON. */
  body: unknown
  etag?: string
  /** Milliseconds. */
  retryAfter?: number
}

/** All that the engine needs from the world, so that page, worker and tests run the same one. */
export interface OutboxEnvironment {
  database: Database
  /** Names this page or worker in leases. */
  holder: string
  now: () => number
  /** 0 to 1. */
  random: () => number
  newId: () => string
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Does the work while others can see, through `senders`, that this page or worker is alive and sending. */
  asSender: <T>(work: () => Promise<T>) => Promise<T>
  /** The holders that are sending now; null where the platform cannot tell. */
  senders: () => Promise<ReadonlySet<string> | null>
  /** Rejects where no answer came. */
  transmit: (request: OutgoingRequest) => Promise<Answer>
  /** Tells this page and all others. */
  announce: (event: OutboxEvent) => void
  /** Repeats until the returned function is called. */
  every: (milliseconds: number, work: () => void) => () => void
  endpointOf: (operation: string) => Pick<Endpoint, 'method' | 'path'> | undefined
}
