/** What no word in Latin letters has, also with marks. */
const OTHER = /[^\p{Script=Latin}\p{M}\p{N}\s'-]/u
const MARK = /[\p{M}đ]/u

/** A word in small letters without blanks, with its tones and marks; undefined for words of others than marked Latin letters. */
export function markedForm(word: string): string | undefined {
  const letters = word.normalize('NFD').toLowerCase()
  const isMarked = MARK.test(letters) && !OTHER.test(letters)
  return isMarked ? letters.normalize('NFC').replaceAll(/[\s-]+/gu, '') : undefined
}
