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

/** What proves a business: its registration, or of a farm its certificate of registration (농업경영체 등록확인서). */
export const CERTIFICATE_KINDS = ['BUSINESS', 'FARM'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** Most digits that the number of a farm may have. We found no check digit for it: an operator compares it. */
export const FARM_NUMBER_DIGITS = 13

/** Digits of either number; spaces and dashes are ignored. */
export const CertificateNumber = z.pipe(
  reshaped(FARM_NUMBER_DIGITS, (value) => withoutSeparators(latinDigits(value))),
  z.string().check(z.regex(/^\d{6,13}$/)),
)

interface Numbered {
  businessNumber: string
  certificateKind: CertificateKind
}

export const numberFitsKind = z.refine<Numbered>(
  ({ businessNumber, certificateKind }) => certificateKind === 'FARM' || isBusinessNumber(businessNumber),
  { path: ['businessNumber'], error: 'invalid' },
)

/** The first seven digits of a resident number, stored without the dash. */
export const PersonRegistrationNumber = z.pipe(
  reshaped(10, (value) => withoutSeparators(latinDigits(value))),
  z.string().check(z.regex(/^\d{7}$/)),
)
