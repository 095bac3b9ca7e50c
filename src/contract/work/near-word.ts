/** The letters with each one left out: words that share one of these differ in one letter, or have two exchanged. */
export const withoutOneLetter = (letters: string): string[] =>
  Array.from({ length: letters.length }, (_, at) => letters.slice(0, at) + letters.slice(at + 1))

/** Whether a word begins with the typed letters but for one that is wrong, missing or too many, or two exchanged. */
export function beginsAlmost(word: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const hasAfter = (inTyped: number, inWord: number) => word.startsWith(typed.slice(inTyped), inWord)
  const isExchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return (
    hasAfter(at + 1, at + 1) ||
    hasAfter(at, at + 1) ||
    hasAfter(at + 1, at) ||
    (isExchanged && hasAfter(at + 2, at + 2))
  )
}
