import type { FastifyInstance } from 'fastify'
import { AppError } from '../../contract/base/errors.ts'
import { nulCharacters } from './validation.ts'

/** The contract's most deeply nested body has four levels. */
const DEEPEST = 32
/** Values in one body, including member names; the contract's largest has a few hundred. */
const MAX_VALUES = 5_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Parses JSON bodies after checking their shape. Commands without a body also use the JSON content type. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    if (typeof body !== 'string') return done(new AppError('MALFORMED_BODY'))
    rejectCostlyJson(body)
    return parse(request, body, (error, value) => done(error ?? nulErrorIn(body, value), value))
  })
}

/**
 * Scans the text before parsing, so that later traversals of the value are bounded.
 * @throws AppError MALFORMED_BODY if nested too deeply, BODY_TOO_LARGE for too many values
 */
export function rejectCostlyJson(json: string): void {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at)
    if (unit === QUOTE) at = endOfString(json, at)
    else if (unit === COMMA || unit === COLON) values++
    else if (CLOSING.has(unit)) depth--
    else if (OPENING.has(unit)) {
      depth++
      values++
    }
    if (depth > DEEPEST) throw new AppError('MALFORMED_BODY')
    if (values > MAX_VALUES) throw new AppError('BODY_TOO_LARGE')
  }
}

function endOfString(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

/** Few bodies contain the escape; only those are searched for the field. */
function nulErrorIn(json: string, value: unknown): AppError | null {
  if (!json.includes(String.raw`\u0000`)) return null
  const fields = nulCharacters(value)
  return fields.length > 0 ? new AppError('VALIDATION', { fields }) : null
}
