import { PRODUCT_TYPES, type ProductType } from '../../../../contract/base/enums.ts'
import { LONGEST_LIST } from '../../../../contract/base/schema.ts'
import { JOB_TERMS, JobFilter, type JobTerms } from '../../../../contract/job/job.ts'
import type { Coordinates } from '../../../../contract/place/distance.ts'
import type { RegionCountFilter } from '../../../../contract/place/region.ts'

export type FilterName = Exclude<keyof JobTerms, 'productType'> | 'tier'

/** The filters of a search, named as in the API; `tier` is its `productType`. */
export const FILTERS: readonly FilterName[] = JOB_TERMS.map((name) =>
  name === 'productType' ? 'tier' : name,
)

const PLACES = ['mayTake', 'sort', 'near', 'page', 'open'] as const

/**
 * Search parameters of the job search as text. `page` is one-based. `mayTake` says that only jobs are shown that the
 * reader's status allows; the status itself stays on the device. `near` is a place chosen on the map; the reader's own
 * place is never part of an address.
 */
export type JobSearch = Partial<Record<FilterName | (typeof PLACES)[number], string>>

/** Keeps the search's own parameters unvalidated: the screen reports invalid ones. */
export function readJobSearch(search: Record<string, unknown>): JobSearch {
  const known = [...FILTERS, ...PLACES].flatMap((name) => {
    const value = search[name]
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [[name, String(value)]]
      : []
  })
  return { ...oldAddress(search), ...Object.fromEntries(known) } satisfies JobSearch
}

/** Links from before November 2026 name a list instead of the tier, and Life had a page parameter of its own. */
function oldAddress({ list, lifePage }: Record<string, unknown>): JobSearch {
  const tier = typeof list === 'string' && tierOf(list) ? list : undefined
  if (!tier) return {}
  return { tier, ...(tier === 'life' && typeof lifePage === 'string' ? { page: lifePage } : {}) }
}

/** The tier named by an address, ignoring case. */
export const tierOf = (text: string | undefined): ProductType | undefined =>
  PRODUCT_TYPES.find((tier) => tier === text?.toUpperCase())

export type ReadFilter = { filter: JobFilter; error?: undefined } | { filter?: undefined; error: string }

/** What `filterOf` names where the order by distance lacks a place. */
export const PLACE_MISSING = 'near'

/**
 * Converts a search to a job filter, or names the invalid part.
 * @param place the reader's, for the order by distance
 */
export function filterOf(search: JobSearch, langCode: string, place: Coordinates | null = null): ReadFilter {
  const page = Number(search.page ?? '1')
  if (!Number.isInteger(page) || page < 1) return { error: 'page' }
  const { sort, near, tier, mayTake: _, page: __, open: ___, ...filters } = search
  const own = place ? `${place.latitude},${place.longitude}` : undefined
  if (sort === 'distance' && near === undefined && own === undefined) return { error: PLACE_MISSING }
  const { data, error } = JobFilter.safeParse({
    ...filters,
    sort,
    near: sort === 'distance' ? (near ?? own) : undefined,
    productType: tierOf(tier) ?? tier,
    pageNumber: String(page - 1),
    langCode,
  })
  return data ? { filter: data } : { error: String(error.issues[0]?.path[0] ?? 'query') }
}

/** Converts a search to the filter of the counts per region: every filter except the regions themselves. */
export function countFilterOf(
  search: JobSearch,
  provinceId: number | null,
  langCode: string,
): RegionCountFilter {
  const { filter } = filterOf({ ...search, page: undefined, sort: undefined }, langCode)
  if (!filter) return { jobCategories: [] }
  const { regionIds: _, sort: __, langCode: ___, pageNumber: ____, pageSize: _____, ...others } = filter
  return { ...others, ...(provinceId === null ? {} : { provinceId }) }
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

/** Changes filters, which resets the list to page one. */
export function narrowed(
  search: JobSearch,
  change: Partial<Record<FilterName, string | undefined>>,
): JobSearch {
  return { ...search, ...change, page: undefined, open: undefined }
}

export const withoutFilters = (search: JobSearch): JobSearch =>
  narrowed({ ...search, mayTake: undefined }, Object.fromEntries(FILTERS.map((name) => [name, undefined])))

export type GoToSearch = (search: JobSearch, options?: { replace?: boolean }) => void

/** Props of each filter sheet. */
export interface FilterSheetProps {
  search: JobSearch
  /** Closes the sheet with a new or the same search. */
  leave: (search: JobSearch) => void
}
