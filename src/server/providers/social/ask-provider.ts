import { AppError } from '../../../contract/base/errors.ts'

const TIMEOUT = 10_000
const MAX_LENGTH = 100_000

/**
 * Calls a provider and returns its JSON object.
 * @throws AppError SOCIAL_REFUSED for a 4xx status or a body that is not an object, UNAVAILABLE for a 5xx status or none
 */
export async function askProvider(
  url: URL,
  request: { form?: Record<string, string | undefined>; accessToken?: string } = {},
): Promise<Record<string, unknown>> {
  const { form, accessToken } = request
  const answer = await reach(url, {
    method: form ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    },
    ...(form ? { body: new URLSearchParams(present(form)) } : {}),
  })
  if (answer.status >= 500 || answer.status === 429) throw unavailable()
  const body = objectIn(answer.text)
  // Naver reports errors with status 200.
  if (answer.status >= 400 || body === null || 'error' in body) throw new AppError('SOCIAL_REFUSED')
  return body
}

async function reach(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
    return { status: response.status, text: (await response.text()).slice(0, MAX_LENGTH) }
  } catch {
    throw unavailable()
  }
}

const unavailable = () => new AppError('UNAVAILABLE', { retryAfter: 5 })

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function present(form: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** A string of a response, or null if it is missing, empty or of another type. Numbers (ids) become strings. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

/** A nested object of a response, or an empty one. */
export function partOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** @throws AppError SOCIAL_REFUSED if a required value is missing */
export function required(value: string | null): string {
  if (value === null) throw new AppError('SOCIAL_REFUSED')
  return value
}

/** Builds the URL of a request. */
export function addressAt(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
