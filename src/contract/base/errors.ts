/** Every error code of the API with its HTTP status. */
export const ERROR_STATUS = {
  VALIDATION: 400,
  PAGE_TOO_DEEP: 400,
  MALFORMED_BODY: 400,
  UNAUTHENTICATED: 401,
  CREDENTIALS_MISMATCH: 401,
  POINTS_MISSING: 402,
  FORBIDDEN: 403,
  RIGHT_MISSING: 403,
  WORKER_ACCOUNT: 403,
  SIGN_IN_AGAIN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  CONTACT_UNCONFIRMED: 403,
  ACCOUNT_SUSPENDED: 403,
  BUSINESS_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  PAGE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_IN_USE: 409,
  ACCOUNT_EXISTS: 409,
  SOCIAL_IN_USE: 409,
  LAST_SIGN_IN: 409,
  OWN_ACCOUNT: 409,
  OWN_COMPANY: 409,
  OTHER_COMPANY: 409,
  COLLEAGUE_LIMIT: 409,
  LAST_OPERATOR: 409,
  RESUME_MISSING: 409,
  JOB_CLOSED: 409,
  APPLICATION_READ: 409,
  LIFE_USED: 409,
  SECOND_FACTOR_SET: 409,
  JOB_STATE: 409,
  REOPEN_TOO_LATE: 409,
  PASS_REFUNDED: 409,
  UNDO_REFUSED: 409,
  ORDER_STATE: 409,
  DEPOSIT_PENDING: 409,
  COUPON_USED: 409,
  PROPOSAL_OPEN: 409,
  PROPOSAL_LIMIT: 409,
  PROPOSAL_ANSWERED: 409,
  PROPOSAL_WITHDRAWN: 409,
  REPLY_OUTDATED: 409,
  REPLY_LIMIT: 409,
  SEARCH_LIMIT: 409,
  PROPOSAL_NOT_ACCEPTED: 409,
  CONVERSATION_CLOSED: 409,
  CONVERSATION_BLOCKED: 409,
  MESSAGE_CONFLICT: 409,
  MESSAGE_READ: 409,
  WITHDRAWAL_TOO_LATE: 409,
  IDEMPOTENCY_KEY_RUNNING: 409,
  CODE_EXPIRED: 410,
  COUPON_EXPIRED: 410,
  LINK_EXPIRED: 410,
  INVITATION_USED: 410,
  PRECONDITION_FAILED: 412,
  BODY_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  PAY_BELOW_MINIMUM: 422,
  HOURS_ABOVE_LIMIT: 422,
  TIME_PASSED: 422,
  COUPON_UNKNOWN: 422,
  BUSINESS_CLOSED: 422,
  PHRASE_UNKNOWN: 422,
  IMAGE_UNREADABLE: 422,
  DOCUMENT_UNREADABLE: 422,
  CODE_MISMATCH: 422,
  PASSWORD_MISMATCH: 422,
  SOCIAL_STATE_MISMATCH: 422,
  SOCIAL_REFUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  PAYMENT_NOT_SET_UP: 503,
  TRANSLATION_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && code in ERROR_STATUS

/** What is wrong with one field. `code` is stable; `message` is for developers and is not shown to members. */
export interface FieldError {
  field: string
  code: FieldErrorCode
  message: string
}

export const FIELD_ERROR_CODES = [
  'REQUIRED',
  'INVALID',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_LARGE',
  'UNKNOWN',
  'IN_USE',
  'TOO_COMMON',
  'TOO_PERSONAL',
  'UNUSABLE_NAME',
] as const
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** RFC 9457 problem document with a stable code and field errors. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  responseCode: ErrorCode
  /** Names the request in the server's log. */
  requestId?: string
  errors?: FieldError[]
  /** With PRECONDITION_FAILED: the current object, so that both versions can be shown. */
  data?: unknown
}

interface AppErrorOptions {
  fields?: FieldError[]
  retryAfter?: number
  data?: unknown
  status?: number
  etag?: string
}

/** An expected error on the server; any other error is answered as INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldError[]
  readonly retryAfter: number | undefined
  readonly data: unknown
  readonly etag: string | undefined

  /**
   * @param options.retryAfter seconds
   * @param options.status overrides the code's status, such as 404 for a read
   * @param options.etag of the object in `data`
   */
  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.status = options.status ?? ERROR_STATUS[code]
    this.etag = options.etag
    this.fields = options.fields ?? []
    this.retryAfter = options.retryAfter
    this.data = options.data
  }
}

/** A validation error of one field. */
export function fieldError(field: string, code: FieldErrorCode, message: string): AppError {
  return new AppError('VALIDATION', { fields: [{ field, code, message }] })
}
