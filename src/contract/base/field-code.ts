import type * as z from 'zod/mini'
import type { FieldErrorCode } from './errors.ts'

/** Codes of the contract's own refinements, by their message. */
const OWN_RULES: Record<string, FieldErrorCode> = {
  required: 'REQUIRED',
  too_short: 'TOO_SHORT',
  too_long: 'TOO_LONG',
  too_small: 'TOO_SMALL',
  unusable_name: 'UNUSABLE_NAME',
}

/**
 * What is wrong with a field: the code that the server answers and that a form shows before it sends. Needs issues
 * with their input (`reportInput`), to tell a missing value from one of the wrong type.
 */
export function fieldCodeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'REQUIRED' : 'INVALID'
    case 'too_small':
      if (!hasLength(issue.origin)) return 'TOO_SMALL'
      return issue.minimum === 1 ? 'REQUIRED' : 'TOO_SHORT'
    case 'too_big':
      return hasLength(issue.origin) ? 'TOO_LONG' : 'TOO_LARGE'
    case 'invalid_value':
      return issue.input === undefined ? 'REQUIRED' : 'UNKNOWN'
    case 'invalid_format':
      // Dates and e-mail addresses have their own formats, where an empty text is invalid rather than missing.
      return issue.format === 'regex' && issue.input === '' ? 'REQUIRED' : 'INVALID'
    case 'custom':
      return OWN_RULES[issue.message] ?? 'INVALID'
    default:
      return 'INVALID'
  }
}

const hasLength = (origin: string) => origin === 'string' || origin === 'array'
