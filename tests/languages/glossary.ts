import { escaped } from '../support/escaped.ts'
import { partsOf } from './parts.ts'

/** One term of `locales/glossary.json`. */
export interface Term {
  /** In English, as in the texts; the first is the headword. */
  en: string | readonly string[]
  meaning: string
  /** Where the wording is from, if it is official. */
  source?: string
  /** Korean papers use the word: it follows in brackets where a text explains something. */
  onPaper?: boolean
  /** Guidance only, for words with several meanings. */
  isUnchecked?: boolean
  /** By language: the translation, then other forms or beginnings of words that are as good. */
  [code: string]: string | readonly string[] | boolean | undefined
}

/** Letters at the end of a word that endings may change. */
const ENDINGS: Record<string, number> = { ru: 3, mn: 2, uz: 2, ne: 2 }
const SHORTEST_STEM = 3

/** Terms of the source whose translation is not in the text. */
export function glossaryErrors(
  source: string,
  translation: string,
  code: string,
  glossary: readonly Term[],
): string[] {
  const text = plain(partsOf(translation).words)
  return termsIn(partsOf(source).words, glossary).flatMap((term) => {
    const [preferred, ...others] = listOf(term[code])
    if (preferred === undefined || term.isUnchecked) return []
    const isFound = hasStems(text, preferred, code) || others.some((form) => text.includes(plain(form)))
    return isFound ? [] : [`“${listOf(term.en)[0]}” is “${preferred}” in the glossary`]
  })
}

interface Form {
  term: Term
  text: string
  pattern: RegExp
}

/** Every text is compared with the same glossary, whose patterns take longer to build than to apply. */
const formsOf = new WeakMap<readonly Term[], readonly Form[]>()

/** The terms of a text; of overlapping ones only the longest. */
function termsIn(words: string, glossary: readonly Term[]): Term[] {
  let rest = ` ${words.toLowerCase().replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `
  const forms = formsOf.get(glossary) ?? formsLongestFirst(glossary)
  formsOf.set(glossary, forms)
  const found = new Set<Term>()
  for (const { term, text, pattern } of forms) {
    if (!rest.includes(text)) continue
    const without = rest.replaceAll(pattern, ' · ')
    if (without !== rest) found.add(term)
    rest = without
  }
  return [...found]
}

function formsLongestFirst(glossary: readonly Term[]): Form[] {
  return glossary
    .flatMap((term) => listOf(term.en).map((form) => ({ term, text: form.toLowerCase() })))
    .toSorted((a, b) => b.text.length - a.text.length)
    .map(({ term, text }) => ({ term, text, pattern: new RegExp(` ${escaped(text)}(?:s|es)? `, 'g') }))
}

function hasStems(text: string, phrase: string, code: string): boolean {
  const cut = ENDINGS[code] ?? 0
  if (cut === 0) return text.includes(plain(phrase))
  return phrase
    .split(/[\s-]+/)
    .every((word) => text.includes(plain(word).slice(0, Math.max(SHORTEST_STEM, word.length - cut))))
}

/** Without spaces, which some scripts set freely, and without invisible breaks. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\u200B-\u200D\u2060]+/g, '')

const listOf = (value: Term[string]): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
