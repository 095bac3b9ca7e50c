/** The one-based page of a list's address; page one is left out of it. Anything that is no page counts as the first. */
export function pageIn(search: Record<string, unknown>): { page?: number } {
  const page = Number(search.page)
  return Number.isSafeInteger(page) && page > 1 ? { page } : {}
}
