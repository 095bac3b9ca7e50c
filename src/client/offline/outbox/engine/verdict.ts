import type { FieldError } from '../../../../contract/base/errors.ts'
import type { Refusal } from './entry.ts'
import type { Answer } from './environment.ts'

/** The outcome of an attempt. */
export type Verdict =
  | { kind: 'sent'; data: unknown; etag?: string }
  /**
   * Retry; `after` in milliseconds if the server named it. `silent`: the server did not answer. `stray`: something else
   * answered, such as a captive portal.
   */
  | { kind: 'later'; after?: number; silent: boolean; stray?: true }
  | { kind: 'unauthenticated' }
  /** The member changed before the request was sent; nothing was sent. */
  | { kind: 'released' }
  | { kind: 'conflict'; refusal: Refusal }
  | { kind: 'rejected'; refusal: Refusal }

const RETRIED = new Set([408, 425, 429])

/**
 * Only answers in the API's own format count. A proxy's error page says nothing about the command, except for a body
 * that it will never accept.
 */
export function verdictOf(answer: Answer): Verdict {
  const { status, body } = answer
  const code = codeOf(body)
  if (code === undefined) {
    if (status === 413) return { kind: 'rejected', refusal: { status, code: 'BODY_TOO_LARGE', fields: [] } }
    return { kind: 'later', silent: true, stray: true }
  }
  if (status >= 200 && status < 300 && code === 'SUCCESS') {
    return { kind: 'sent', data: fieldOf(body, 'data'), ...(answer.etag ? { etag: answer.etag } : {}) }
  }
  const running = status === 409 && code === 'IDEMPOTENCY_KEY_RUNNING'
  if (running || RETRIED.has(status) || status < 400 || status >= 500) {
    return {
      kind: 'later',
      silent: false,
      ...(answer.retryAfter === undefined ? {} : { after: answer.retryAfter }),
    }
  }
  if (status === 401) return { kind: 'unauthenticated' }
  const refusal: Refusal = { status, code, fields: fieldsOf(body) }
  if (status === 412) {
    const version = answer.etag ? { etag: answer.etag } : {}
    return { kind: 'conflict', refusal: { ...refusal, theirs: fieldOf(body, 'data'), ...version } }
  }
  return { kind: 'rejected', refusal }
}

function codeOf(body: unknown): string | undefined {
  const code = fieldOf(body, 'responseCode')
  return typeof code === 'string' ? code : undefined
}

function fieldsOf(body: unknown): FieldError[] {
  const errors = fieldOf(body, 'errors')
  return Array.isArray(errors) ? errors : []
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}
