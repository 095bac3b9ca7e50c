/** Parses search parameters as text: `page=2` stays readable, without quotes or brackets. */
export function parseSearchText(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Serializes search parameters; empty values and objects are left out, and commas stay unescaped. */
export function writeSearchText(search: Record<string, unknown>): string {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      text.set(name, String(value))
  return text.size === 0 ? '' : `?${text.toString().replaceAll('%2C', ',')}`
}
