import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { ColleagueRight, CompanyRight } from '../../../contract/base/enums.ts'
import type { CompanyActName } from '../../../contract/employer/colleague.ts'
import type { Db, Tx } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'

export interface PersonRow {
  id: string
  name: string
  email: string | null
  right: CompanyRight
  invitedBy: string | null
  joinedAt: Date | null
}

/** The owner first, then the others in the order in which they came. */
export async function findPeople(db: Db, companyId: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select m.id, m.name, m.email, 'OWNER' as "right", null as "invitedBy", null as "joinedAt"
    from companies c join members m on m.id = c.member_id where c.id = ${companyId}
    union all (
      select m.id, m.name, m.email, p.held_right, i.name, p.joined_at
      from company_people p join members m on m.id = p.person_id left join members i on i.id = p.invited_by
      where p.company_id = ${companyId} and p.left_at is null order by p.joined_at, p.id)`.execute(db)
  return rows
}

/** Members who work for the companies of these owners, by owner. */
export async function findColleaguesOf(
  db: Db,
  ownerIds: readonly string[],
): Promise<{ owner: string; person: string }[]> {
  const { rows } = await sql<{ owner: string; person: string }>`
    select c.member_id as owner, p.person_id as person from companies c join company_people p on p.company_id = c.id
    where c.member_id = any(${ownerIds}::uuid[]) and p.left_at is null order by p.person_id`.execute(db)
  return rows
}

export async function insertPerson(
  tx: Tx,
  person: { companyId: string; personId: string; right: ColleagueRight; invitedBy: string | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('company_people')
    .values({
      id: v7(),
      company_id: person.companyId,
      person_id: person.personId,
      held_right: person.right,
      invited_by: person.invitedBy,
      joined_at: person.now,
    })
    .execute()
}

/** @returns false if the person does not work for the company */
export async function setRight(
  tx: Tx,
  { companyId, personId, right }: { companyId: string; personId: string; right: ColleagueRight },
): Promise<boolean> {
  const changed = await tx
    .updateTable('company_people')
    .set({ held_right: right })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** @returns false if the person does not work for the company */
export async function endPerson(
  tx: Tx,
  { companyId, personId, now }: { companyId: string; personId: string; now: Date },
): Promise<boolean> {
  const ended = await tx
    .updateTable('company_people')
    .set({ left_at: now })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** With the company's invitations: it ends with its owner's account. */
export async function endPeopleOf(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx
    .updateTable('company_people')
    .set({ left_at: now })
    .where('company_id', '=', companyId)
    .where('left_at', 'is', null)
    .execute()
  await tx.deleteFrom('company_invitations').where('company_id', '=', companyId).execute()
}

/** Where the person works; undefined if for no company but their own. */
export async function findPlace(db: Db, personId: string) {
  return db
    .selectFrom('company_people')
    .innerJoin('companies', 'companies.id', 'company_people.company_id')
    .select(['companies.id as companyId', 'companies.member_id as owner', 'held_right as right'])
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
}

/** Whether the member has what belongs to a company: postings, a verification, offers, orders, points or conversations. */
export async function hasCompanyRows(tx: Tx, memberId: string): Promise<boolean> {
  const own = sql`(select id from companies where member_id = ${memberId})`
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from jobs where company_id in ${own})
      or exists (select from proposals where company_id in ${own})
      or exists (select from resume_views where company_id in ${own})
      or exists (select from business_verifications where company_id in ${own})
      or exists (select from company_people where company_id in ${own} and left_at is null)
      or exists (select from orders where member_id = ${memberId})
      or exists (select from point_entries where member_id = ${memberId})
      or exists (select from member_coupons where member_id = ${memberId})
      or exists (select from conversation_members where member_id = ${memberId}) as has`.execute(tx)
  return rows[0]?.has === true
}

/** The empty company of somebody who joins another. */
export async function deleteCompanyOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('companies').where('member_id', '=', memberId).execute()
}

/**
 * What the owner's account holds for the company, as table and column. Notifications, sessions, settings and the like
 * are the person's.
 */
export const COMPANY_ROWS = [
  ['companies', 'member_id'],
  ['files', 'owner_id'],
  ['applicant_notes', 'member_id'],
  ['conversation_members', 'member_id'],
  ['member_blocks', 'member_id'],
  ['member_blocks', 'blocked_id'],
  ['point_entries', 'member_id'],
  ['point_accounts', 'member_id'],
  ['member_coupons', 'member_id'],
  ['orders', 'member_id'],
] as const

/** Moves the company from one owner to another, who has none. */
export async function moveCompany(tx: Tx, from: string, to: string): Promise<void> {
  await sql`select set_config('company.handed_over', ${`${from} ${to}`}, true)`.execute(tx)
  // An account without points, which would be in the way.
  await tx.deleteFrom('point_accounts').where('member_id', '=', to).execute()
  for (const [table, column] of COMPANY_ROWS)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
      tx,
    )
}

const acts = (db: Db, companyId: string) =>
  db.selectFrom('company_acts').where('company_acts.company_id', '=', companyId)

export async function findActs(db: Db, companyId: string, page: Page) {
  return acts(db, companyId)
    .leftJoin('members as person', 'person.id', 'company_acts.person_id')
    .leftJoin('members as colleague', 'colleague.id', 'company_acts.subject')
    .leftJoin('applications as a', 'a.id', 'company_acts.subject')
    .leftJoin('conversations as c', 'c.id', 'company_acts.subject')
    .leftJoin('jobs as j', (join) =>
      join.on(sql<boolean>`j.id = coalesce(a.job_id, company_acts.subject, company_acts.made)`),
    )
    .leftJoin('proposals as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(company_acts.subject, company_acts.made)`),
    )
    .select(['company_acts.id', 'company_acts.created_at', 'person.name as person'])
    .select('company_acts.act')
    .select(
      // Only people of companies: a candidate's name is no part of the list.
      sql<string | null>`coalesce(j.title, p.title, c.title,
        case when colleague.role = 'EMPLOYER' then colleague.name end)`.as('subject'),
    )
    .$narrowType<{ act: CompanyActName }>()
    .orderBy('company_acts.created_at', 'desc')
    .orderBy('company_acts.id', 'desc')
    .$call(onPage(page))
    .execute()
}

export async function countActs(db: Db, companyId: string): Promise<number> {
  return countRows(acts(db, companyId))
}
