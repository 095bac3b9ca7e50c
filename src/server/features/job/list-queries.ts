import { sql, type RawBuilder } from 'kysely'
import { PRODUCT_TYPES } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import { CARD_KEY, type CardKey, type CardRow, readCards } from './card-queries.ts'
import { FLAG, WHOLE_COUNTRY } from './codes.ts'
import type { ListPage, ListScope } from './list-scope.ts'
import { gramsDecide, gramsOf, isCodeLetter, regionLetter } from '../search/search-text.ts'

/** A page of open jobs, in index order. */
export async function findPage(db: Db, scope: ListScope, page: ListPage, now: Date): Promise<CardRow[]> {
  const { rows } = await sql<CardKey>`
    with page as (${keysOf(scope, page, now)})
    select ${CARD_KEY} from page join jobs j on j.id = page.job_id join companies c on c.id = j.company_id
    ${orderBy(page, 'page')}`.execute(db)
  return readCards(db, rows)
}

/** The newest matches among the newest jobs of each tier and region, for filters that few jobs fit. */
export async function findNewestWithin(
  db: Db,
  scope: ListScope,
  { limit, reach }: { limit: number; reach: number },
  now: Date,
): Promise<CardRow[]> {
  const page: ListPage = { sort: 'newest', limit, offset: 0 }
  const { rows } = await sql<CardKey>`
    with page as (
      select distinct l.job_id, l.listed_at
      from unnest(${scope.regionIds}::int[]) region (id) cross join unnest(${scope.products}::smallint[]) product (code)
      cross join lateral (
        select l.job_id, l.listed_at from (
          select * from job_listings l where l.region_id = region.id and l.product_type = product.code
          ${orderBy(page, 'l')} limit ${reach}
        ) l where ${and(conditions(scope, now))} ${orderBy(page, 'l')} limit ${limit}
      ) l ${orderBy(page, 'l')} limit ${limit}
    )
    select ${CARD_KEY} from page join jobs j on j.id = page.job_id join companies c on c.id = j.company_id
    ${orderBy(page, 'page')}`.execute(db)
  return readCards(db, rows)
}

/** The ids of a page, in index order. */
export async function findIds(db: Db, scope: ListScope, page: ListPage, now: Date): Promise<string[]> {
  return idsOf(db, keysOf(scope, page, now), page)
}

/** The ids of a page of a text search, through the bigram index. */
export async function findTextIds(db: Db, scope: ListScope, page: ListPage, now: Date): Promise<string[]> {
  // Materialized: the planner would read the list for a short page, and make the grams of each document.
  const keys = sql`with hits as materialized (${hits(scope, now)})
    select * from hits l ${orderBy(page, 'l')} limit ${page.limit} offset ${page.offset}`
  return idsOf(db, keys, page)
}

