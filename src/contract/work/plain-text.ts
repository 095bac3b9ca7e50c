import { normalForm } from '../base/normal-form.ts'

/** A text as words are looked for in it: small letters without blanks and marks, and where words may begin or end. */
export interface PlainText {
  letters: string
  /** Whether a word may begin at this letter, as something else than a letter or another script is before it. */
  starts: readonly boolean[]
  /** Whether something else than a letter is before this one. */
  gaps: readonly boolean[]
  /** Whether this letter is in round brackets. */
  asides: readonly boolean[]
}

const LETTER = /[\p{L}\p{N}\p{M}]/u
const NOT_LETTERS = /[^\p{L}\p{N}\p{M}]+/gu
/** Marks of Latin and Cyrillic letters: titles and queries are often typed without them. */
const MARKS = /[\u0300-\u036f]/g

/** Employers write `용접.절단` and `용 접`; both are read alike. */
export function plainText(text: string): PlainText {
  const starts: boolean[] = []
  const gaps: boolean[] = []
  const asides: boolean[] = []
  let isAside = false
  let letters = ''
  let former = ''
  for (const letter of withoutMarks(text)) {
    const script = scriptOf(letter)
    if (letter === '(') isAside = letters !== ''
    if (letter === ')') isAside = false
    if (script !== '') {
      starts.push(script !== former)
      gaps.push(former === '')
      asides.push(isAside)
      for (let unit = 1; unit < letter.length; unit++) {
        asides.push(isAside)
        starts.push(false)
        gaps.push(false)
      }
      letters += letter
    }
    former = script
  }
  starts.push(true)
  gaps.push(true)
  return { letters, starts, gaps, asides }
}

/** The letters of `plainText`. */
export const plainWord = (word: string): string => withoutMarks(word).replaceAll(NOT_LETTERS, '')

/** Most titles: nothing in them is composed otherwise. */
const WITHOUT_MARKS = /^[\u0020-\u007e가-힣]*$/

function withoutMarks(text: string): string {
  if (WITHOUT_MARKS.test(text)) return text.toLowerCase()
  const letters = normalForm(text, 'NFKD').replaceAll(MARKS, '')
  return normalForm(letters, 'NFC').toLowerCase().replaceAll('đ', 'd')
}

const scripts = new Map<string, string>()
/** Letters whose script is remembered; texts contain far fewer different ones. */
const MAX_REMEMBERED = 20_000

/** Nothing for blanks and punctuation. */
function scriptOf(letter: string): string {
  const known = scripts.get(letter)
  if (known !== undefined) return known
  const script = readScript(letter)
  if (scripts.size < MAX_REMEMBERED) scripts.set(letter, script)
  return script
}

function readScript(letter: string): string {
  if (!LETTER.test(letter)) return ''
  if (letter >= '가' && letter <= '힣') return 'hangul'
  // Numbers belong to the letters around them: CO2, 3D.
  if (/[\p{Script=Latin}\p{N}]/u.test(letter)) return 'latin'
  return /\p{Script=Cyrillic}/u.test(letter) ? 'cyrillic' : 'other'
}

/** Words of these scripts are written apart, so that a part of a longer word is another word. */
const WRITTEN_APART = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]+$/u

export const isWrittenApart = (word: string): boolean => WRITTEN_APART.test(word)
