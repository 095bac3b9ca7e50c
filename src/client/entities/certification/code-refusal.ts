import { type FieldErrors, errorsOf } from '../../forms/field-errors.ts'
import { ApiProblem } from '../../api/problem.ts'

/** The refusals that concern the code alone. */
export const refusedCode = (error: Error | null): 'CODE_MISMATCH' | 'CODE_EXPIRED' | undefined =>
  error instanceof ApiProblem && (error.code === 'CODE_MISMATCH' || error.code === 'CODE_EXPIRED')
    ? error.code
    : undefined

/** Field errors of a refused code. A wrong code has none, because it is well-formed: `refusedCode` explains it. */
export function errorsOfCodeRefusal(error: Error): FieldErrors {
  if (!(error instanceof ApiProblem) || error.code === 'CODE_MISMATCH') return {}
  return errorsOf(error.fields)
}
