import { normalForm } from './normal-form.ts'
import { latinDigits } from './latin-digits.ts'

/** In won. */
export const HIGHEST_PAY = 999_999_999

/** SEVERAL: a range or more than one amount, of which only the writer knows which one counts. */
export type WonRefusal = 'SEVERAL' | 'BELOW' | 'ABOVE'
export type WonReading = { digits: string; refusal?: never } | { digits?: never; refusal: WonRefusal }

const UNITS: Readonly<Record<string, number>> = {
  억: 100_000_000,
  천만: 10_000_000,
  백만: 1_000_000,
  십만: 100_000,
  만: 10_000,
  천: 1_000,
  백: 100,
}

/** A number with its unit; a blank within a number separates thousands. */
const PART = /(\d{1,3}(?: \d{3})+|\d[\d.,'’]*)\s*(억|천만|백만|십만|만|천|백)?/gu
const MINUS = /^\p{Pd}|^\u2212/u

/**
 * Whole won of a text as it is typed or pasted: `12,000원`, `250만`, `2만 5천`, `12,000.00`, `12.000`. Empty if
 * there are no digits.
 */
export function readWon(text: string, most: number): WonReading {
  const plain = latinDigits(normalForm(text, 'NFKC').replaceAll(/\p{Cf}/gu, '')).trim()
  const found = [...plain.matchAll(PART)]
  const parts = found.map(({ 1: number = '', 2: name = '', index }, at) => {
    const unit = UNITS[name] ?? 1
    const former = found[at - 1]
    const between = former && plain.slice(former.index + former[0].length, index)
    return { won: numberOf(number) * unit, unit, isJoined: between?.trim() === '' }
  })
  if (parts.length === 0) return { digits: '' }
  if (MINUS.test(plain)) return { refusal: 'BELOW' }
  // `2만 5천` is one amount; with anything else between its parts, they are two.
  const isOne = parts.every(
    ({ unit, isJoined }, index) => index === 0 || (isJoined && unit < (parts[index - 1]?.unit ?? 0)),
  )
  if (!isOne) return { refusal: 'SEVERAL' }
  const won = Math.round(parts.reduce((sum, part) => sum + part.won, 0))
  return won > most ? { refusal: 'ABOVE' } : { digits: String(won) }
}

/** The last of two different separators begins decimals, and a lone one does unless three digits follow it. */
function numberOf(text: string): number {
  const separators = text.match(/[.,'’](?=\d)/gu) ?? []
  const last = separators.at(-1)
  const decimals = last === undefined ? '' : (text.split(last).at(-1)?.replaceAll(/\D/g, '') ?? '')
  const areThousands = new Set(separators).size < 2 && (decimals.length === 3 || last !== '.')
  const digits = text.replaceAll(/\D/g, '')
  if (last === undefined || areThousands) return Number(digits)
  return Number(`${digits.slice(0, -decimals.length)}.${decimals}`)
}
