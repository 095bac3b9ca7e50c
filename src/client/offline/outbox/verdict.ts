import type { FieldError } from '../../../contract/errors.ts'
import type { Trouble } from './entry.ts'
import type { Answer } from './environment.ts'

/** What an attempt came to. */
export type Verdict =
  | { kind: 'sent'; data: unknown; etag?: string }
  /** Try again; `after` in milliseconds where the server named it. `silent`: nothing answered at all. */
  | { kind: 'later'; after?: number; silent: boolean }
  | { kind: 'unauthenticated' }
  /** The member changed before the request left; nothing was sent. */
  | { kind: 'released' }
  | { kind: 'conflict'; trouble: Trouble }
  | { kind: 'rejected'; trouble: Trouble }

const RETRIED = new Set([408, 425, 429])

/** Only answers in the API's own form count: a proxy's error page says nothing about the command. */
export function verdictOf(answer: Answer): Verdict {
  const { status, body } = answer
  const code = codeOf(body)
  if (code === undefined) return { kind: 'later', silent: true }
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
  const trouble: Trouble = { status, code, fields: fieldsOf(body) }
  if (status === 412) {
    const version = answer.etag ? { etag: answer.etag } : {}
    return { kind: 'conflict', trouble: { ...trouble, theirs: fieldOf(body, 'data'), ...version } }
  }
  return { kind: 'rejected', trouble }
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
