import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { WISHES } from './queries.ts'

export interface Openable {
  id: string
  member_id: string
  name: string
  cellphone: string
  isSentToThem: boolean
  /** Whether the candidate accepted a proposal of theirs. */
  isAccepted: boolean
  isViewed: boolean
  /** Whether the member is visible to companies and not suspended. */
  isVisible: boolean
  isSuspended: boolean
}

/**
 * A resume that the employer may open: of a visible candidate, shared by its member, or opened before. A suspended
 * member is no visible candidate.
 */
export async function findOpenable(
  db: Db,
  memberId: string,
  resumeId: string,
): Promise<Openable | undefined> {
  const { rows } = await sql<Openable>`
    select * from (
      select r.id, r.member_id, r.name, r.cellphone,
        exists (select from members m
          where m.id = r.member_id and m.talent_visible and m.suspended_at is null) as "isVisible",
        exists (select from members m where m.id = r.member_id and m.suspended_at is not null) as "isSuspended",
        exists (select from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
          where a.resume_id = r.id and a.status <> 'WITHDRAWN' and c.member_id = ${memberId}) as "isSentToThem",
        exists (select from resume_views v join companies c on c.id = v.company_id
          where v.resume_id = r.id and c.member_id = ${memberId}) as "isViewed",
        exists (select from proposals p join companies c on c.id = p.company_id
          where p.resume_id = r.id and p.status = 'ACCEPTED' and c.member_id = ${memberId}) as "isAccepted",
        exists (select from expected_jobs e where e.member_id = r.member_id and ${WISHES}) as wishes
      from resumes r where r.id = ${resumeId}
    ) resume where wishes and "isVisible" or "isSentToThem" or "isAccepted" or "isViewed"`.execute(db)
  return rows[0]
}

/** Companies that opened the member's resume as a candidate's, latest first. */
export async function findOpenings(db: Db, memberId: string, page: { pageNumber: number; pageSize: number }) {
  return openingsOf(db, memberId)
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .leftJoin('business_verifications as b', (join) =>
      join.onRef('b.company_id', '=', 'c.id').on('b.status', '=', 'VERIFIED'),
    )
    .select(['c.id as companyId', 'c.name as companyName', 'b.business_name as businessName'])
    .select('v.created_at as openedAt')
    .orderBy('v.created_at', 'desc')
    .orderBy('c.id')
    .limit(page.pageSize)
    .offset(page.pageNumber * page.pageSize)
    .execute()
}

export async function countOpenings(db: Db, memberId: string): Promise<number> {
  const { count } = await openingsOf(db, memberId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const openingsOf = (db: Db, memberId: string) =>
  db
    .selectFrom('resume_views as v')
    .innerJoin('resumes as r', 'r.id', 'v.resume_id')
    .where('r.member_id', '=', memberId)

/** @returns false if the company has opened it before; safe for concurrent requests */
export async function insertView(
  db: Db,
  view: { companyId: string; resumeId: string; points: number; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('resume_views')
    .values({
      company_id: view.companyId,
      resume_id: view.resumeId,
      points: view.points,
      created_at: view.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('resume_id')
    .executeTakeFirst()
  return inserted !== undefined
}
