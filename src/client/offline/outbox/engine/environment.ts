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

/** Everything the engine needs from its surroundings, so that page, worker and tests run the same engine. */
export interface OutboxEnvironment {
  database: Database
  /** Identifies this page or worker in leases. */
  holder: string
  now: () => number
  /** 0 to 1. */
  random: () => number
  newId: () => string
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Runs the work while `senders` reports this page or worker as alive and sending. */
  asSender: <T>(work: () => Promise<T>) => Promise<T>
  /** The holders that are sending now; null if the platform cannot tell. */
  senders: () => Promise<ReadonlySet<string> | null>
  /** Rejects if no answer came. */
  transmit: (request: OutgoingRequest) => Promise<Answer>
  /** Notifies this page and all others. */
  announce: (event: OutboxEvent) => void
  /** Repeats until the returned function is called. */
  every: (milliseconds: number, work: () => void) => () => void
  endpointOf: (operation: string) => Pick<Endpoint, 'method' | 'path' | 'remedies'> | undefined
}
