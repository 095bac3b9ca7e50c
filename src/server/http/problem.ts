import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseError } from 'pg'
import { errorTexts, fieldErrorTexts } from '../../contract/base/error-texts.ts'
import { AppError, type ErrorCode, type Problem } from '../../contract/base/errors.ts'
import { isDatabaseAway } from '../db/database.ts'
import { textIn } from '../i18n/text-in.ts'
import type { LanguageCode } from '../../reference/interface-languages.ts'
import { requestLanguage } from './reader-language.ts'

interface SerializedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/**
 * What is logged of an error. PostgreSQL's errors quote rows and values, which may be personal data; only the names
 * of table, column and constraint are logged.
 */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const message = quotesInput(error) ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message
  return {
    type: error.constructor.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...('code' in error ? { code: error.code } : {}),
    ...(error instanceof DatabaseError ? placeOf(error) : {}),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  }
}

/** Such as `invalid input syntax for type uuid: "what somebody typed"`. */
const quotesInput = (error: unknown): boolean =>
  error instanceof DatabaseError || error instanceof SyntaxError

const placeOf = ({ table, column, constraint }: DatabaseError) => ({ table, column, constraint })

const TITLES = {
  VALIDATION: 'Some of the input does not fit',
  PAGE_TOO_DEEP: 'Lists end after 1,000 pages',
  MALFORMED_BODY: 'The body cannot be read',
  UNAUTHENTICATED: 'Sign in first',
  CREDENTIALS_MISMATCH: 'ID and password do not match',
  POINTS_MISSING: 'There are not enough points',
  FORBIDDEN: 'This is not open to this member',
  NOT_FOUND: 'There is nothing here',
  PAGE_NOT_FOUND: 'The list has no such page',
  METHOD_NOT_ALLOWED: 'This address has no such method',
  EMAIL_IN_USE: 'This e-mail address has an account already',
  RESUME_MISSING: 'A resume is needed first',
  JOB_CLOSED: 'This posting is closed',
  APPLICATION_READ: 'The application has been read already',
  LIFE_USED: 'The free announcement of these seven days is used',
  SECOND_FACTOR_SET: 'The second factor is set up',
  JOB_STATE: 'The announcement is in no state for this',
  REOPEN_TOO_LATE: 'Closing can be undone for 24 hours only',
  PASS_REFUNDED: 'A pass of the announcement was refunded after it was closed',
  UNDO_REFUSED: 'The decision can no longer be undone',
  DEPOSIT_PENDING: 'A deposit for this announcement is already awaited',
  ORDER_STATE: 'The order is in no state for this',
  COUPON_USED: 'This coupon is used up',
  COUPON_EXPIRED: 'This coupon is not valid at this time',
  COUPON_UNKNOWN: 'There is no such coupon',
  PROPOSAL_OPEN: 'A proposal to this candidate waits for an answer',
  SEARCH_LIMIT: 'The member has twenty saved searches',
  PROPOSAL_LIMIT: 'This candidate has had three proposals of this company in thirty days',
  PROPOSAL_ANSWERED: 'The proposal has been answered already',
  PROPOSAL_WITHDRAWN: 'The company has withdrawn the proposal',
  REPLY_OUTDATED: 'What it replies to was answered or replaced meanwhile',
  REPLY_LIMIT: 'The proposal has as many replies as it may have',
  TIME_PASSED: 'The time has passed',
  PAY_BELOW_MINIMUM: 'The pay is below the minimum wage',
  HOURS_ABOVE_LIMIT: 'The hours are more than 52 a week',
  BUSINESS_CLOSED: 'The tax office knows no open business under this number',
  IDEMPOTENCY_KEY_RUNNING: 'The same command is still running',
  PRECONDITION_FAILED: 'It was changed elsewhere meanwhile',
  BODY_TOO_LARGE: 'The body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'This content type is not accepted',
  CODE_EXPIRED: 'This code is no longer good; ask for a new one',
  CODE_MISMATCH: 'This is not the code',
  CONTACT_UNCONFIRMED: 'Neither e-mail nor cellphone is confirmed',
  BUSINESS_NOT_VERIFIED: 'This is open to verified businesses only',
  SIGN_IN_AGAIN: 'This needs a recent sign-in',
  RIGHT_MISSING: 'The right of the member in the company does not allow this',
  WORKER_ACCOUNT: 'This is the account of a worker; people of companies need an account for employers',
  OWN_COMPANY: 'The member has a company with postings, orders or conversations',
  OTHER_COMPANY: 'The member works for another company; leave that first',
  COLLEAGUE_LIMIT: 'The company has as many people and open invitations as it may have',
  INVITATION_USED: 'This invitation was used',
  SECOND_FACTOR_REQUIRED: 'Second factor required',
  ACCOUNT_EXISTS: 'This mail address has an account with a password; sign in with that first',
  SOCIAL_IN_USE: 'This account of the provider belongs to another member',
  ACCOUNT_SUSPENDED: 'This account is suspended',
  OWN_ACCOUNT: 'Operators cannot do this to themselves',
  LAST_OPERATOR: 'This is the last operator who can sign in',
  LAST_SIGN_IN: 'This is the only way in which the member can sign in',
  LINK_EXPIRED: 'This link is no longer good; ask for a new one',
  PASSWORD_MISMATCH: 'This is not the password',
  SOCIAL_STATE_MISMATCH: 'This sign-in was not begun here, or too long ago',
  SOCIAL_REFUSED: 'The provider did not confirm who this is',
  IMAGE_TOO_LARGE: 'The picture has too many pixels',
  IMAGE_UNREADABLE: 'This is no picture that can be read',
  DOCUMENT_UNREADABLE: 'The file cannot be read as the document that is asked for',
  PROPOSAL_NOT_ACCEPTED: 'The candidate has not accepted this proposal',
  CONVERSATION_CLOSED: 'This conversation is closed',
  CONVERSATION_BLOCKED: 'You have blocked this conversation',
  MESSAGE_CONFLICT: 'There is another message with this id',
  MESSAGE_READ: 'The message was read',
  WITHDRAWAL_TOO_LATE: 'The message can no longer be withdrawn',
  PHRASE_UNKNOWN: 'There is no phrase with this code',
  IDEMPOTENCY_KEY_REUSED: 'This key was used for another command',
  TOO_MANY_REQUESTS: 'Too many tries; wait a little',
  INTERNAL: 'Something went wrong on our side',
  UNAVAILABLE: 'Not available at the moment',
  PAYMENT_NOT_SET_UP: 'Payments are not set up on this site',
  TRANSLATION_UNAVAILABLE: 'There is no translation of this here',
} satisfies Record<ErrorCode, string>

