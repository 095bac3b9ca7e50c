/** The page before the first: the server answers it like any other page that a list does not have. */
const NO_PAGE = 0

/**
 * Reads the one-based page from a list's address, which leaves out page one. An invalid page becomes 0, so that the
 * list reports it.
 */
export function pageFromSearch(search: Record<string, unknown>): { page?: number } {
  if (search.page === undefined || search.page === null || search.page === '') return {}
  const page = typeof search.page === 'object' ? NO_PAGE : Number(search.page)
  if (page === 1) return {}
  return { page: Number.isSafeInteger(page) && page > 1 ? page : NO_PAGE }
}

/** The named search parameters that are texts; empty ones are left out. */
export function textsFromSearch<Name extends string>(search: Record<string, unknown>, ...names: Name[]) {
  const isText = (name: Name) => typeof search[name] === 'string' && search[name] !== ''
  const texts = names.filter(isText).map((name) => [name, search[name]])
  return Object.fromEntries(texts) as { [Each in Name]?: string }
}
