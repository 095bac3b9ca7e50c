import { type FieldErrors, errorsOf } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'

/** What a refused code says at fields: a wrong one has the right form, and the alert above the button tells what is wrong. */
export function errorsOfCodeRefusal(error: Error): FieldErrors {
  if (!(error instanceof ApiProblem) || error.code === 'CODE_MISMATCH') return {}
  return errorsOf(error.fields)
}
