/** Every value of an address is text: `page=2` stays as people read and type it, without quotes or brackets. */
export function parseSearchText(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The other way round; what is undefined or empty is left out, and commas stay commas. */
export function writeSearchText(search: Record<string, unknown>): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') text.set(name, String(value))
  return text.size === 0 ? '' : `?${text.toString().replaceAll('%2C', ',')}`
}
