import { sql, type Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { HIDDEN_COMPANIES } from './hidden.ts'

const CARD_FIELDS = [
  'company_name',
  'title',
  'address',
  'address_details',
  'pay_type',
  'pay_amount',
  'hourly_equivalent',
  'visa_available',
  'guaranteed_until',
  'created_at',
  'listed_at',
  'image_file',
  'keywords',
  'number_of_persons',
  'gender',
  'period_type',
  'number_of_work_days',
  'work_days',
  'start_minutes',
  'end_minutes',
  'break_minutes',
  'business_hour_negotiable',
  'product_type',
  'status',
  'closed_reason',
  'period_end',
  'region_id',
  'latitude',
  'longitude',
  'categories',
  'occupations',
  'phrases',
  'on_the_way',
  'nationality_unconcerned',
] as const satisfies (keyof JobTable)[]

export type CardRow = Readonly<
  Pick<Selectable<JobTable>, 'id' | (typeof CARD_FIELDS)[number]> & { logo_file: string | null }
>

/** A job and the version of its row. */
export interface CardKey {
  id: string
  version: string
}

/**
 * Columns of a key, from `jobs j` and `companies c`. Every change of a row writes a new one: its transaction and place
 * name it, also within a transaction.
 */
export const CARD_KEY = sql<CardKey>`j.id, concat(j.xmin, j.ctid, c.logo_file) as version`

/** Most rows are read again and again: a few lists are shown to everybody. */
const CACHED_ROWS = 1_500

interface CachedRow {
  version: string
  row: CardRow
}

const caches = new WeakMap<Db, LRUCache<string, CachedRow>>()

/** Rows of the keys, in their order, without those that were deleted meanwhile. They are shared: do not change them. */
export async function readCards(db: Db, keys: readonly CardKey[]): Promise<CardRow[]> {
  const known = caches.get(db) ?? new LRUCache<string, CachedRow>({ max: CACHED_ROWS })
  caches.set(db, known)
  const rows = new Map<string, CardRow>()
  for (const { id, version } of keys) {
    const entry = known.get(id)
    if (entry?.version === version) rows.set(id, entry.row)
  }
  const missing = keys.map(({ id }) => id).filter((id) => !rows.has(id))
  for (const entry of missing.length > 0 ? await queryCards(db, missing) : []) {
    known.set(entry.row.id, entry)
    rows.set(entry.row.id, entry.row)
  }
  return keys.flatMap(({ id }) => rows.get(id) ?? [])
}

async function queryCards(db: Db, ids: string[]): Promise<CachedRow[]> {
  const columns = [...CARD_FIELDS.map((field) => sql.ref(`j.${field}`)), sql.ref('c.logo_file')]
  const { rows } = await sql<CardRow & CardKey>`
    select ${CARD_KEY}, ${sql.join(columns)}
    from jobs j join companies c on c.id = j.company_id where j.id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ version, ...row }) => ({ version, row }))
}

/**
 * Jobs in the order of the ids; unknown ids are skipped. Jobs of suspended members appear as closed, as applicants still
 * find them among their applications.
 */
export async function findCards(db: Db, ids: string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardKey & { isHidden: boolean }>`
    select ${CARD_KEY}, c.id in ${HIDDEN_COMPANIES} as "isHidden"
    from unnest(${ids}::uuid[]) with ordinality wanted (id, place)
    join jobs j on j.id = wanted.id join companies c on c.id = j.company_id
    order by wanted.place`.execute(db)
  const hidden = new Set(rows.filter(({ isHidden }) => isHidden).map(({ id }) => id))
  const cards = await readCards(db, rows)
  return cards.map((row) =>
    hidden.has(row.id) ? { ...row, status: 'CLOSED', closed_reason: 'OPERATOR' } : row,
  )
}

/** The member's favorites and applications among the jobs of a page, in one query. */
export async function findMarks(db: Db, memberId: string, jobIds: string[]): Promise<Map<string, Marks>> {
  const { rows } = await sql<{ id: string } & Marks>`
    select j.id,
      exists (select from favorites f where f.member_id = ${memberId} and f.job_id = j.id) as favorited,
      exists (select from applications a where a.member_id = ${memberId} and a.job_id = j.id and a.status <> 'WITHDRAWN') as applied
    from unnest(${jobIds}::uuid[]) j (id)`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface Marks {
  favorited: boolean
  applied: boolean
}
