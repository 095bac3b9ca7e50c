import {
  HOURS_LIMITS,
  JOB_CATEGORIES,
  JOB_KEYWORDS,
  type JobCategory,
  type JobKeyword,
  type MaxHours,
  PAY_TYPES,
  PRODUCT_TYPES,
  type PayType,
  type ProductType,
} from '../../../contract/base/enums.ts'

/** Pseudo-region of the whole country, under which every open job is listed. */
export const WHOLE_COUNTRY = 0
/** Bits of `flags`, before those of the hours. SHARED: listed in more than one district, so that a list of several regions may find it twice. */
export const FLAG = { visa: 1, securePayment: 2, shared: 4 } as const

// Positions are stored, so the contract's enumerations may only grow at the end.
export const productCode = (productType: ProductType) => PRODUCT_TYPES.indexOf(productType)
export const payTypeCode = (payType: PayType) => PAY_TYPES.indexOf(payType)
export const categoryMask = (categories: readonly JobCategory[]) => maskOf(JOB_CATEGORIES, categories)
export const keywordMask = (keywords: readonly JobKeyword[]) => maskOf(JOB_KEYWORDS, keywords)

/** The bits of `flags` behind those of FLAG: which limits of hours a posting keeps to. */
export const hoursFlags = (limits: readonly MaxHours[]) => maskOf(HOURS_LIMITS, limits) << 3
export const ALL_HOURS_FLAGS = hoursFlags(HOURS_LIMITS)

function maskOf<T>(all: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((mask, value) => mask | (1 << all.indexOf(value)), 0)
}
