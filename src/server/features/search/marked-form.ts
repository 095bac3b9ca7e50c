import { normalForm } from '../../../contract/base/normal-form.ts'

/** What no word in Latin letters has, also with marks. */
const OTHER = /[^\p{Script=Latin}\p{M}\p{N}\s'-]/u
const MARK = /[\p{M}đ]/u

/** A word in small letters without blanks, with its tones and marks; undefined for words of others than marked Latin letters. */
export function markedForm(word: string): string | undefined {
  // First, as it is so for most words.
  if (OTHER.test(word)) return undefined
  const letters = normalForm(word, 'NFD').toLowerCase()
  return MARK.test(letters) ? normalForm(letters, 'NFC').replaceAll(/[\s-]+/gu, '') : undefined
}