async function idsOf(db: Db, keys: RawBuilder<unknown>, page: ListPage): Promise<string[]> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(array_agg(page.job_id ${orderBy(page, 'page')}), '{}') as ids from (${keys}) page`.execute(
    db,
  )
  return onlyRow(rows).ids
}

/** Number of index ranges that the page reads. */
export function rangesOf(scope: ListScope, page: ListPage): number {
  return isWholeText(scope, page) ? 1 : scope.regionIds.length * scope.products.length
}

function keysOf(scope: ListScope, page: ListPage, now: Date): RawBuilder<unknown> {
  if (isWholeText(scope, page)) return wholeText(scope, page, now)
  const where = [...conditions(scope, now), ...wordsOfListing(scope)]
  return rangesOf(scope, page) === 1 ? oneRange(scope, page, where) : ranges(scope, page, where)
}

/** Whether the newest matches of all tiers and regions are searched: the search rows have an index for these. */
function isWholeText(scope: ListScope, page: ListPage): boolean {
  const isWhole = isAnywhere(scope) && scope.products.length === PRODUCT_TYPES.length
  return isWhole && scope.words.length > 0 && page.sort === 'newest'
}

function wholeText(scope: ListScope, page: ListPage, now: Date) {
  return sql`select l.job_id, l.listed_at, l.hourly_equivalent from job_searches l
    where ${and([...conditions(scope, now), ...wordsIn('l', scope)])}
    ${orderBy(page, 'l')} limit ${page.limit} offset ${page.offset}`
}

function oneRange(scope: ListScope, page: ListPage, where: RawBuilder<unknown>[]) {
  return sql`select l.job_id, l.listed_at, l.hourly_equivalent from job_listings l
    where l.region_id = ${scope.regionIds[0]} and l.product_type = ${scope.products[0]} and ${and(where)}
    ${orderBy(page, 'l')} limit ${page.limit} offset ${page.offset}`
}

/** Merges the head of each index range, as many rows as the page may need; a job may be found in several ranges. */
function ranges(scope: ListScope, page: ListPage, where: RawBuilder<unknown>[]) {
  return sql`select distinct l.job_id, l.listed_at, l.hourly_equivalent
    from unnest(${scope.regionIds}::int[]) region (id) cross join unnest(${scope.products}::smallint[]) product (code)
    cross join lateral (
      select l.job_id, l.listed_at, l.hourly_equivalent from job_listings l
      where l.region_id = region.id and l.product_type = product.code and ${and(where)}
      ${orderBy(page, 'l')} limit ${page.limit + page.offset}
    ) l ${orderBy(page, 'l')} limit ${page.limit} offset ${page.offset}`
}

export interface Count {
  total: number
  /** Jobs that the index of characters finds, whatever the other filters. */
  visited: number
}

export async function countListings(db: Db, scope: ListScope, now: Date): Promise<Count> {
  const total =
    scope.regionIds.length === 1
      ? sql`count(*)`
      : sql`count(*) filter (where l.flags & ${FLAG.shared} = 0) + count(distinct l.job_id) filter (where l.flags & ${FLAG.shared} <> 0)`
  const { rows } = await sql<Count>`
    select ${total} as total, 0 as visited from job_listings l
    where ${anyOf(sql`l.region_id`, scope.regionIds, 'int')} and ${anyOf(sql`l.product_type`, scope.products, 'smallint')}
      and ${and(conditions(scope, now))}`.execute(db)
  return onlyRow(rows)
}

export function onlyRow<T>([row]: T[]): T {
  if (row === undefined) throw new Error('an aggregate always answers one row')
  return row
}

export async function countText(db: Db, scope: ListScope, now: Date): Promise<Count> {
  const { rows } = await sql<Count>`
    select count(*) filter (where ${and(restOf(scope, now))}) as total, count(*) as visited
    from job_searches l where ${and(gramsOfScope(scope))}`.execute(db)
  return onlyRow(rows)
}

export function hits(scope: ListScope, now: Date) {
  return sql`select l.job_id, l.listed_at, l.hourly_equivalent, l.place from job_searches l
    where ${and([...gramsOfScope(scope), ...restOf(scope, now)])}`
}

/** Of the search rows that the bigram index finds, wherever they are. */
export const textConditions = (scope: ListScope, now: Date): RawBuilder<unknown>[] => [
  gramsOfWords(scope),
  ...conditions(scope, now),
  ...longWords(scope),
]

/** What the index decides. */
const gramsOfScope = (scope: ListScope): RawBuilder<unknown>[] => [gramsOfWords(scope), ...regionGrams(scope)]

/** What the rows that it finds are checked for. */
const restOf = (scope: ListScope, now: Date): RawBuilder<unknown>[] => [
  ...conditions(scope, now),
  anyOf(sql`l.product_type`, scope.products, 'smallint'),
  ...(isAnywhere(scope) || hasCode(scope) ? [] : [sql`l.region_ids && ${scope.regionIds}::int[]`]),
  ...longWords(scope),
]

function gramsOfWords({ words }: ListScope): RawBuilder<unknown> {
  return sql`text_grams(l.document) @> ${[...new Set(words.flatMap(gramsOf))]}::int[]`
}

const longWords = ({ words }: ListScope) =>
  words.filter((word) => !gramsDecide(word)).map((word) => sql`strpos(l.document, ${word}) > 0`)

const isAnywhere = ({ regionIds }: ListScope) => regionIds[0] === WHOLE_COUNTRY
const hasCode = ({ words }: ListScope) => words.some(isCodeLetter)

/**
 * The regions in the index of the documents, so that a frequent code is not looked up in the whole country. Only beside
 * codes: documents that have no codes yet have no regions either.
 */
function regionGrams(scope: ListScope): RawBuilder<unknown>[] {
  if (isAnywhere(scope) || !hasCode(scope)) return []
  const grams = scope.regionIds.map(regionLetter).flatMap(gramsOf)
  return [sql`text_grams(l.document) && ${grams}::int[]`]
}

const wordsIn = (table: 'l' | 's', scope: ListScope) =>
  scope.words.map((word) => sql`strpos(${sql.ref(table)}.document, ${word}) > 0`)

/** Matches the text of each job while reading the list, for frequent words. */
export function wordsOfListing(scope: ListScope): RawBuilder<unknown>[] {
  if (scope.words.length === 0) return []
  return [sql`(select ${and(wordsIn('s', scope))} from job_searches s where s.job_id = l.job_id)`]
}

export function conditions(scope: ListScope, now: Date): RawBuilder<unknown>[] {
  const { categories, keywords, payType, minPayAmount, visa, securePayment, hours } = scope
  return [
    sql`l.period_end > ${now}`,
    ...(categories ? [sql`l.category_mask & ${categories} <> 0`] : []),
    ...(keywords ? [sql`l.keyword_mask & ${keywords} <> 0`] : []),
    ...(payType === null ? [] : [sql`l.pay_type = ${payType}`]),
    ...(minPayAmount === null ? [] : [sql`l.pay_amount >= ${minPayAmount}`]),
    ...(hours ? [sql`l.flags & ${hours} <> 0`] : []),
    ...flagCondition(FLAG.visa, visa),
    ...flagCondition(FLAG.securePayment, securePayment),
  ]
}

function flagCondition(flag: number, wanted: boolean | null): RawBuilder<unknown>[] {
  if (wanted === null) return []
  return [wanted ? sql`l.flags & ${flag} <> 0` : sql`l.flags & ${flag} = 0`]
}

/** A single value is compared directly, for which the planner has better statistics than for an array. */
export function anyOf(
  column: RawBuilder<unknown>,
  values: number[],
  type: 'int' | 'smallint',
): RawBuilder<unknown> {
  if (values.length === 1) return sql`${column} = ${values[0]}`
  return sql`${column} = any(${values}::${sql.raw(type)}[])`
}

function orderBy(page: ListPage, table: 'l' | 'page'): RawBuilder<unknown> {
  const from = sql.ref(table)
  if (page.sort === 'newest') return sql`order by ${from}.listed_at desc, ${from}.job_id desc`
  return sql`order by ${from}.hourly_equivalent desc, ${from}.listed_at desc, ${from}.job_id desc`
}

export const and = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` and `)
