import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { HIDDEN_COMPANIES } from './hidden.ts'

const CARD_FIELDS = [
  'id',
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
  'start_minutes',
  'end_minutes',
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

export type CardRow = Pick<Selectable<JobTable>, (typeof CARD_FIELDS)[number]> & { logo_file: string | null }

/** Columns of a card, from `jobs j` and `companies c`. */
export const CARD_COLUMNS = sql.join([
  ...CARD_FIELDS.map((field) => sql.ref(`j.${field}`)),
  sql.ref('c.logo_file'),
])

/**
 * Jobs in the order of the ids; unknown ids are skipped. Jobs of suspended members appear as closed, as applicants still
 * find them among their applications.
 */
export async function findCards(db: Db, ids: string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow & { isHidden: boolean }>`
    select ${CARD_COLUMNS}, c.id in ${HIDDEN_COMPANIES} as "isHidden"
    from unnest(${ids}::uuid[]) with ordinality wanted (id, place)
    join jobs j on j.id = wanted.id join companies c on c.id = j.company_id
    order by wanted.place`.execute(db)
  return rows.map(({ isHidden, ...row }) =>
    isHidden ? { ...row, status: 'CLOSED', closed_reason: 'OPERATOR' } : row,
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
