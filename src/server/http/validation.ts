import * as z from 'zod/mini'
import { AppError, type FieldError, type FieldErrorCode } from '../../contract/base/errors.ts'

type Issue = z.core.$ZodIssue

/**
 * The input as the schema sees it.
 * @throws AppError VALIDATION naming every field at fault
 */
export function validated<T extends z.ZodMiniType>(
  schema: T | undefined,
  input: unknown,
): z.output<T> | undefined {
  if (!schema) return undefined
  // With the input in the issues, a value of the wrong kind can be told from a missing one.
  const result = z.safeParse(schema, input, { reportInput: true })
  const fields = [
    ...flatNulCharacters(input),
    ...(result.success ? [] : once(result.error.issues.map(toFieldError))),
  ]
  if (fields.length > 0) throw new AppError('VALIDATION', { fields })
  return result.data
}

function toFieldError(issue: Issue): FieldError {
  // A list in a query string is one field, whichever of its values is at fault.
  const path = issue.path.filter((part) => typeof part !== 'number')
  return { field: path.join('.') || 'body', code: codeOf(issue), message: messageOf(issue) }
}

/** More help nobody: a body may be wrong in thousands of places. */
const MOST_ERRORS = 100

/** Several rules may find the same fault in a field. */
function once(fields: FieldError[]): FieldError[] {
  const found = new Map(fields.toReversed().map((each) => [`${each.code} ${each.field}`, each]))
  return [...found.values()].toReversed().slice(0, MOST_ERRORS)
}

/** What the contract's own rules call their faults. */
const OWN_RULES: Record<string, FieldErrorCode> = {
  required: 'REQUIRED',
  too_short: 'TOO_SHORT',
  too_long: 'TOO_LONG',
  too_small: 'TOO_SMALL',
}

function codeOf(issue: Issue): FieldErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && !issue.message.includes('received') ? 'REQUIRED' : 'INVALID'
    case 'too_small':
      if (issue.origin !== 'string') return 'TOO_SMALL'
      return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'TOO_LONG' : 'TOO_LARGE'
    case 'invalid_value':
      return issue.input === undefined ? 'REQUIRED' : 'UNKNOWN'
    case 'invalid_format':
      // A day or an e-mail address has a format of its own name: there, an empty text is a wrong one.
      return issue.format === 'regex' && issue.input === '' ? 'REQUIRED' : 'INVALID'
    case 'custom':
      return OWN_RULES[issue.message] ?? 'INVALID'
    default:
      return 'INVALID'
  }
}

/** For developers, what is allowed where the schema tells; members read texts of the web app. */
function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be of the type ${issue.expected}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return issue.pattern ? `must match ${issue.pattern}` : `must be of the format ${issue.format}`
    default:
      return issue.message
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}

/** Of parameters, a query or a form; JSON was looked at when it was parsed. */
function flatNulCharacters(input: unknown): FieldError[] {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([key, value]) =>
    typeof value === 'string' ? nulCharacters(value, [key]) : [],
  )
}

/** PostgreSQL's text cannot hold U+0000; it is refused here instead of failing there. */
export function nulCharacters(input: unknown, path: string[] = []): FieldError[] {
  if (typeof input === 'string') {
    if (!input.includes('\0')) return []
    return [{ field: path.join('.') || 'body', code: 'INVALID', message: 'must not contain U+0000' }]
  }
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([key, value]) => nulCharacters(value, [...path, key]))
}
