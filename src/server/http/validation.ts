import * as z from 'zod/mini'
import { AppError, type FieldError } from '../../contract/base/errors.ts'
import { fieldCodeOf } from '../../contract/base/field-code.ts'

type Issue = z.core.$ZodIssue

/**
 * Parses the input with the schema.
 * @throws AppError VALIDATION naming every invalid field
 */
export function validated<T extends z.ZodMiniType>(
  schema: T | undefined,
  input: unknown,
): z.output<T> | undefined {
  if (!schema) return undefined
  // Issues need the input to distinguish a wrong type from a missing value.
  const result = z.safeParse(schema, input, { reportInput: true })
  const fields = [
    ...flatNulCharacters(input),
    ...(result.success ? [] : withoutDuplicates(result.error.issues.map(toFieldError))),
  ]
  if (fields.length > 0) throw new AppError('VALIDATION', { fields })
  return result.data
}

/**
 * Parses a query string. An empty value of a parameter that may be absent means that it is absent, as the empty filters
 * of forms and links do.
 * @throws AppError VALIDATION
 */
export function validatedQuery<T extends z.ZodMiniType>(
  schema: T | undefined,
  input: unknown,
): z.output<T> | undefined {
  return validated(schema, schema && isRecord(input) ? withoutEmpty(schema, input) : input)
}

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null

function withoutEmpty(schema: z.ZodMiniType, input: Record<string, unknown>): Record<string, unknown> {
  const optional = optionalParameters(schema)
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== '' || !optional.has(name)),
  )
}

const optionalBySchema = new WeakMap<z.ZodMiniType, ReadonlySet<string>>()

function optionalParameters(schema: z.ZodMiniType): ReadonlySet<string> {
  const found = optionalBySchema.get(schema)
  if (found) return found
  const shape = schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : []
  const optional = new Set(
    shape.flatMap(([name, field]) => (z.safeParse(field as z.ZodMiniType, undefined).success ? [name] : [])),
  )
  optionalBySchema.set(schema, optional)
  return optional
}

function toFieldError(issue: Issue): FieldError {
  // A list in a query string is one field, whichever of its values is invalid.
  const path = issue.path.filter((part) => typeof part !== 'number')
  return { field: path.join('.') || 'body', code: fieldCodeOf(issue), message: messageOf(issue) }
}

/** A large body may have thousands of errors; this many suffice. */
const MAX_ERRORS = 100

/** Keeps the first of equal errors of a field, which several rules may report. */
function withoutDuplicates(fields: FieldError[]): FieldError[] {
  const found = new Map(fields.toReversed().map((each) => [`${each.code} ${each.field}`, each]))
  return [...found.values()].toReversed().slice(0, MAX_ERRORS)
}

/** For developers: names the allowed values where the schema has them. Members see the web app's texts. */
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
      return issue.format === 'regex' ? 'is not well-formed' : `must be of the format ${issue.format}`
    case 'custom':
      return ownRules[issue.message] ?? issue.message
    default:
      return issue.message
  }
}

/** The contract's own refinements say only a code. */
const ownRules: Record<string, string> = {
  required: 'is required',
  too_short: 'is too short',
  too_long: 'is too long',
  too_small: 'is too small',
  invalid: 'is invalid',
  unusable_name: 'must have a letter or a digit and not begin with = + - or @',
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items long' : ''
}

/**
 * Errors for NUL characters in the texts of a flat record: path parameters, a query or form fields. In a JSON body,
 * which is nested, they are found while it is parsed (json-body.ts).
 */
function flatNulCharacters(input: unknown): FieldError[] {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([key, value]) =>
    typeof value === 'string' ? nulCharacters(value, [key]) : [],
  )
}

/** PostgreSQL's text type rejects U+0000, so it is refused here. */
export function nulCharacters(input: unknown, path: string[] = []): FieldError[] {
  if (typeof input === 'string') {
    if (!input.includes('\0')) return []
    return [{ field: path.join('.') || 'body', code: 'INVALID', message: 'must not contain U+0000' }]
  }
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([key, value]) => nulCharacters(value, [...path, key]))
}
