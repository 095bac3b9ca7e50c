import * as z from 'zod/mini'
import type { FieldError, FieldErrorCode } from '../../contract/base/errors.ts'
import { fieldCodeOf } from '../../contract/base/field-code.ts'

export type FieldErrors = Record<string, FieldErrorCode>

/** Validates a form's values against the contract before anything is sent; the first error of each field counts. */
export function fieldErrorsOf(schema: z.ZodMiniType, value: unknown): FieldErrors {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  const found = (error?.issues ?? []).map((issue) => ({
    field: issue.path.join('.'),
    code: fieldCodeOf(issue),
  }))
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