/** Maps Fastify's own errors to the product's codes. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
  FST_REQ_FILE_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_PARTS_LIMIT: 'BODY_TOO_LARGE',
  FST_FILES_LIMIT: 'BODY_TOO_LARGE',
  FST_FIELDS_LIMIT: 'BODY_TOO_LARGE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE_PARSER: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Disk full, too many open files, or file storage out of reach; a retry may succeed. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ESTORAGE'])

/**
 * Answers any error as an RFC 9457 problem. Unexpected errors are logged and answered as INTERNAL, or as UNAVAILABLE
 * if the database is away, without their message.
 */
export function sendProblem(
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const expected = asAppError(error)
  if (expected !== error && expected.status >= 500)
    request.log.error({ err: error, endpoint: calledName(request) }, 'request failed')
  const { status } = expected
  const language = requestLanguage(request)
  const problem: Problem = {
    type: `/api/docs#${expected.code}`,
    title: TITLES[expected.code],
    status,
    detail: textIn(language)(errorTexts[expected.code]),
    instance: request.url.split('?')[0] ?? '/',
    requestId: request.id,
    responseCode: expected.code,
  }
  if (expected.fields.length > 0) problem.errors = fieldsIn(language, expected.fields)
  if (expected.data !== undefined) problem.data = expected.data
  if (expected.etag !== undefined) reply.header('etag', expected.etag)
  if (expected.retryAfter !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(expected.retryAfter)))
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem)
}

/** In English for developers, what exactly is wrong; in other languages what the web app says. */
function fieldsIn(language: LanguageCode, fields: AppError['fields']): AppError['fields'] {
  if (language === 'en') return fields
  const say = textIn(language)
  return fields.map((field) => ({ ...field, message: say(fieldErrorTexts[field.code]) }))
}

/** Name of the endpoint or route, for the log; the address itself may contain a token. */
export function calledName({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.endpointName ?? routeOptions.url ?? 'none'
}

/** Maps errors of the static file handler: a path outside its folder, an unsatisfiable range. */
function ofSentFile(status: number): AppError {
  return status === 416 ? new AppError('NOT_FOUND', { status }) : new AppError('NOT_FOUND')
}

function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = FASTIFY_CODES[code]
  if (known) return new AppError(known)
  if (error instanceof SyntaxError) return new AppError('MALFORMED_BODY')
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return ofSentFile(status)
  const isForNow = isDatabaseAway(error) || NO_ROOM.has(code)
  return isForNow ? new AppError('UNAVAILABLE', { retryAfter: 2 }) : new AppError('INTERNAL')
}
