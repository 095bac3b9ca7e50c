/** Whether two people typed the same name: without regard to case, form of the letters and blanks. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

const comparable = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/** Enough of an address for its owner to know it again: `wo***@ilteo.test` (domain rules, find ID). */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const shown = at > 2 ? 2 : 1
  return `${email.slice(0, shown)}***${email.slice(at)}`
}
