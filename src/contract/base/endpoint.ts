import type { ErrorCode } from './errors.ts'
import type { Role } from './enums.ts'
import type { z } from './schema.ts'

type Schema = z.ZodMiniType

/** Who may call: anybody, any signed-in member, or members of the named roles. */
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
  /** Below `/api`, parameters as `:name`. */
  path: string
  by: By
  errors: readonly ErrorCode[]
  /** Status of a success; 200 unless the call creates something. */
  status: number
  /** A list carries `totalCount` and `totalPages` beside `data`. */
  paged: boolean
  /** Whether the command may wait on a device, in the outbox, until the network is back. */
  storable: boolean
  /** The key is ignored where an answer may hold a token (api conventions). */
  ignoresIdempotencyKey: boolean
  /** An operator may call it before their session has shown a second factor. */
  isBeforeSecondFactor: boolean
  /** Name of the part that carries a file: the body is then a multipart form, and `body` describes its other parts. */
  file?: string
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** Schema of `data`; absent where a success carries none. */
  answer?: Answer
}

interface Declaration<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  By extends Caller,
> {
  summary: string
  params?: P
  query?: Q
  body?: B
  answer?: A
  by?: By
  errors?: readonly ErrorCode[]
  status?: number
  paged?: boolean
  ignoresIdempotencyKey?: boolean
  isBeforeSecondFactor?: boolean
  file?: string
}

/** A command that the outbox may store: nothing in it is a secret, and it means the same an hour later. */
export type OutboxCommand<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends Schema = Schema,
  By extends Caller = Caller,
> = Endpoint<P, Q, B, A, By> & { storable: true }

/** A command that is sent at once or not at all: passwords, codes, resident numbers, payments. */
export type DirectCommand<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends Schema = Schema,
  By extends Caller = Caller,
> = Endpoint<P, Q, B, A, By> & { storable: false }

type Route = `${Endpoint['method']} /${string}`

function declare<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  const By extends Caller,
>(
  kind: Endpoint['kind'],
  name: string,
  route: Route,
  declaration: Declaration<P, Q, B, A, By>,
): Endpoint<P, Q, B, A, By> {
  const [method, path] = route.split(' ') as [Endpoint['method'], string]
  return {
    // Without `by`, the type parameter takes its default, 'anyone'.
    by: 'anyone' as By,
    errors: [],
    status: 200,
    paged: false,
    ignoresIdempotencyKey: false,
    storable: false,
    isBeforeSecondFactor: false,
    ...declaration,
    name,
    kind,
    method,
    path,
  }
}

/** Declares a call that changes nothing. By POST only where what is asked about must not stand in an address. */
export const read = <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  const By extends Caller = 'anyone',
>(
  name: string,
  route: `${'GET' | 'POST'} /${string}`,
  declaration: Declaration<P, Q, B, A, By>,
) => declare('read', name, route, declaration)

/** Declares a call that changes something; replays of one Idempotency-Key have one effect. */
export const command = <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  const By extends Caller = 'anyone',
>(
  name: string,
  route: Route,
  declaration: Declaration<P, Q, B, A, By>,
): DirectCommand<P, Q, B, A, By> => ({ ...declare('command', name, route, declaration), storable: false })

/** Declares a command that the outbox may store and send later. */
export const storableCommand = <
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  const By extends Caller = 'anyone',
>(
  name: string,
  route: Route,
  declaration: Declaration<P, Q, B, A, By>,
): OutboxCommand<P, Q, B, A, By> => ({ ...declare('command', name, route, declaration), storable: true })

export type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B> ? z.output<B> : never
export type DataOf<E> = E extends Endpoint<Schema, Schema, Schema, infer A> ? z.output<A> : never

/** Body of every success. */
export interface Success<Data> {
  responseCode: 'SUCCESS'
  data: Data
  totalCount?: number
  totalPages?: number
  /** Of the notifications, beside their list. */
  unreadCount?: number
}

/** Path with its parameters filled in, below `/api`. */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, params: Record<string, string> = {}): string {
  return endpoint.path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

/**
 * Path and query of a call, below `/api`: lists joined with commas, names in order, what is empty left out. Two calls that
 * ask for the same have the same address, which caches rely on.
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
  // Commas are legal in a query; escaped ones make addresses, and the caches keyed by them, needlessly long.
  return search.size === 0 ? path : `${path}?${search.toString().replaceAll('%2C', ',')}`
}
