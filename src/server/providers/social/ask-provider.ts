import { AppError } from '../../../contract/base/errors.ts'

const TIMEOUT = 10_000
const LARGEST = 100_000

/**
 * The JSON object a provider answers.
 * @throws AppError SOCIAL_REFUSED for a 4xx answer or one that is no object, UNAVAILABLE for no answer or a 5xx one
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
  // Naver answers a refusal with status 200.
  if (answer.status >= 400 || body === null || 'error' in body) throw new AppError('SOCIAL_REFUSED')
  return body
}

async function reach(url: URL, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
    return { status: response.status, text: (await response.text()).slice(0, LARGEST) }
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

/** A text of an answer; null where it is missing, empty or something else. Numbers (ids) become text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

/** An object within an answer; empty where there is none. */
export function partOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** @throws AppError SOCIAL_REFUSED where the answer does not have what it must */
export function required(value: string | null): string {
  if (value === null) throw new AppError('SOCIAL_REFUSED')
  return value
}

/** The address of a call, with what its query needs. */
export function addressAt(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
