import * as z from 'zod/mini'

/** UUIDv7 in the API's lower-case text form. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
export const Id = z.string().check(z.regex(ID))
/** Checks ids in addresses, where no schema applies. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
export const ById = z.object({ id: Id })
export const Instant = z.iso.datetime()
export const Won = z.int().check(z.minimum(0))

/** UTF-16 units allowed before trimming, for a text of that many code points. */
const mostUnits = (characters: number) => 4 * characters + 1_000

/**
 * Reshapes a text (trims it, strips separators) before it is checked. Overlong input is rejected first, before any
 * work is done on it.
 */
export const reshaped = (characters: number, reshape: (text: string) => string) =>
  z.pipe(z.string().check(z.maxLength(mostUnits(characters))), z.transform(reshape))

/** Language of names and labels in an answer. Well-formed unknown codes fall back to English. */
export const LangCode = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/))

export const PAGE_SIZE = { jobs: 10, news: 9, applicants: 5, history: 5, max: 50 } as const
/** Lists end after this many pages; deeper requests answer PAGE_TOO_DEEP. */
export const MAX_PAGES = 1000

const integerText = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value,
  ),
  z.int(),
)

/** An integer in a query string, within bounds. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.pipe(integerText, z.int().check(z.minimum(minimum), z.maximum(maximum)))

/** A boolean in a query string; an empty string means "no filter". */
export const queryFlag = z.optional(
  z.pipe(
    z.transform((value: unknown) =>
      value === 'true' ? true : value === 'false' ? false : value === '' ? undefined : value,
    ),
    z.optional(z.boolean()),
  ),
)

/** Values of one list in a query string. */
export const LONGEST_LIST = 300

/** A comma-separated list in a query string; an empty string means "no filter". */
export const queryList = <T extends z.ZodMiniType>(item: T, maximum: number = LONGEST_LIST) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
      ),
      z.array(item).check(z.maxLength(maximum)),
    ),
    [],
  )

/** One enum value in a query string; an empty string means "no filter". */
export const queryEnum = <const T extends readonly string[]>(values: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(z.enum(values)),
    ),
  )

/** A decimal number in a query string, within bounds. */
export const queryDecimal = (minimum: number, maximum: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^-?\d{1,3}(?:\.\d{1,15})?$/.test(value) ? Number(value) : value,
    ),
    z.number().check(z.minimum(minimum), z.maximum(maximum)),
  )

/** A fixed number of values in a query string, separated by commas; an empty string means none. */
export const queryTuple = <const T extends readonly [z.ZodMiniType, ...z.ZodMiniType[]]>(items: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' ? (value === '' ? undefined : value.split(',')) : value,
      ),
      z.optional(z.tuple(items)),
    ),
  )

/** An id in a query string; an empty string means "no filter". */
export const queryId = z.optional(
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(Id),
  ),
)

/** Zero-based page index and page size of every list. */
export const pageQuery = (pageSize: number) => ({
  pageNumber: z._default(queryInteger(0, 1_000_000_000), 0),
  pageSize: z._default(queryInteger(1, PAGE_SIZE.max), pageSize),
})

type PageQuery = ReturnType<typeof pageQuery>

/** Lists that continue by position count their rows up to here. */
export const COUNTED_ROWS = 10_000
/** Position in a list that is ordered by creation, newest first: milliseconds and id of the last row that was seen. */
export const Cursor = z.string().check(z.regex(new RegExp(`^\\d{1,14}\\.${ID.source.slice(1)}`)))
export const cursorOf = (row: { id: string; created_at: Date }) => `${row.created_at.getTime()}.${row.id}`

/**
 * Query and answer of an endpoint that lists rows by pages.
 * @param filter what else its query has
 */
export const inPages = <Row extends z.ZodMiniType, Filter extends Record<string, z.ZodMiniType> = PageQuery>(
  row: Row,
  pageSize: number,
  filter = {} as Filter,
) => ({ query: z.object({ ...filter, ...pageQuery(pageSize) }), answer: z.array(row), paged: true })

/** A text in another language, and who made it. */
export const Translated = z.object({
  text: z.string(),
  by: z.string(),
  /** Whether the text was changed since; only of translations that people wrote. */
  isOlder: z.optional(z.boolean()),
  /** Absent from answers of older servers. */
  madeDate: z.optional(Instant),
})

export const langQuery = { langCode: z._default(LangCode, 'ko') }

/** Number of pages, rounded up and capped at the maximum depth. */
export function totalPagesOf(totalCount: number, pageSize: number): number {
  return Math.min(Math.ceil(totalCount / pageSize), MAX_PAGES)
}

export type { z }
