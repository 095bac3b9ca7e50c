/** Normal form for text comparison: NFC, lower case, single spaces. */
export function searchForm(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}

/** The words of a search; each must occur in the job, also inside a word. */
export function searchWords(query: string): string[] {
  return [...new Set(searchForm(query).split(' '))].filter((word) => word !== '')
}

/** The word's keys in the index on `text_grams` (migration 0002): its bigrams, or its single character. */
export function gramsOf(word: string): number[] {
  const letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0)
  const [first] = letters
  if (letters.length === 1 && first !== undefined) return [first]
  return letters.slice(1).map((letter, index) => ((letters[index] ?? 0) << 16) | letter)
}

/** Whether the index alone decides: one or two BMP characters, whose keys are unique. */
export function gramsDecide(word: string): boolean {
  return word.length <= 2 && Array.from(word).length === word.length
}
