const MARKED = /^[\p{Script=Latin}\p{M}\p{N}\s'-]*[\p{M}đ][\p{Script=Latin}\p{M}\p{N}\s'-]*$/u

/** A word in small letters without blanks, with its tones and marks; undefined for words of others than marked Latin letters. */
export function markedForm(word: string): string | undefined {
  const letters = word.normalize('NFD').toLowerCase()
  return MARKED.test(letters) ? letters.normalize('NFC').replaceAll(/[\s-]+/gu, '') : undefined
}
