import type { Caller, Endpoint } from '../../contract/base/endpoint.ts'
import type { Role } from '../../contract/base/enums.ts'
import type { z } from '../../contract/base/schema.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'

export interface CurrentMember {
  id: string
  role: Role
}

/**
 * What a handler may use. Commands get the open transaction as `db`; it also holds their idempotency record. Commands
 * that ignore the key run without one.
 */
export interface HandlerInput<Params, Query, Body, Member> {
  db: Db
  params: Params
  query: Query
  body: Body
  member: Member
  services: Services
  now: Date
  /** Address of the caller (of IPv6 the network), behind trusted proxies only what they forward. */
  address: string
  /** SHA-256 of the caller's token, for the calls that concern the session itself. */
  tokenHash: Buffer | null
  /** The header If-Match: the version of the object that the caller has seen. */
  ifMatch: string | undefined
  /** Of the caller's software; the list of sessions names a device by it. */
  userAgent: string | null
}

/** What a handler answers; `status` only where it differs from the endpoint's own. */
export interface Outcome<Data> {
  data?: Data
  totalCount?: number
  unreadCount?: number
  status?: number
  /** Of the object read or written, quoted. */
  etag?: string
}

type AnyInput = HandlerInput<unknown, unknown, unknown, CurrentMember | null>

/**
 * A condition beyond the role, checked right after it: whoever fails it learns nothing about parameters or data.
 * @throws AppError
 */
export type Gate = (caller: { db: Db; member: CurrentMember }) => Promise<void>

export interface Route {
  endpoint: Endpoint
  gate?: Gate | undefined
  /** @param file empty unless the endpoint takes one */
  prepare?(input: AnyInput, file: Buffer): Promise<unknown>
  /** @param prepared what `prepare` came to */
  handle(input: AnyInput, prepared?: unknown): Promise<Outcome<unknown>>
}

type Schema = z.ZodMiniType
type MemberFor<By> = By extends 'anyone' ? CurrentMember | null : CurrentMember

/** Binds a declared endpoint to its handler; types of parameters, query, body, answer and member follow from it. */
export function on<P extends Schema, Q extends Schema, B extends Schema, A extends Schema, By extends Caller>(
  endpoint: Endpoint<P, Q, B, A, By>,
  handle: (
    input: HandlerInput<z.output<P>, z.output<Q>, z.output<B>, MemberFor<By>>,
  ) => Promise<Outcome<z.input<A>>>,
  gate?: By extends 'anyone' ? never : Gate,
): Route {
  // The binding validates every part by the endpoint's schemas before it calls the handler.
  return { endpoint, handle, gate }
}

/**
 * Binds a command of which something takes long, such as decoding a picture or asking an office. `prepare` does that before
 * the transaction opens: no connection and no lock waits for it. It is not called for a replay.
 */
export function onPrepared<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  By extends Caller,
  Prepared,
>(
  endpoint: Endpoint<P, Q, B, A, By>,
  prepare: (
    input: HandlerInput<z.output<P>, z.output<Q>, z.output<B>, MemberFor<By>>,
    file: Buffer,
  ) => Promise<Prepared>,
  handle: (
    input: HandlerInput<z.output<P>, z.output<Q>, z.output<B>, MemberFor<By>>,
    prepared: Prepared,
  ) => Promise<Outcome<z.input<A>>>,
): Route {
  return { endpoint, prepare, handle }
}
