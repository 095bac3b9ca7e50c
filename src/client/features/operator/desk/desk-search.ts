/** Search parameters of the console; each page reads its own. */
export type DeskSearch = Record<string, unknown>

/** A search parameter as text; numbers are converted. */
export function textIn(search: DeskSearch, name: string): string {
  const value = search[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
