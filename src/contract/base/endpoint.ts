import type { ErrorCode } from './errors.ts'
import type { CompanyRight, Role } from './enums.ts'
import type { z } from './schema.ts'

type Schema = z.ZodMiniType

/** Who may call: anyone, any signed-in member, or members with the named roles. */
export type Caller = 'anyone' | 'member' | Role | readonly Role[]

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  By extends Caller = Caller,
> {
  /** Stable name: query key, outbox kind, log label and operation id. */
  name: string
  kind: 'read' | 'command'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below `/api`, with parameters as `:name`. */
  path: string
  by: By
  /**
   * What employers need who call it: such a call acts for their company. Null for what concerns the caller's own account.
   */
  company: CompanyRight | null
  errors: readonly ErrorCode[]
  /** Status of a success: 200, or 201 for a call that creates something. */
  status: number
  /** Whether the response has `totalCount` and `totalPages` beside `data`. */
  paged: boolean
  /** Whether the command may wait in the outbox until the network is back. */
  storable: boolean
  /** Set where an answer may hold a secret: such answers are not stored. */
  ignoresIdempotencyKey: boolean
  /** Whether operators may call it before passing the second factor. */
  isBeforeSecondFactor: boolean
  /** Whether a read is recorded before it is answered, such as one that shows personal data. */
  audited: boolean
  /** By error code, the name of the command that removes the cause of that refusal. */
  remedies?: Partial<Record<ErrorCode, string>>
  /** Name of the multipart part that carries a file; `body` then describes the other parts. */
  file?: string
  /** Media type of a success that is a file to download instead of JSON. */
  download?: 'text/csv' | 'text/calendar'
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** Schema of `data`; absent if a success has none. */
  answer?: Answer
}

/** What is said of an endpoint beside its caller and its parameters. */
export interface Terms<
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  IgnoresKey extends boolean = false,
  Audited extends boolean = false,
> {
  summary: string
  query?: Q
  body?: B
  answer?: A
  /** Left out, it is the owner's alone if employers may call it; calls of any member then concern their own account. */
  company?: CompanyRight | null
  errors?: readonly ErrorCode[]
  status?: number
  paged?: boolean
  ignoresIdempotencyKey?: IgnoresKey
  isBeforeSecondFactor?: boolean
  audited?: Audited
  remedies?: Partial<Record<ErrorCode, string>>
  file?: string
  download?: 'text/csv' | 'text/calendar'
}

interface Declaration<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  By extends Caller,
  IgnoresKey extends boolean = false,
  Audited extends boolean = false,
> extends Terms<Q, B, A, IgnoresKey, Audited> {
  params?: P
  by?: By
}

/**
 * A command; `Storable` says whether it may wait in the outbox, `IgnoresKey` whether it runs without the transaction
 * that holds the answer to its key.
 */
type Command<
  Storable extends boolean,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends Schema = Schema,
  By extends Caller = Caller,
  IgnoresKey extends boolean = boolean,
> = Endpoint<P, Q, B, A, By> & {
  kind: 'command'
  storable: Storable
  ignoresIdempotencyKey: IgnoresKey
  audited: false
}

/** A command that the outbox may store: it holds no secret and still means the same an hour later. */
export type OutboxCommand = Command<true>

/** A command that is sent at once or not at all, such as passwords, codes, resident numbers and payments. */
export type DirectCommand = Command<false>

export type Route = `${Endpoint['method']} /${string}`

const callersOf = (by: Caller = 'anyone'): readonly Caller[] => (typeof by === 'string' ? [by] : by)

function declare<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  const By extends Caller,
  Kind extends Endpoint['kind'],
  IgnoresKey extends boolean,
  Audited extends boolean,
>(
  kind: Kind,
  name: string,
  route: Route,
  declaration: Declaration<P, Q, B, A, By, IgnoresKey, Audited>,
): Endpoint<P, Q, B, A, By> & { kind: Kind; ignoresIdempotencyKey: IgnoresKey; audited: Audited } {
  const [method, path] = route.split(' ') as [Endpoint['method'], string]
  return {
    // A type parameter whose property is left out takes its default, which is the value here.
    by: 'anyone' as By,
    company: callersOf(declaration.by).includes('EMPLOYER') ? 'OWNER' : null,
    errors: [],
    status: 200,
    paged: false,
    ignoresIdempotencyKey: false as IgnoresKey,
    storable: false,
    isBeforeSecondFactor: false,
    audited: false as Audited,
    ...declaration,
    name,
    kind,
    method,
    path,
  }
}

/**
 * Declares a call that changes nothing; an `audited` one is recorded. Uses POST only if its input must not appear in a
 * URL.
 */
export const read = <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  const By extends Caller = 'anyone',
  Audited extends boolean = false,
>(
  name: string,
  route: `${'GET' | 'POST'} /${string}`,
  declaration: Declaration<P, Q, B, A, By, false, Audited>,
) => declare('read', name, route, declaration)

const declareCommand =
  <Storable extends boolean>(storable: Storable) =>
  <
    P extends Schema,
    Q extends Schema,
    B extends Schema,
    A extends Schema,
    const By extends Caller = 'anyone',
    IgnoresKey extends boolean = false,
  >(
    name: string,
    route: Route,
    declaration: Declaration<P, Q, B, A, By, IgnoresKey>,
  ): Command<Storable, P, Q, B, A, By, IgnoresKey> => ({
    ...declare('command', name, route, declaration),
    storable,
  })

/** Declares a call that changes something; repeating an Idempotency-Key has no further effect. */
export const command = declareCommand(false)

/** Declares a command that the outbox may store and send later. */
export const storableCommand = declareCommand(true)

export type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B> ? z.output<B> : never
export type DataOf<E> = E extends Endpoint<Schema, Schema, Schema, infer A> ? z.output<A> : never

/** Body of every successful response. */
export interface Success<Data> {
  responseCode: 'SUCCESS'
  data: Data
  totalCount?: number
  totalPages?: number
  /** Unread notifications, beside their list. */
  unreadCount?: number
  /** Where the list continues; null at its end. Only on lists that take `after`. */
  nextCursor?: string | null
}

/** Path below `/api` with its parameters filled in. */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, params: Record<string, string> = {}): string {
  return endpoint.path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/**
 * Path and query below `/api`: lists joined with commas, names sorted, empty values left out. Equal requests get
 * equal addresses, which caches rely on.
 */
export function addressOf(
  endpoint: Pick<Endpoint, 'path'>,
  input: { params?: unknown; query?: unknown },
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text !== undefined && text !== null && text !== '') search.append(name, String(text))
  }
  search.sort()
  const params = Object.fromEntries(
    Object.entries(input.params ?? {}).map(([name, value]) => [name, String(value)]),
  )
  const path = pathOf(endpoint, params)
  // Commas are legal in a query; escaping them makes addresses and cache keys needlessly long.
  return search.size === 0 ? path : `${path}?${search.toString().replaceAll('%2C', ',')}`
}
