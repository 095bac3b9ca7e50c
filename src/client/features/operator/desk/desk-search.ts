/** What an address of the console says beside its path; each desk reads its own from it. */
export type DeskSearch = Record<string, unknown>

/** A text of the address; numbers in it are text too. */
export function textIn(search: DeskSearch, name: string): string {
  const value = search[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
