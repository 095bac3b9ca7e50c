/** The form in which texts and searches are compared: NFC, lower case, single spaces. */
export function searchForm(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}

/** The words of a search; each must appear somewhere in a posting, inside a word as well. */
export function searchWords(query: string): string[] {
  return [...new Set(searchForm(query).split(' '))].filter((word) => word !== '')
}

/** What the index of `text_grams` (migration 0002) knows of a word: its pairs of neighbours, or its one character. */
export function gramsOf(word: string): number[] {
  const letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0)
  const [first] = letters
  if (letters.length === 1 && first !== undefined) return [first]
  return letters.slice(1).map((letter, index) => ((letters[index] ?? 0) << 16) | letter)
}

/** Whether the grams alone decide: one or two characters of the basic plane, whose numbers stand for nothing else. */
export function gramsDecide(word: string): boolean {
  return word.length <= 2 && Array.from(word).length === word.length
}
