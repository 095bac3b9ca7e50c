/** Characters as readers count them, not as JavaScript does. */
export const lengthOf = (text: string) => Array.from(text).length

/** Truncates a text without splitting a character. */
export function cutTo(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length > limit ? characters.slice(0, limit).join('') : text
}
