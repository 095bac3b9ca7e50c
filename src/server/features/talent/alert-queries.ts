import { sql } from 'kysely'
import type { TalentTerms } from '../../../contract/candidate/talent-alert.ts'
import type { Db, Tx } from '../../db/database.ts'
import {
  type CandidateRow,
  CANDIDATE_COLUMNS,
  IS_VISIBLE,
  NEED_COLUMNS,
  type NeedRow,
  WISHES,
} from './queries.ts'

/** @returns null if there is no alert, undefined if the job is not the employer's */
export async function findAlert(
  db: Db,
  memberId: string,
  jobId: string,
): Promise<TalentTerms | null | undefined> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('talent_alerts', 'talent_alerts.job_id', 'jobs.id')
    .select('talent_alerts.terms')
    .where('companies.member_id', '=', memberId)
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  return row && row.terms
}

export async function upsertAlert(tx: Tx, jobId: string, terms: TalentTerms, now: Date): Promise<void> {
  const values = { terms: JSON.stringify(terms) }
  await tx
    .insertInto('talent_alerts')
    .values({ job_id: jobId, ...values, created_at: now })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(values))
    .execute()
}

export async function deleteAlert(db: Db, jobId: string): Promise<void> {
  await db.deleteFrom('talent_alerts').where('job_id', '=', jobId).execute()
}

/** A change that already waits keeps its time. */
export async function insertChange(db: Db, memberId: string, dueAt: Date): Promise<void> {
  await db
    .insertInto('talent_changes')
    .values({ member_id: memberId, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes workers whose change is due, until the transaction ends. */
export async function takeChanges(tx: Tx, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    delete from talent_changes where member_id in (
      select member_id from talent_changes where due_at <= ${now} order by due_at limit ${most}
      for update skip locked)
    returning member_id as "memberId"`.execute(tx)
  return rows.map(({ memberId }) => memberId)
}

/** Of these members, those whom companies may find. */
export async function findVisible(db: Db, memberIds: readonly string[]): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select ${CANDIDATE_COLUMNS} from expected_jobs e join resumes r on r.member_id = e.member_id
      join members m on m.id = e.member_id
    where e.member_id = any(${memberIds}::uuid[]) and ${WISHES} and ${IS_VISIBLE}`.execute(db)
  return rows
}

export interface AlertRow extends NeedRow {
  terms: TalentTerms
  title: string
  /** The employer. */
  told: string
}

/** A region in which a worker wants to work, or one near it, which only some alerts want. */
export interface WishedRegion {
  regionId: number
  isNear: boolean
}

/**
 * The latest alerts of verified companies for open jobs in these regions. A job is listed in its regions, in those that
 * contain them, and under 0.
 */
export async function findAlertsIn(db: Db, wished: readonly WishedRegion[], now: Date, most: number) {
  const { rows } = await sql<AlertRow>`
    select ${NEED_COLUMNS}, a.terms, j.title, c.member_id as told
    from talent_alerts a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
      join members m on m.id = c.member_id
    where j.status = 'IN_PROGRESS' and j.period_end > ${now} and c.verified_at is not null
      and m.suspended_at is null and exists (
        select from job_listings l
          join jsonb_to_recordset(${JSON.stringify(wished)}::jsonb) as w ("regionId" int, "isNear" boolean)
          on w."regionId" = l.region_id
        where l.job_id = a.job_id and (not w."isNear" or a.terms ->> 'place' = 'NEAR'))
    order by a.created_at desc limit ${most}`.execute(db)
  return rows
}

/** A candidate whom an alert found. */
export interface Find {
  jobId: string
  memberId: string
}

/**
 * Stores finds. Those whom the company already knows are stored as well, so that they are not new later.
 * @returns the jobs for which somebody is new to the company
 */
export async function insertFinds(tx: Tx, finds: readonly Find[]): Promise<string[]> {
  const { rows } = await sql<{ jobId: string }>`
    with found as (
      insert into talent_finds (job_id, member_id)
      select f."jobId", f."memberId"
      from jsonb_to_recordset(${JSON.stringify(finds)}::jsonb) as f ("jobId" uuid, "memberId" uuid)
      order by 1, 2
      on conflict do nothing returning job_id, member_id
    )
    select distinct found.job_id as "jobId" from found join jobs j on j.id = found.job_id
      join resumes r on r.member_id = found.member_id
    where not exists (select from resume_views v where v.company_id = j.company_id and v.resume_id = r.id)
      and not exists (select from proposals p where p.company_id = j.company_id and p.member_id = found.member_id)
      and not exists (select from applications a join jobs theirs on theirs.id = a.job_id
        where a.resume_id = r.id and a.status <> 'WITHDRAWN' and theirs.company_id = j.company_id)`.execute(
    tx,
  )
  return rows.map(({ jobId }) => jobId)
}
