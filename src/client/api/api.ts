import type { RetryOptions } from 'ky'
import {
  type DataOf,
  type Endpoint,
  type ParamsOf,
  type Success,
  addressOf,
} from '../../contract/base/endpoint.ts'
import type { z } from '../../contract/base/schema.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { trackRequest } from '../browser/connectivity.ts'
import { firstAnswer } from './first-data.ts'
import { STORED_AT } from '../browser/stored-at.ts'
import { ApiProblem, NetworkFailure, UnexpectedAnswer, isProblem, retryAfterOf } from './problem.ts'
import { isCancelled, startCallLimit } from './waits.ts'

/** Milliseconds for a call that nobody waits for. */
export const BACKGROUND_TIMEOUT = 10_000

type BodyInput<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer B> ? z.input<B> : never
type QueryInput<E> = E extends Endpoint<z.ZodMiniType, infer Q> ? Partial<z.output<Q>> : never
type Part<Name extends string, T> = unknown extends T ? { [K in Name]?: undefined } : { [K in Name]: T }
type OptionalPart<Name extends string, T> = unknown extends T
  ? { [K in Name]?: undefined }
  : { [K in Name]?: T }

/** Input of a call to this endpoint; parts that the endpoint does not declare are rejected by the compiler. */
export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'body', BodyInput<E>> &
  OptionalPart<'query', QueryInput<E>>

export interface CallOptions {
  signal?: AbortSignal
  /** Bearer token; null or undefined makes an anonymous call. */
  token?: string | null
  idempotencyKey?: string
  /** Version that the change is based on. */
  ifMatch?: string | undefined
  /** Milliseconds for a complete answer, body included; without it, the call waits as long as the person does. */
  timeout?: number
}

export interface Envelope<Data> {
  data: Data
  totalCount?: number
  totalPages?: number
  /** Where the list continues; null at its end. */
  nextCursor?: string | null
  /** Version of the answer, for If-Match. */
  etag?: string
  /** Server time (epoch ms) of this answer; set only on answers from the service worker's cache. */
  asOf?: number
}

/**
 * Makes one API call.
 * @throws ApiProblem if the server refuses, UnexpectedAnswer if something else answered, NetworkFailure if nothing did,
 * Cancelled if the person did not want to wait, and an AbortError if `signal` was aborted.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & CallOptions,
): Promise<Envelope<DataOf<E>>> {
  const parts: { params?: unknown; query?: unknown; body?: unknown } & CallOptions = input
  const first = endpoint.kind === 'read' && !parts.token ? firstAnswer(addressOf(endpoint, parts)) : undefined
  if (isSuccess<DataOf<E>>(first)) return envelopeOf(first)
  const exchange = trackRequest()
  const limit = startCallLimit(parts)
  try {
    const send = await httpClient()
    const response = await send(urlOf(endpoint, parts), {
      method: endpoint.method,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      headers: headersOf(parts),
      signal: limit.signal,
      mayRepeat: parts.idempotencyKey !== undefined,
    })
    const envelope = await readAnswer<DataOf<E>>(response)
    if (envelope.asOf === undefined) exchange.arrived()
    else exchange.cacheAnswered()
    return envelope
  } catch (error) {
    if (error instanceof ApiProblem) exchange.arrived()
    else if (input.signal?.aborted || isCancelled(limit.signal)) exchange.dropped()
    else await exchange.failed()
    if (error instanceof ApiProblem || error instanceof NetworkFailure || input.signal?.aborted) throw error
    throw isCancelled(limit.signal) ? limit.signal.reason : new NetworkFailure('No answer', { cause: error })
  } finally {
    limit.end()
  }
}

/** `mayRepeat`: whether the server recognizes the request when it comes twice. */
type Send = (url: string, init: RequestInit & { mayRepeat: boolean }) => Promise<Response>

const plainFetch: Send = (url, init) => fetch(url, init)
let isClientMissing = false

/** After a broken connection, not after an answer or the time limit. */
const ONCE_MORE: RetryOptions = {
  limit: 1,
  methods: ['post', 'put', 'patch', 'delete'],
  statusCodes: [],
  delay: () => 500,
}

/**
 * Loads ky on the first call, because the first page's answers are embedded in it. A chunk that failed to load once
 * stays failed for as long as the page is open, when a form may already be filled in: plain fetch is the fallback.
 */
async function httpClient(): Promise<Send> {
  if (isClientMissing) return plainFetch
  try {
    const { default: ky } = await import('ky')
    return (url, { mayRepeat, ...init }) =>
      ky(url, { ...init, timeout: false, retry: mayRepeat ? ONCE_MORE : 0, throwHttpErrors: false })
  } catch {
    isClientMissing = true
    return plainFetch
  }
}

/** Returns the full URL of a call. */
export function urlOf(
  endpoint: Pick<Endpoint, 'path'>,
  input: { params?: unknown; query?: unknown },
): string {
  return `${globalThis.location?.origin ?? ''}/api${addressOf(endpoint, input)}`
}

export function headersOf({ body, token, idempotencyKey, ifMatch }: { body?: unknown } & CallOptions) {
  return {
    accept: 'application/json',
    // Refusals and text messages are in the language of the screen, which may not be the browser's.
    'accept-language': currentLanguage(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(ifMatch ? { 'if-match': ifMatch } : {}),
  }
}

async function readAnswer<Data>(response: Response): Promise<Envelope<Data>> {
  if (!response.ok) throw await refusalOf(response)
  const body = parse(await response.text())
  if (!isSuccess<Data>(body)) throw new UnexpectedAnswer(response.status)
  const storedAt = Number(response.headers.get(STORED_AT))
  const etag = response.headers.get('etag')
  return {
    ...envelopeOf(body),
    ...(etag === null ? {} : { etag }),
    ...(storedAt > 0 ? { asOf: storedAt } : {}),
  }
}

/** The error that a response with an error status stands for. */
export async function refusalOf(response: Response): Promise<Error> {
  const body = parse(await response.text())
  if (!isProblem(body)) return new UnexpectedAnswer(response.status)
  return new ApiProblem(response.status, body, retryAfterOf(response.headers, Date.now()))
}

function envelopeOf<Data>({ data, totalCount, totalPages, nextCursor }: Success<Data>): Envelope<Data> {
  return {
    data,
    ...(nextCursor === undefined ? {} : { nextCursor }),
    ...(totalCount === undefined ? {} : { totalCount }),
    ...(totalPages === undefined ? {} : { totalPages }),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isSuccess<Data>(value: unknown): value is Success<Data> {
  return (
    typeof value === 'object' && value !== null && 'responseCode' in value && value.responseCode === 'SUCCESS'
  )
}
