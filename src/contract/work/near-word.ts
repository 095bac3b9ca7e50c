/** The letters with each one left out: words that differ in one letter, or have two exchanged, share one of these. */
export const withoutOneLetter = (letters: string): string[] =>
  Array.from({ length: letters.length }, (_, at) => letters.slice(0, at) + letters.slice(at + 1))

/** Whether a word is the typed one but for one letter that is wrong, missing or too many, or two exchanged. */
export const isAlmost = (word: string, typed: string): boolean =>
  isAfterSlip(word, typed, (rest, wanted) => rest === wanted)

/** As `isAlmost`, for the beginning of a word. */
export const beginsAlmost = (word: string, typed: string): boolean =>
  isAfterSlip(word, typed, (rest, wanted) => wanted.startsWith(rest))

function isAfterSlip(word: string, typed: string, fits: (rest: string, wanted: string) => boolean): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const fitsAfter = (inTyped: number, inWord: number) => fits(typed.slice(inTyped), word.slice(inWord))
  const isExchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return (
    fitsAfter(at + 1, at + 1) ||
    fitsAfter(at, at + 1) ||
    fitsAfter(at + 1, at) ||
    (isExchanged && fitsAfter(at + 2, at + 2))
  )
}
