import { LONGEST_LIST } from '../../../../contract/base/schema.ts'
import { JobFilter } from '../../../../contract/job/job.ts'

/** The filters of a search, named as in the API. */
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

/** Search parameters of the job search as text. `page` and `lifePage` are one-based. */
export type JobSearch = Partial<Record<FilterName | (typeof PLACES)[number], string>>

/** Local and Life are the tabs of the search; the home page links to the lists of the other tiers. */
const LISTS = { local: 'LOCAL', life: 'LIFE', grand: 'GRAND', premium: 'PREMIUM' } as const
export type ListName = keyof typeof LISTS

/** Keeps the search's own parameters unvalidated: the screen reports invalid ones. */
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

/** Converts a search to a job filter, or names the invalid part. */
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

/**
 * Splits a list of values without duplicates, up to the maximum of a search: an address may be arbitrarily
 * long.
 */
export const partsOf = (text: string | undefined): string[] =>
  text ? [...new Set(text.split(',').filter(Boolean))].slice(0, LONGEST_LIST) : []

/** Adds a value, or removes it if present; undefined for an empty list. */
export function toggled(text: string | undefined, value: string): string | undefined {
  const parts = partsOf(text)
  const next = parts.includes(value) ? parts.filter((part) => part !== value) : [...parts, value]
  return next.length > 0 ? next.join(',') : undefined
}

/** Changes filters, which resets both lists to page one. */
export function narrowed(
  search: JobSearch,
  change: Partial<Record<FilterName, string | undefined>>,
): JobSearch {
  return { ...search, ...change, page: undefined, lifePage: undefined, open: undefined }
}

export const withoutFilters = (search: JobSearch): JobSearch =>
  narrowed(search, Object.fromEntries(FILTERS.map((name) => [name, undefined])))

export type GoToSearch = (search: JobSearch, options?: { replace?: boolean }) => void
