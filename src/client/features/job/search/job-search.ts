import { LONGEST_LIST } from '../../../../contract/base/schema.ts'
import { JobFilter } from '../../../../contract/job/job.ts'

/** What a search can be narrowed by, under the names that the API uses for it. */
export const FILTERS = [
  'regionIds',
  'jobCategories',
  'keywordType',
  'useSecurePayment',
  'visaAvailable',
  'payType',
  'minPayAmount',
  'query',
] as const
export type FilterName = (typeof FILTERS)[number]

const PLACES = ['sort', 'list', 'page', 'lifePage', 'open'] as const

/** The address of the job search, as text. `page` and `lifePage` are one-based. */
export type JobSearch = Partial<Record<FilterName | (typeof PLACES)[number], string>>

/** Local and Life are the search's own lists; the tiers of the home page can be seen whole as well. */
const LISTS = { local: 'LOCAL', life: 'LIFE', grand: 'GRAND', premium: 'PREMIUM' } as const
export type ListName = keyof typeof LISTS

/** Keeps what belongs to the search, whatever its form: the screen says what does not fit. */
export function readJobSearch(search: Record<string, unknown>): JobSearch {
  const known = [...FILTERS, ...PLACES].flatMap((name) => {
    const value = search[name]
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [[name, String(value)]]
      : []
  })
  return Object.fromEntries(known) satisfies JobSearch
}

const isList = (text: string | undefined): text is ListName => text !== undefined && text in LISTS

export const listOf = (search: JobSearch): ListName => (isList(search.list) ? search.list : 'local')

export const tierOf = (list: ListName) => LISTS[list]

export type ReadFilter = { filter: JobFilter; error?: undefined } | { filter?: undefined; error: string }

/** The search as the list call takes it, or the name of the part that does not fit. */
export function filterOf(search: JobSearch, list: ListName, langCode: string): ReadFilter {
  const page = Number((list === 'life' ? search.lifePage : search.page) ?? '1')
  if (!Number.isInteger(page) || page < 1) return { error: 'page' }
  const { sort } = search
  const filters = Object.fromEntries(FILTERS.map((name) => [name, search[name]]))
  const pageNumber = String(page - 1)
  const { data, error } = JobFilter.safeParse({
    ...filters,
    sort,
    productType: LISTS[list],
    pageNumber,
    langCode,
  })
  return data ? { filter: data } : { error: String(error.issues[0]?.path[0] ?? 'query') }
}

/** Each value once, and no more than a search may have: whoever writes the address decides how long it is. */
export const partsOf = (text: string | undefined): string[] =>
  text ? [...new Set(text.split(',').filter(Boolean))].slice(0, LONGEST_LIST) : []

/** One value more, or less where it is there already; undefined where none is left. */
export function toggled(text: string | undefined, value: string): string | undefined {
  const parts = partsOf(text)
  const next = parts.includes(value) ? parts.filter((part) => part !== value) : [...parts, value]
  return next.length > 0 ? next.join(',') : undefined
}

/** The search with other filters: its lists begin again at page one. */
export function narrowed(
  search: JobSearch,
  change: Partial<Record<FilterName, string | undefined>>,
): JobSearch {
  return { ...search, ...change, page: undefined, lifePage: undefined, open: undefined }
}

export const withoutFilters = (search: JobSearch): JobSearch =>
  narrowed(search, Object.fromEntries(FILTERS.map((name) => [name, undefined])))
