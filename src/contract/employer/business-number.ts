import { latinDigits, withoutSeparators } from '../base/latin-digits.ts'
import * as z from 'zod/mini'
import { reshaped } from '../base/schema.ts'

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** Ten digits with a valid check digit (tax office): weights 1 3 7 1 3 7 1 3 5, plus floor(5 x ninth / 10). */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const numbers = Array.from(digits, Number)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (numbers[index] ?? 0), 0)
  const check = (10 - ((sum + Math.floor((5 * (numbers[8] ?? 0)) / 10)) % 10)) % 10
  return check === numbers[9]
}

/** Ten digits; spaces and dashes are ignored. */
export const BusinessNumber = z.pipe(
  reshaped(10, (value) => withoutSeparators(latinDigits(value))),
  z.string().check(z.refine(isBusinessNumber, { error: 'invalid' })),
)

/** The first seven digits of a resident number, stored without the dash. */
export const PersonRegistrationNumber = z.pipe(
  reshaped(10, (value) => withoutSeparators(latinDigits(value))),
  z.string().check(z.regex(/^\d{7}$/)),
)
