import { type RawBuilder, sql } from 'kysely'
import {
  KOREAN_CAPABILITIES,
  PERIOD_TYPES,
  type ApplicantStage,
  type KoreanCapability,
} from '../../../contract/base/enums.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'
import type { ApplicantSort, RightFilter } from '../../../contract/employer/applicant-filter.ts'
import { WORK_RIGHT_VERDICTS } from '../../../reference/work-rights/vocabulary.ts'
import type { Db } from '../../db/database.ts'
import { type ApplicantRow, hasStage, type Page, selectApplicants } from './queries.ts'

/** Which of an employer's applications; withdrawn ones never are. */
export interface ApplicantFilter {
  /** Without any: all of them. */
  stages: readonly ApplicantStage[]
  jobId?: string | undefined
  query?: string
  countries?: readonly string[]
  korean?: readonly KoreanCapability[]
  rights?: readonly RightFilter[]
  isShortlisted?: boolean | undefined
}

/** A literal, because with a parameter the planner would not use the partial index. */
const WITHDRAWN = sql.lit('WITHDRAWN' as const)

const isWithin = (column: RawBuilder<unknown>, values: readonly string[] = []) =>
  values.length === 0 ? sql<boolean>`true` : sql<boolean>`${column} = any(${values}::text[])`

/** In small letters and without marks, so that `nguyen` finds `NGUYỄN`. */
const plain = (text: string) =>
  normalForm(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
const plainColumn = (column: RawBuilder<unknown>) =>
  sql`translate(lower(regexp_replace(normalize(${column}, NFD), '[\u0300-\u036f]', '', 'g')), 'đĐ', 'dd')`

/** Part of a name, a job's title or a note, or digits of the phone number. */
function holds(query = ''): RawBuilder<boolean> {
  if (query === '') return sql<boolean>`true`
  const words = sql`concat_ws(' ', r.name, jobs.title, n.text)`
  const digits = /^[\d\s-]+$/.test(query) ? query.replaceAll(/\D/g, '') : ''
  return sql<boolean>`(strpos(${plainColumn(words)}, ${plain(query)}) > 0
    or (${digits} <> '' and strpos(r.cellphone, ${digits}) > 0))`
}

/** Whether an application `a` with its resume `r`, note `n` and `jobs` is one of them. */
function matches({ stages, jobId, query, countries, korean, rights, isShortlisted }: ApplicantFilter) {
  const all = [
    hasStage(stages),
    ...(jobId === undefined ? [] : [sql<boolean>`a.job_id = ${jobId}`]),
    holds(query),
    isWithin(sql`r.country_iso_code`, countries),
    isWithin(sql`r.korean_capability`, korean),
    isWithin(sql`coalesce(a.work_right, 'NONE')`, rights),
    ...(isShortlisted === undefined
      ? []
      : [sql<boolean>`(n.shortlisted_at is not null) = ${isShortlisted}::boolean`]),
  ]
  return sql<boolean>`(${sql.join(all, sql` and `)})`
}

const rankIn = (values: readonly string[], column: RawBuilder<unknown>) =>
  sql`array_position(${values}::text[], ${column}::text)`

const ORDERS: Record<ApplicantSort, RawBuilder<unknown> | null> = {
  newest: null,
  oldest: sql`a.created_at asc`,
  name: sql`lower(r.name) asc`,
  korean: sql`${rankIn(KOREAN_CAPABILITIES, sql`r.korean_capability`)} desc nulls last`,
  experience: sql`(select max(${rankIn(PERIOD_TYPES, sql`value`)}) from jsonb_each_text(r.career)) desc nulls last`,
  right: sql`${rankIn(WORK_RIGHT_VERDICTS, sql`a.work_right`)} asc nulls last`,
}

/** Applications to the jobs of an employer, by default the latest first. */
export async function findApplicantsOf(
  db: Db,
  memberId: string,
  { sort = 'newest', ...filter }: ApplicantFilter & { sort?: ApplicantSort | undefined },
  page: Page,
): Promise<(ApplicantRow & { title: string })[]> {
  const order = ORDERS[sort]
  return selectApplicants(db, page)
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select('jobs.title')
    .where('companies.member_id', '=', memberId)
    .where('a.status', '<>', WITHDRAWN)
    .where(matches(filter))
    .$if(order !== null, (query) =>
      query
        .clearOrderBy()
        .orderBy(order ?? sql`true`)
        .orderBy('a.created_at', 'desc')
        .orderBy('a.id', 'desc'),
    )
    .execute()
}

const ofEmployer = (db: Db, memberId: string) =>
  db
    .selectFrom('applications as a')
    .innerJoin('resumes as r', 'r.id', 'a.resume_id')
    .innerJoin('jobs', 'jobs.id', 'a.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('applicant_notes as n', 'n.application_id', 'a.id')
    .where('companies.member_id', '=', memberId)
    .where('a.status', '<>', WITHDRAWN)

export async function countApplicantsOf(
  db: Db,
  memberId: string,
  filter: ApplicantFilter,
): Promise<{ all: number; unread: number }> {
  return ofEmployer(db, memberId)
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where a.status = 'SENT')`.as('unread'),
    ])
    .where(matches(filter))
    .executeTakeFirstOrThrow()
}

/** How many applications are at each stage, of those that the rest of the filter lets through. */
export async function countStages(db: Db, memberId: string, filter: Omit<ApplicantFilter, 'stages'>) {
  return ofEmployer(db, memberId)
    .select([
      sql<ApplicantStage>`coalesce(a.stage, a.status)`.as('stage'),
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where n.shortlisted_at is not null)`.as('shortlisted'),
    ])
    .where(matches({ ...filter, stages: [] }))
    .groupBy(sql`1`)
    .execute()
}

/** The countries that applicants come from, most frequent first. */
export async function countCountries(db: Db, memberId: string) {
  return ofEmployer(db, memberId)
    .select(['r.country_iso_code as countryIsoCode', sql<number>`count(*)`.as('count')])
    .groupBy('r.country_iso_code')
    .orderBy('count', 'desc')
    .orderBy('r.country_iso_code')
    .execute()
}
