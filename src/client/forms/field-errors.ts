import * as z from 'zod/mini'
import type { FieldError, FieldErrorCode } from '../../contract/base/errors.ts'

export type FieldErrors = Record<string, FieldErrorCode>

/** Validates a form's values against the contract before anything is sent; the first error of each field counts. */
export function fieldErrorsOf(schema: z.ZodMiniType, value: unknown): FieldErrors {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  const found = (error?.issues ?? []).map((issue) => ({ field: issue.path.join('.'), code: codeOf(issue) }))
  return firstOfEach(found)
}

/** Field errors of the server's answer, in the same shape. */
export function errorsOf(errors: readonly Pick<FieldError, 'field' | 'code'>[]): FieldErrors {
  return firstOfEach(errors)
}

function firstOfEach(errors: readonly { field: string; code: FieldErrorCode }[]): FieldErrors {
  const fieldErrors: FieldErrors = {}
  for (const { field, code } of errors) fieldErrors[field] ??= code
  return fieldErrors
}

/** Codes of the contract's own refinements, as the server maps them. */
const OWN_RULES: Record<string, FieldErrorCode> = {
  required: 'REQUIRED',
  too_short: 'TOO_SHORT',
  too_long: 'TOO_LONG',
  too_small: 'TOO_SMALL',
}

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if (issue.code === 'too_small')
    return isEmptyText(issue) ? 'REQUIRED' : isText(issue) ? 'TOO_SHORT' : 'TOO_SMALL'
  if (issue.code === 'too_big') return isText(issue) ? 'TOO_LONG' : 'TOO_LARGE'
  if (issue.code === 'invalid_format' && issue.format === 'regex' && issue.input === '') return 'REQUIRED'
  return (issue.code === 'custom' && OWN_RULES[issue.message]) || 'INVALID'
}

const isText = (issue: { origin?: string }) => issue.origin === 'string' || issue.origin === 'array'
const isEmptyText = (issue: { origin?: string; minimum?: number | bigint }) =>
  isText(issue) && issue.minimum === 1
