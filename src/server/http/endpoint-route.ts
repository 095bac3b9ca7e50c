import type { FastifyBaseLogger } from 'fastify'
import type { Caller, Endpoint } from '../../contract/base/endpoint.ts'
import type { CompanyRight, Role } from '../../contract/base/enums.ts'
import type { z } from '../../contract/base/schema.ts'
import type { LanguageCode } from '../../reference/interface-languages.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { PublicPart } from './caching/public-versions.ts'

export interface CurrentMember {
  /** Whose rows the call concerns: on endpoints of an employer's company its owner, else the person. */
  id: string
  role: Role
  /** Who acts: the member who signed in, whose limits and keys count. */
  person: string
  /** The owner of the company that the person works for; the person, if for none but their own. */
  owner: string
  /** In that company. */
  right: CompanyRight
}

export type Log = Pick<FastifyBaseLogger, 'warn'>

/**
 * Input of a handler. Commands get the open transaction as `db`, which also holds their idempotency record. Commands
 * that ignore the key run without a transaction.
 */
export interface HandlerInput<Params, Query, Body, Member, Database extends Db = Db> {
  db: Database
  params: Params
  query: Query
  body: Body
  member: Member
  services: Services
  now: Date
  /** The caller's address (for IPv6 the network); forwarded addresses count behind trusted proxies only. */
  address: string
  /** SHA-256 of the caller's token, for endpoints that concern the session itself. */
  tokenHash: Buffer | null
  /** The If-Match header: the version of the object that the caller has seen. */
  ifMatch: string | undefined
  /** The language to answer in, by the Accept-Language header; the web app names that of its screen. */
  langCode: LanguageCode
  /** Of the request. */
  log: Log
  /** The User-Agent header, from which the list of sessions names the device. */
  userAgent: string | null
}

/** A file that is made while it is sent. */
export interface Download {
  name: string
  headers: Record<string, string>
  /** Asked for the next part only once the reader has room for it. */
  parts: AsyncIterable<string>
}

/** Result of a handler; `status` only where it differs from the endpoint's. */
export interface Outcome<Data> {
  data?: Data
  totalCount?: number
  unreadCount?: number
  status?: number
  /** Quoted ETag of the object read or written. */
  etag?: string
  /** Where a list continues; null at its end. */
  nextCursor?: string | null
  /** The answer of an endpoint that is downloaded. */
  download?: Download
  /** Records an audited read; the binding runs it before it answers. */
  record?: (db: Db) => Promise<void>
}

type AnyInput = HandlerInput<unknown, unknown, unknown, CurrentMember | null>

/**
 * A condition beyond the role, checked right after it, before parameters and data.
 * @throws AppError
 */
export type Gate = (caller: { db: Db; member: CurrentMember }) => Promise<void>

export interface Route {
  endpoint: Endpoint
  gate?: Gate | undefined
  /** @param file empty unless the endpoint takes one */
  prepare?(input: AnyInput, file: Buffer): Promise<unknown>
  /** @param prepared result of `prepare` */
  handle(input: AnyInput, prepared?: unknown): Promise<Outcome<unknown>>
  /** Set where the answer is kept for everybody: `handle` then makes it as a visitor sees it. */
  kept?: Kept
}

interface Kept {
  /** What the answer shows. */
  parts: readonly PublicPart[]
  isKept(query: unknown): boolean
  /** Lays what only this member sees over the data of the kept answer. */
  forMember?(data: unknown, input: AnyInput): Promise<unknown>
}

type Schema = z.ZodMiniType
type MemberFor<By> = By extends 'anyone' ? CurrentMember | null : CurrentMember
export type Recorded<Audited> = Audited extends true
  ? Required<Pick<Outcome<never>, 'record'>>
  : { record?: never }
export type DatabaseFor<Kind, IgnoresKey> = [Kind, IgnoresKey] extends ['command', false] ? Tx : Db

/** Binds a declared endpoint to its handler; the types of input, answer and member follow from the endpoint. */
export function on<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  By extends Caller,
  Kind extends Endpoint['kind'],
  IgnoresKey extends boolean,
  Audited extends boolean,
>(
  endpoint: Endpoint<P, Q, B, A, By> & { kind: Kind; ignoresIdempotencyKey: IgnoresKey; audited: Audited },
  handle: (
    input: HandlerInput<z.output<P>, z.output<Q>, z.output<B>, MemberFor<By>, DatabaseFor<Kind, IgnoresKey>>,
  ) => Promise<Outcome<z.input<A>> & Recorded<Audited>>,
  gate?: By extends 'anyone' ? never : Gate,
): Route {
  // The binding validates every part with the endpoint's schemas before it calls the handler.
  return { endpoint, handle, gate }
}

/**
 * Binds a command with a slow step, such as decoding an image or calling a provider. `prepare` runs before the
 * transaction opens, so that it holds no connection or lock. It is skipped for a replay.
 */
export function onPrepared<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  By extends Caller,
  Kind extends Endpoint['kind'],
  IgnoresKey extends boolean,
  Prepared,
>(
  endpoint: Endpoint<P, Q, B, A, By> & { kind: Kind; ignoresIdempotencyKey: IgnoresKey },
  prepare: (
    input: HandlerInput<z.output<P>, z.output<Q>, z.output<B>, MemberFor<By>>,
    file: Buffer,
  ) => Promise<Prepared>,
  handle: (
    input: HandlerInput<z.output<P>, z.output<Q>, z.output<B>, MemberFor<By>, DatabaseFor<Kind, IgnoresKey>>,
    prepared: Prepared,
  ) => Promise<Outcome<z.input<A>>>,
): Route {
  return { endpoint, prepare, handle }
}

/** What a handler may depend on whose answer is kept: what its address says, and the data. */
type PublicInput<Params, Query> = Pick<
  HandlerInput<Params, Query, unknown, null>,
  'db' | 'params' | 'query' | 'now'
>

interface KeptTerms<Query, Data> {
  parts: readonly PublicPart[]
  /** Whether the answer to such a query is kept; by default each is. */
  isKept?: (query: Query) => boolean
  forMember?: (data: Data, reader: { db: Db; memberId: string; now: Date }) => Promise<Data>
}

/**
 * Binds a public read whose answer is kept for everybody until what it shows changes. It names its language in the
 * query, and what belongs to a member is laid over it.
 */
export function onKept<P extends Schema, Q extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, Schema, A, 'anyone'>,
  { parts, isKept = () => true, forMember }: KeptTerms<z.output<Q>, z.output<A>>,
  handle: (input: PublicInput<z.output<P>, z.output<Q>>) => Promise<Outcome<z.output<A>>>,
): Route {
  const kept: Kept = { parts, isKept: (query) => isKept(query as z.output<Q>) }
  if (forMember)
    kept.forMember = async (data, { db, member, now }) =>
      member ? forMember(data as z.output<A>, { db, memberId: member.id, now }) : data
  // The binding validates every part with the endpoint's schemas before it calls the handler.
  return { endpoint, kept, handle: (input) => handle(input as PublicInput<z.output<P>, z.output<Q>>) }
}
