import { normalForm } from './normal-form.ts'
import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from '../../reference/korean-phone-numbers.json' with { type: 'json' }
import { latinDigits } from './latin-digits.ts'

/**
 * A Korean number as it is dialled in Korea, from any form in which it is copied: `+82 (0)31-…`, `0082 31 …`, with
 * hyphens of any kind and invisible marks. Null for text that is no valid number, and for premium-rate numbers (060).
 */
export function koreanPhoneNumber(text: string): string | null {
  const plain = latinDigits(normalForm(text, 'NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/iu, '')
    // `00` is the international prefix; no Korean number begins with 0082.
    .replace(/^0082/u, '+82')
  const number = parsePhoneNumberFromString(
    plain,
    { defaultCountry: 'KR', extract: false },
    // JSON has no tuples.
    metadata as unknown as MetadataJson,
  )
  if (!number?.isValid() || number.ext !== undefined || number.getType() === 'PREMIUM_RATE') return null
  const { nationalNumber } = number
  return /^1\d{7}$/.test(nationalNumber) ? nationalNumber : `0${nationalNumber}`
}
