import { type RawBuilder, sql, type Selectable } from 'kysely'
import {
  type JobCategory,
  KOREAN_CAPABILITIES,
  type KoreanCapability,
  type PayType,
  WORK_TYPES,
  type WorkType,
} from '../../../contract/base/enums.ts'
import type { TalentPlace } from '../../../contract/candidate/talent.ts'
import type { Db } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'
import type { Career } from '../../db/resume-tables.ts'

/** Most candidates of a country or residence type, per combination. */
const FILTERED = 200

/** Excludes members without any wish. Must match the indexes of `expected_jobs`. */
export const WISHES = sql`(e.region_id is not null or e.any_region or e.category is not null or e.any_category
  or e.pay_type is not null or e.min_pay_amount is not null or e.any_pay)`

/** Excludes members who chose to be hidden or are suspended. */
export const IS_VISIBLE = sql`exists (
  select from members m where m.id = e.member_id and m.talent_visible and m.suspended_at is null)`

export type NeedRow = Pick<
  Selectable<JobTable>,
  | 'id'
  | 'company_id'
  | 'status'
  | 'region_id'
  | 'local_region_ids'
  | 'categories'
  | 'occupations'
  | 'keywords'
  | 'hourly_equivalent'
  | 'number_of_work_days'
  | 'work_days'
  | 'phrases'
  | 'start_minutes'
  | 'end_minutes'
  | 'business_hour_negotiable'
  | 'period_type'
>

/** Of a job `j`. */
export const NEED_COLUMNS = sql`j.id, j.company_id, j.status, j.region_id, j.local_region_ids, j.categories, j.occupations,
  j.keywords, j.hourly_equivalent, j.number_of_work_days, j.work_days, j.phrases, j.start_minutes, j.end_minutes,
  j.business_hour_negotiable, j.period_type`

