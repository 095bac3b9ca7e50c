/** Every value of an address is text: `page=2` stays as people read and type it, without quotes or brackets. */
export function parseSearchText(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The other way round; what is no text and no number is left out, as is what is empty, and commas stay commas. */
export function writeSearchText(search: Record<string, unknown>): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      text.set(name, String(value))
  return text.size === 0 ? '' : `?${text.toString().replaceAll('%2C', ',')}`
}
