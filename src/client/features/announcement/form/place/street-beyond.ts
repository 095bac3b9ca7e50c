import type { Address } from '../../../../../contract/place/address.ts'
import { normalForm } from '../../../../../contract/base/normal-form.ts'

/**
 * What was typed beyond a found address: its street and number, where the search knows towns only. Empty where nothing
 * with a number was typed, and for addresses with a postal code, which are complete.
 */
export function streetBeyond(
  { address, zonecode }: Pick<Address, 'address' | 'zonecode'>,
  typed: string,
): string {
  if (zonecode !== '') return ''
  const words = normalForm(typed, 'NFC')
    .trim()
    .split(/[\s,]+/)
  const first = words.findIndex((word) => /[로길리]$|\d/u.test(word) && !address.includes(word))
  const rest = first === -1 ? '' : words.slice(first).join(' ')
  return /\d/u.test(rest) ? rest : ''
}
