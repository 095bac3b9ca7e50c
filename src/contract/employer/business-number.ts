import * as z from 'zod/mini'
import { reshaped } from '../base/schema.ts'

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** Ten digits whose check digit fits: weights 1 3 7 1 3 7 1 3 5, plus floor(5 x ninth / 10) (tax office). */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const numbers = Array.from(digits, Number)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (numbers[index] ?? 0), 0)
  const check = (10 - ((sum + Math.floor((5 * (numbers[8] ?? 0)) / 10)) % 10)) % 10
  return check === numbers[9]
}

/** Ten digits, with or without blanks and dashes. */
export const BusinessNumber = z.pipe(
  reshaped(10, (value) => value.replaceAll(/[\s-]/g, '')),
  z.string().check(z.refine(isBusinessNumber, { error: 'invalid' })),
)

/** The front of a resident number and the digit after it; kept without the dash. */
export const PersonRegistrationNumber = z.pipe(
  reshaped(10, (value) => value.replaceAll(/[\s-]/g, '')),
  z.string().check(z.regex(/^\d{7}$/)),
)
