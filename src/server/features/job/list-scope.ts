import type { JobFilter } from '../../../contract/job/job.ts'
import { type PlanePoint, roundedPlace, toPlane } from '../../../contract/place/distance.ts'
import { fieldError } from '../../../contract/base/errors.ts'
import { PRODUCT_TYPES } from '../../../contract/base/enums.ts'
import { occupationByCode } from '../../../reference/occupations.ts'
import { ancestorIds, regionById } from '../../../reference/regions.ts'
import { categoryMask, hoursFlags, keywordMask, payTypeCode, productCode, WHOLE_COUNTRY } from './codes.ts'
import type { Db } from '../../db/database.ts'
import { occupationLetter } from '../search/search-text.ts'
import type { ReadQuery } from '../search/read-query.ts'
import { readTyped } from '../search/typed-query.ts'
import { scopeQueryOf } from '../search/scope-query.ts'

/** The filter in terms of the listing tables. */
export interface ListScope {
  /** At least one; none contains another. */
  regionIds: number[]
  products: number[]
  categories: number
  keywords: number
  payType: number | null
  minPayAmount: number | null
  visa: boolean | null
  securePayment: boolean | null
  /** A bit of the flags; 0 without a limit. */
  hours: number
  words: string[]
}

/** Which part of a list, in whatever order. */
export interface ListWindow {
  offset: number
  limit: number
}

export interface ListPage extends ListWindow {
  /** The nearest jobs are found in another way (list-near.ts). */
  sort: Exclude<JobFilter['sort'], 'distance'>
}

/**
 * Where `distance` sorts from.
 * @throws AppError VALIDATION without a place
 */
export function originOf({ near }: Pick<JobFilter, 'near'>): PlanePoint {
  if (!near) throw fieldError('near', 'REQUIRED', 'the order by distance needs a place')
  const [latitude, longitude] = near
  return toPlane(roundedPlace({ latitude, longitude }))
}

const ALL_PRODUCTS = PRODUCT_TYPES.map(productCode)

const NOTHING: ReadQuery = { parts: [], rest: '', unread: '' }

/**
 * Without a query, unless it was read before.
 * @throws AppError VALIDATION for an unknown region or occupation
 */
export function scopeOf(filter: Omit<Partial<JobFilter>, 'query'>, read: ReadQuery = NOTHING): ListScope {
  const query = scopeQueryOf(read, filter.regionIds ?? [])
  return {
    regionIds: outermost(query.regionIds),
    products: filter.productType ? [productCode(filter.productType)] : ALL_PRODUCTS,
    categories: categoryMask(filter.jobCategories ?? []),
    keywords: filter.keywordType ? keywordMask([filter.keywordType]) : 0,
    payType: filter.payType ? payTypeCode(filter.payType) : null,
    minPayAmount: filter.minPayAmount ?? null,
    visa: filter.visaAvailable ?? null,
    securePayment: filter.useSecurePayment ?? null,
    hours: hoursFlags(filter.maxHours ? [filter.maxHours] : []),
    words: [...new Set([...query.words, ...occupationWords(filter.occupation)])],
  }
}

/**
 * As `scopeOf`, with the query that somebody typed.
 * @throws AppError VALIDATION for an unknown region or occupation
 */
export async function scopeOfTyped(db: Db, filter: Partial<JobFilter>): Promise<ListScope> {
  return scopeOf(filter, await readTyped(db, filter.query ?? ''))
}

/** @throws AppError VALIDATION for an unknown occupation */
function occupationWords(code: string | undefined): string[] {
  if (!code) return []
  if (!occupationByCode(code)) throw fieldError('occupation', 'UNKNOWN', `no occupation has the code ${code}`)
  return [occupationLetter(code)]
}

/** Drops regions contained in another chosen one: a province includes its districts. */
function outermost(chosen: readonly number[]): number[] {
  const unknown = chosen.find((id) => !regionById(id))
  if (unknown !== undefined) throw fieldError('regionIds', 'UNKNOWN', `no region has the id ${unknown}`)
  const all = new Set(chosen)
  const outer = [...all].filter((id) => !ancestorIds(id).some((ancestor) => all.has(ancestor)))
  return outer.length > 0 ? outer.toSorted((a, b) => a - b) : [WHOLE_COUNTRY]
}
