import { type FieldTroubles, troublesOf } from '../../lib/field-troubles.ts'
import { ApiProblem } from '../../lib/problem.ts'

/** What a refused code says at fields: a wrong one has the right form, and the alert above the button tells what is wrong. */
export function troublesOfCodeRefusal(error: Error): FieldTroubles {
  if (!(error instanceof ApiProblem) || error.code === 'CODE_MISMATCH') return {}
  return troublesOf(error.fields)
}
