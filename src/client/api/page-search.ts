/** Before the first page: the server refuses it like every other page that a list does not have. */
const NO_PAGE = 0

/** The one-based page of a list's address; page one is left out of it. What is no page is 0, for the list to say so. */
export function pageFromSearch(search: Record<string, unknown>): { page?: number } {
  if (search.page === undefined || search.page === null || search.page === '') return {}
  const page = typeof search.page === 'object' ? NO_PAGE : Number(search.page)
  if (page === 1) return {}
  return { page: Number.isSafeInteger(page) && page > 1 ? page : NO_PAGE }
}
