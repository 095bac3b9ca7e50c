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

/** @returns the former right; undefined if the person does not work for the company */
export async function setRight(
  tx: Tx,
  { companyId, personId, right }: { companyId: string; personId: string; right: ColleagueRight },
): Promise<ColleagueRight | undefined> {
  const { rows } = await sql<{ former: ColleagueRight }>`
    update company_people p set held_right = ${right}
    from (select id, held_right from company_people
      where company_id = ${companyId} and person_id = ${personId} and left_at is null for update) f
    where p.id = f.id returning f.held_right as former`.execute(tx)
  return rows[0]?.former
}

/** @returns the right that ends; undefined if the person does not work for the company */
export async function endPerson(
  tx: Tx,
  { companyId, personId, now }: { companyId: string; personId: string; now: Date },
): Promise<ColleagueRight | undefined> {
  const ended = await tx
    .updateTable('company_people')
    .set({ left_at: now })
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .returning('held_right')
    .executeTakeFirst()
  return ended?.held_right
}

/**
 * With the company's invitations: it ends with its owner's account.
 * @returns the people
 */
export async function endPeopleOf(tx: Tx, companyId: string, now: Date): Promise<string[]> {
  const ended = await tx
    .updateTable('company_people')
    .set({ left_at: now })
    .where('company_id', '=', companyId)
    .where('left_at', 'is', null)
    .returning('person_id as id')
    .execute()
  await tx.deleteFrom('company_invitations').where('company_id', '=', companyId).execute()
  return ended.map(({ id }) => id)
}

/** Of a company, its owner's account and a person. */
export async function findNames(
  db: Db,
  { companyId, personId }: { companyId: string; personId: string },
): Promise<{ companyName: string; owner: string | null; personName: string }> {
  return db
    .selectFrom('companies as c')
    .innerJoin('members as m', (join) => join.on('m.id', '=', personId))
    .select(['c.name as companyName', 'c.member_id as owner', 'm.name as personName'])
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow()
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

/** With whom each was about; `isKnown` says whether the company knows that person's name. */
export async function findActs(db: Db, companyId: string, page: Page) {
  return acts(db, companyId)
    .leftJoin('members as person', 'person.id', 'company_acts.person_id')
    .leftJoin('members as colleague', 'colleague.id', 'company_acts.subject')
    .leftJoin('applications as a', 'a.id', 'company_acts.subject')
    .leftJoin('conversations as c', 'c.id', 'company_acts.subject')
    .leftJoin('conversation_members as w', (join) =>
      join.onRef('w.conversation_id', '=', 'c.id').on('w.side', '=', 'WORKER'),
    )
    .leftJoin('jobs as j', (join) =>
      join.on(sql<boolean>`j.id = coalesce(a.job_id, company_acts.subject, company_acts.made)`),
    )
    .leftJoin('proposals as p', (join) =>
      join.on(sql<boolean>`p.id = coalesce(company_acts.subject, company_acts.made)`),
    )
    .leftJoin('resumes as r', (join) =>
      join.on(sql<boolean>`r.id = coalesce(a.resume_id, company_acts.subject)`),
    )
    .leftJoin('members as candidate', (join) =>
      join.on(sql<boolean>`candidate.id = coalesce(w.member_id, p.member_id)`),
    )
    .select(['company_acts.id', 'company_acts.created_at', 'person.name as person'])
    .select([
      'company_acts.act',
      'contact_hint as contact',
      'former_right as formerRight',
      'given_right as givenRight',
    ])
    .select([
      sql<string | null>`coalesce(j.title, p.title, c.title,
        case when colleague.role = 'EMPLOYER' then colleague.name end)`.as('subject'),
      sql<string | null>`coalesce(r.name, candidate.name)`.as('about'),
      // A resume that was opened stays readable; a candidate of a proposal is known once they accept it.
      sql<boolean>`coalesce(a.status <> 'WITHDRAWN', company_acts.act = 'resumes.view' or c.application_id is not null)`.as(
        'isKnown',
      ),
    ])
    .$narrowType<{ act: CompanyActName }>()
    .orderBy('company_acts.created_at', 'desc')
    .orderBy('company_acts.id', 'desc')
    .$call(onPage(page))
    .execute()
}

export async function countActs(db: Db, companyId: string): Promise<number> {
  return countRows(acts(db, companyId))
}
