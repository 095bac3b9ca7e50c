import * as z from 'zod/mini'
import { digitsOf, latinDigits, withoutSeparators } from '../base/latin-digits.ts'
import { reshaped } from '../base/schema.ts'

/** The country code of Korea and what follows it: `82 10 …`, `0082 10 …`, `82 (0)10 …`. */
const WITH_COUNTRY = /^(?:00)?82(?=[01])0?/

/** A spreadsheet drops the zero that a number begins with. */
const WITHOUT_ZERO = /^(?=10\d{8}$)/
const INTERNATIONAL = /^\s*[+＋]/

/**
 * The digits of a Korean cellphone number as it is dialled in Korea, also from `+82 10-1234-5678` and while it is being
 * typed: no number in Korea begins with 82 or 00.
 */
export function cellphoneDigits(typed: string): string {
  const digits = digitsOf(typed).replace(WITH_COUNTRY, '0')
  return INTERNATIONAL.test(typed) ? digits : digits.replace(WITHOUT_ZERO, '0')
}

/** A Korean cellphone number (010 and the older 011, 016 to 019), kept as digits only. */
export const Cellphone = z.pipe(
  reshaped(11, (text) => {
    const plain = withoutSeparators(latinDigits(text)).replaceAll(/[().]/g, '')
    return /^[+＋]?\d+$/.test(plain) ? cellphoneDigits(plain) : plain
  }),
  z.string().check(z.regex(/^01[016789]\d{7,8}$/)),
)
