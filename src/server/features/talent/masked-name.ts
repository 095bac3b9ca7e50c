/** Masks a name: the first word with the initials of the others, or one letter of a single word. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  if (others.length > 0) return [first, ...others.map((word) => `${Array.from(word)[0] ?? ''}.`)].join(' ')
  const [letter = '', ...rest] = Array.from(first)
  return letter + '*'.repeat(rest.length)
}