/** One of the employer's announcements; by default the newest open one, else the newest. */
export async function findNeed(
  db: Db,
  memberId: string,
  jobId: string | undefined,
  now: Date,
): Promise<NeedRow | undefined> {
  const { rows } = await sql<NeedRow>`
    select ${NEED_COLUMNS}
    from jobs j join companies c on c.id = j.company_id
    where c.member_id = ${memberId} ${jobId ? sql`and j.id = ${jobId}` : sql``}
    order by (j.status = 'IN_PROGRESS' and j.period_end > ${now}) desc, j.created_at desc, j.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

export interface CandidateRow {
  resume_id: string
  member_id: string
  name: string
  country_iso_code: string
  /** Of the account. */
  lang_code: string
  work_type: WorkType
  korean_capability: KoreanCapability | null
  career: Career
  region_id: number | null
  further_region_ids: number[]
  any_region: boolean
  category: JobCategory | null
  any_category: boolean
  occupations: string[]
  pay_type: Exclude<PayType, 'YEARLY'> | null
  min_pay_amount: number | null
  max_pay_amount: number | null
  any_pay: boolean
}

/** Of a resume `r`, a desired job `e` and their member `m`. */
export const CANDIDATE_COLUMNS = sql`r.id as resume_id, r.member_id, r.name, r.country_iso_code, m.lang_code, r.work_type,
  r.korean_capability, r.career, e.region_id, e.further_region_ids, e.any_region, e.category, e.any_category, e.occupations,
  e.pay_type, e.min_pay_amount, e.max_pay_amount, e.any_pay`

/** A search: a region, or anywhere (null), a sector, and the maximum number of results. */
export interface Probe {
  regionId: number | null
  category: JobCategory | ''
  limit: number
}

export interface TalentFilter {
  countryIsoCodes: string[]
  workTypes: WorkType[]
  jobCategories: JobCategory[]
  occupations: string[]
  koreanCapability?: KoreanCapability | undefined
  /** Compared with the job's region after the query (candidates.ts). */
  place?: TalentPlace | undefined
}

/** Conditions on a resume `r` and a desired job `e`. */
function fits(filter: TalentFilter): RawBuilder<unknown> {
  const { countryIsoCodes, workTypes, jobCategories, occupations, koreanCapability } = filter
  const levels = koreanCapability
    ? KOREAN_CAPABILITIES.slice(KOREAN_CAPABILITIES.indexOf(koreanCapability))
    : []
  return sql`true
    ${countryIsoCodes.length > 0 ? sql`and r.country_iso_code = any(${countryIsoCodes}::text[])` : sql``}
    ${workTypes.length > 0 ? sql`and r.work_type = any(${workTypes}::text[])` : sql``}
    ${occupations.length > 0 ? sql`and e.occupations && ${occupations}::text[]` : sql``}
    ${levels.length > 0 ? sql`and r.korean_capability = any(${levels}::text[])` : sql``}
    ${
      jobCategories.length > 0
        ? sql`and (e.category = any(${jobCategories}::text[]) or r.career ?| ${jobCategories}::text[])`
        : sql``
    }`
}

/**
 * The latest candidates anywhere of an occupation, a country or with a residence type, each combination by its own index
 * range. Nobody where none is asked for: the probes find these.
 */
function filtered(filter: TalentFilter, limit: number): RawBuilder<unknown> {
  const { countryIsoCodes, workTypes, occupations } = filter
  const order = sql`order by r.updated_at desc limit ${limit}`
  const found = sql`select r.member_id from resumes r join expected_jobs e on e.member_id = r.member_id`
  const conditions = sql`${fits(filter)} and ${WISHES} and ${IS_VISIBLE}`
  // Few wish for one occupation: its own index finds them.
  if (occupations.length > 0)
    return sql`union select near.member_id from (${found} where e.occupations <> '{}' and ${conditions} ${order}) near`
  if (countryIsoCodes.length > 0) {
    const types = workTypes.length > 0 ? workTypes : WORK_TYPES
    return sql`union select near.member_id
      from unnest(${countryIsoCodes}::text[]) as country (code) cross join unnest(${types}::text[]) as residence (type)
      cross join lateral (${found} where r.country_iso_code = country.code and r.work_type = residence.type
        and ${conditions} ${order}) near`
  }
  if (workTypes.length === 0) return sql``
  return sql`union select near.member_id from unnest(${workTypes}::text[]) as residence (type)
    cross join lateral (${found} where r.work_type = residence.type and ${conditions} ${order}) near`
}

/** The latest candidates of each probe: a fixed number of index reads, independent of the number of resumes. */
export async function findCandidates(
  db: Db,
  probes: readonly Probe[],
  filter: TalentFilter,
): Promise<CandidateRow[]> {
  const isFiltered = sql`exists (select from resumes r where r.member_id = e.member_id and ${fits(filter)})`
  // Few of those far away may fit: their own index ranges find them.
  const isFarByIndex = filter.countryIsoCodes.length > 0 || filter.workTypes.length > 0
  const { rows } = await sql<CandidateRow>`
    with probe as (
      select * from jsonb_to_recordset(${JSON.stringify(probes)}::jsonb) as p ("regionId" int, category text, "limit" int)
    ), wanted as (
      select near.member_id from probe cross join lateral (
        select e.member_id from expected_jobs e
        where coalesce(e.region_id, 0) = probe."regionId" and coalesce(e.category, '') = probe.category and ${WISHES}
          and ${IS_VISIBLE} and ${isFiltered}
        order by e.updated_at desc limit probe."limit"
      ) near where probe."regionId" is not null
      union
      select near.member_id from probe cross join lateral (
        select e.member_id from expected_jobs e
        where e.further_region_ids @> array[probe."regionId"] and e.further_region_ids <> '{}'
          and coalesce(e.category, '') = probe.category and ${WISHES} and ${IS_VISIBLE} and ${isFiltered}
        order by e.updated_at desc limit probe."limit"
      ) near where probe."regionId" is not null
      union
      select far.member_id from probe cross join lateral (
        select e.member_id from expected_jobs e where coalesce(e.category, '') = probe.category and ${WISHES}
          and ${IS_VISIBLE} and ${isFiltered}
        order by e.updated_at desc limit probe."limit"
      ) far where probe."regionId" is null and not ${isFarByIndex}::boolean
      ${filtered(filter, FILTERED)}
    )
    select ${CANDIDATE_COLUMNS}
    from wanted join resumes r on r.member_id = wanted.member_id join expected_jobs e on e.member_id = wanted.member_id
      join members m on m.id = wanted.member_id`.execute(db)
  return rows
}

export interface MarkRow {
  resume_id: string
  viewed: boolean
  applied: boolean
  proposed: boolean
  proposal_open: boolean
}

/** The employer's history with the candidates of a page, in one query. */
export async function findTalentMarks(db: Db, memberId: string, resumeIds: string[]): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select r.id as resume_id,
      exists (select from resume_views v where v.company_id = c.id and v.resume_id = r.id)
        or exists (select from proposals p
          where p.company_id = c.id and p.resume_id = r.id and p.status = 'ACCEPTED') as viewed,
      exists (select from applications a join jobs j on j.id = a.job_id
        where a.resume_id = r.id and a.status <> 'WITHDRAWN' and j.company_id = c.id) as applied,
      exists (select from proposals p where p.company_id = c.id and p.member_id = r.member_id) as proposed,
      exists (select from proposals p
        where p.company_id = c.id and p.member_id = r.member_id and p.status = 'SENT') as proposal_open
    from resumes r cross join companies c
    where r.id = any(${resumeIds}::uuid[]) and c.member_id = ${memberId}`.execute(db)
  return rows
}
