import { partsOf } from './parts.ts'

/** Letters of the languages that are not written in Latin letters. */
const SCRIPTS: Record<string, RegExp> = {
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  ne: /\p{Script=Devanagari}/u,
  km: /\p{Script=Khmer}/u,
  mn: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  my: /\p{Script=Myanmar}/u,
}

const WORD = /[\p{Script=Latin}][\p{Script=Latin}\p{M}\d'’.&+-]*/gu
const DIGITS = /[\p{Nd}--[0-9]]/v
const HANGUL = /\p{Script=Hangul}+/gu
const IN_BRACKETS = /[([（［][^)\]）］]*[)\]）］]/gu

export interface Names {
  /** Latin words that stay in every script: names, abbreviations, codes. */
  latin: readonly string[]
  /** Texts that are the same in every language. */
  same: readonly string[]
}

/** Words of another script than the language's own, and texts left in English. */
export function scriptErrors(source: string, translation: string, code: string, names: Names): string[] {
  const words = partsOf(translation).words
  const hasWords = latinOutside(partsOf(source).words, names.latin).length > 0
  const isKept = names.same.includes(source)
  const own = SCRIPTS[code]
  if (isKept && source === translation) return []
  return [
    ...(source === translation && hasWords ? ['is still in English'] : []),
    ...(own && hasWords && source !== translation && !own.test(words)
      ? ['has no letter of the language']
      : []),
    ...(own ? latinErrors(words, source, names.latin) : []),
    ...(code === 'ko' ? [] : hangulErrors(words, source)),
    ...(DIGITS.test(words) ? ['has digits other than 0 to 9'] : []),
    ...(code === 'uz' ? uzbekErrors(words) : []),
  ]
}

function latinErrors(words: string, source: string, allowed: readonly string[]): string[] {
  const foreign = latinOutside(words, allowed).filter((word) => !isCode(word) || !source.includes(word))
  return foreign.length > 0 ? [`has Latin letters: ${foreign.join(' ')}`] : []
}

/** Such as `E-9` or `123-45`, which are the same everywhere. */
const isCode = (word: string) => /\d/.test(word) || word.length === 1

function latinOutside(words: string, allowed: readonly string[]): string[] {
  const known = new Set(allowed.map((name) => name.toLowerCase()))
  return (words.match(WORD) ?? [])
    .map((word) => word.replace(/[.'’-]+$/, ''))
    .filter((word) => !known.has(word.toLowerCase()))
}

/** A Korean word stands in brackets behind its translation, for those who see it on paper. */
function hangulErrors(words: string, source: string): string[] {
  const bare = words.replaceAll(IN_BRACKETS, ' ').match(HANGUL) ?? []
  const foreign = bare.filter((word) => !source.includes(word))
  return foreign.length > 0 ? [`has Korean words outside brackets: ${foreign.join(' ')}`] : []
}

function uzbekErrors(words: string): string[] {
  return [
    ...(/\p{Script=Cyrillic}/u.test(words) ? ['has Cyrillic letters; Uzbek is in Latin letters here'] : []),
    ...(/[og]['’‘`]/iu.test(words) ? ['writes oʻ or gʻ with another sign than ʻ (U+02BB)'] : []),
  ]
}
