import {
  JOB_CATEGORIES,
  JOB_KEYWORDS,
  JOB_SORTS,
  PAY_TYPES,
  type ProductType,
} from '../../../contract/enums.ts'
import { type JobFilter, QUERY_LENGTH } from '../../../contract/job.ts'
import { PAGE_SIZE } from '../../../contract/schema.ts'

type Text = string | undefined
/** Undefined where nothing is asked for, null where what is asked for does not fit. */
type Read<T> = T | undefined | null

/** What an address asks for, as text. */
export type FilterTexts = Partial<Record<Exclude<keyof JobFilter, 'productType'>, Text>> & {
  productType: ProductType
  langCode: string
}

const MOST_REGIONS = 300

/**
 * Reads a filter as the server reads it. By hand, as a first visit would otherwise load the schema of the contract with
 * its library; a test compares the two.
 * @returns the name of the first part that does not fit, where one does not
 */
export function readFilter(texts: FilterTexts): JobFilter | keyof JobFilter {
  const { productType, langCode, query } = texts
  const read = {
    jobCategories: listOf(texts.jobCategories, (each) => oneOf(JOB_CATEGORIES, each), JOB_CATEGORIES.length),
    keywordType: oneOf(JOB_KEYWORDS, texts.keywordType),
    regionIds: listOf(texts.regionIds, (each) => integer(each, 1, 1_000_000), MOST_REGIONS),
    query: query !== undefined && query.length > QUERY_LENGTH ? null : query,
    visaAvailable: flag(texts.visaAvailable),
    useSecurePayment: flag(texts.useSecurePayment),
    payType: oneOf(PAY_TYPES, texts.payType),
    minPayAmount: integer(texts.minPayAmount, 0, 999_999_999),
    sort: texts.sort === '' ? null : oneOf(JOB_SORTS, texts.sort),
    pageNumber: integer(texts.pageNumber, 0, 1_000_000_000),
  }
  return fits(read)
    ? {
        ...read,
        productType,
        langCode,
        jobCategories: read.jobCategories ?? [],
        regionIds: read.regionIds ?? [],
        sort: read.sort ?? 'newest',
        pageNumber: read.pageNumber ?? 0,
        pageSize: PAGE_SIZE.jobs,
      }
    : (namesOf(read).find((name) => read[name] === null) ?? 'query')
}

type Fitting<T> = { [K in keyof T]: Exclude<T[K], null> }

const fits = <T extends object>(read: T): read is T & Fitting<T> => !Object.values(read).includes(null)

const namesOf = <T extends object>(read: T) => Object.keys(read) as (keyof T)[]

function oneOf<T extends string>(values: readonly T[], text: Text): Read<T> {
  return text ? (values.find((value) => value === text) ?? null) : undefined
}

function listOf<T>(text: Text, item: (text: string) => Read<T>, most: number): Read<T[]> {
  const parts = (text ?? '').split(',').filter((part) => part !== '')
  const items = parts.map(item).filter((each) => each !== undefined && each !== null)
  return items.length < parts.length || items.length > most ? null : items
}

function integer(text: Text, smallest: number, largest: number): Read<number> {
  if (text === undefined) return undefined
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= smallest && value <= largest ? value : null
}

function flag(text: Text): Read<boolean> {
  if (!text) return undefined
  return text === 'true' || (text === 'false' ? false : null)
}
