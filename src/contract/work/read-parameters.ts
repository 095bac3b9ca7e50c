import type { ParameterKind, ParameterRecord } from '../../reference/phrases.ts'
import type { PhraseParameters } from './phrase.ts'

/** Letters after a word in which its value stands; else it stands before the word. */
const REACH = 16
const LOWEST: Record<ParameterKind, number> = {
  amount: 1_000,
  count: 2,
  date: 0,
  day: 1,
  occupation: 0,
  percent: 10,
  place: 0,
  time: 0,
  weight: 1,
}
const HIGHEST: Record<ParameterKind, number> = {
  amount: 99_999_999,
  count: 99,
  date: 0,
  day: 31,
  occupation: 0,
  percent: 2_000,
  place: 0,
  time: 0,
  weight: 100,
}
const WORDS = new Map([
  ['이틀', 2],
  ['사흘', 3],
  ['일주일', 7],
])

/**
 * The values of a phrase from a sentence without blanks, such as `기숙사비10만원`.
 * @param at where the phrase's word begins and ends
 * @returns undefined if one is missing
 */
export function readParameters(
  sentence: string,
  at: { start: number; end: number },
  parameters: readonly ParameterRecord[],
): PhraseParameters | undefined {
  const found: PhraseParameters = {}
  for (const parameter of parameters) {
    const { name } = parameter
    if (!isNumber(name)) return undefined
    const value =
      readNumber(sentence.slice(at.start, at.end + REACH), parameter) ??
      readNumber(sentence.slice(0, at.end), parameter)
    if (value === undefined || value < LOWEST[name] || value > HIGHEST[name]) return undefined
    found[name] = value
  }
  return found
}

type NumberName = Exclude<ParameterKind, 'date' | 'occupation' | 'place' | 'time'>

const isNumber = (name: ParameterKind): name is NumberName =>
  name !== 'date' && name !== 'occupation' && name !== 'place' && name !== 'time'

function readNumber(text: string, { name, units = '' }: ParameterRecord): number | undefined {
  if (name === 'amount') return readAmount(text)
  if (name === 'count') return readCount(text, units)
  const digits = PATTERNS[name]?.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

const PATTERNS: Partial<Record<ParameterKind, RegExp>> = {
  day: /(\d{1,2})일/,
  percent: /(\d{2,4})/,
  weight: /(\d{1,3})(?:kg|킬로)/,
}

function readAmount(text: string): number | undefined {
  const [, tenThousands, thousands = '0'] = /(\d{1,4})만(?:(\d)천)?/.exec(text) ?? []
  if (tenThousands !== undefined) return Number(tenThousands) * 10_000 + Number(thousands) * 1_000
  const digits = /(\d{4,8})원/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

function readCount(text: string, units: string): number | undefined {
  const digits = new RegExp(`(\\d{1,2})(?:${Array.from(units).join('|')})`).exec(text)?.[1]
  if (digits !== undefined) return Number(digits)
  return Array.from(WORDS).find(([word]) => text.includes(word))?.[1]
}
