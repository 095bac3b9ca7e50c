import { ERROR_STATUS, type ErrorCode, type FieldError, type Problem } from '../../contract/base/errors.ts'

/** The server answered with a problem document. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: FieldError[]
  /** Seconds; undefined if the server named none. */
  readonly retryAfter: number | undefined
  /** With PRECONDITION_FAILED: the current state of the resource. */
  readonly data: unknown

  constructor(status: number, problem: Problem, retryAfter?: number) {
    super(problem.responseCode)
    this.name = 'ApiProblem'
    this.status = status
    // A newer server may send codes that this build does not know; the status still tells how to react.
    this.code = problem.responseCode in ERROR_STATUS ? problem.responseCode : 'INTERNAL'
    this.fields = problem.errors ?? []
    this.retryAfter = retryAfter
    this.data = problem.data
  }
}

/** No answer: offline, a timeout or a broken connection. */
export class NetworkFailure extends Error {
  override readonly name: string = 'NetworkFailure'
}

/** An answer that is not from this API: a captive portal or a proxy's error page. */
export class UnexpectedAnswer extends NetworkFailure {
  override readonly name: string = 'UnexpectedAnswer'
  readonly status: number

  constructor(status: number) {
    super(`Unexpected answer with status ${status}`)
    this.status = status
  }
}

export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'responseCode' in value &&
    typeof value.responseCode === 'string'
  )
}

/** Parses a `Retry-After` header, a number of seconds or a date, into seconds. */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}
