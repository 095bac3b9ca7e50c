import { type FieldErrors, errorsOf } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'

/**
 * Field errors of a refused code. A wrong code has none, because it is well-formed: the alert above the
 * button explains it.
 */
export function errorsOfCodeRefusal(error: Error): FieldErrors {
  if (!(error instanceof ApiProblem) || error.code === 'CODE_MISMATCH') return {}
  return errorsOf(error.fields)
}
