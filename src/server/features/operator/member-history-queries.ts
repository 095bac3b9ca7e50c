import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { MemberApplication, MemberNote } from '../../../contract/operator/member.ts'
import type { Db, Tx } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'

/** Latest first. */
export async function findNotePage(db: Db, memberId: string, page: Page): Promise<MemberNote[]> {
  const rows = await db
    .selectFrom('member_notes as n')
    .leftJoin('members as o', (join) =>
      join.onRef('o.id', '=', 'n.operator_id').on('o.role', '=', 'OPERATOR'),
    )
    .select(['n.id', 'n.text', 'n.operator_id', 'o.name', 'n.created_at'])
    .where('n.member_id', '=', memberId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .$call(onPage(page))
    .execute()
  return rows.map(({ id, text, operator_id, name, created_at }) => ({
    id,
    text,
    createdDate: created_at.toISOString(),
    operator: { id: operator_id, name },
  }))
}

export const countNotes = (db: Db, memberId: string): Promise<number> =>
  countRows(db.selectFrom('member_notes').where('member_id', '=', memberId))

/** @returns its id */
export async function insertNote(
  tx: Tx,
  note: { memberId: string; operatorId: string; text: string; now: Date },
): Promise<string> {
  const id = v7()
  const { memberId: member_id, operatorId: operator_id, text, now: created_at } = note
  await tx.insertInto('member_notes').values({ id, member_id, operator_id, text, created_at }).execute()
  return id
}

/** Latest first. */
export async function findApplicationPage(
  db: Db,
  memberId: string,
  page: Page,
): Promise<MemberApplication[]> {
  const { rows } = await sql<Omit<MemberApplication, 'createdDate'> & { created_at: Date }>`
    select a.id, a.status, a.created_at, j.id as "jobId", j.title, j.company_name as "companyName"
    from applications a join jobs j on j.id = a.job_id
    where a.member_id = ${memberId}
    order by a.created_at desc, a.id desc
    limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdDate: created_at.toISOString() }))
}

export const countApplications = (db: Db, memberId: string): Promise<number> =>
  countRows(db.selectFrom('applications').where('member_id', '=', memberId))
