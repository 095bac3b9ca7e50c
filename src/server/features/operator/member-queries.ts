import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import type {
  MemberApplication,
  MemberCase,
  MemberNote,
  MemberOrder,
  MemberRow,
} from '../../../contract/operator/member.ts'
import type { Db, Tx } from '../../db/database.ts'
import { keepLastSeen } from '../../db/last-seen.ts'
import { countRows, type Page, pageOf } from '../../db/page.ts'
import { findItems, type Shape, shapeOf } from './shape.ts'
import { type FoundMember, memberColumns, memberOf } from './lists/member-list.ts'
import { type Found, memberOrderColumns, orderJoins } from './lists/order-list.ts'

type FoundCase = Omit<MemberCase, keyof MemberRow> & FoundMember

export async function findMemberCase(db: Db, id: string, now: Date): Promise<MemberCase | undefined> {
  const memberCase = shapeOf<FoundCase>({
    ...memberColumns,
    langCode: 't.lang_code',
    verification: sql`case when t.role = 'EMPLOYER' then coalesce(v.status, 'NONE') end`,
    companyId: 'c.id',
    sessionCount: sql`(select count(*) from sessions s where s.member_id = t.id and s.expires_at > ${now})`,
    lastUsedDate: sql`greatest(t.last_seen_at, (select max(last_used_at) from sessions s where s.member_id = t.id))`,
    hasResume: sql`exists (select from resumes r where r.member_id = t.id)`,
    applicationCount: sql`(select count(*) from applications a where a.member_id = t.id)`,
    announcementCount: sql`(select count(*) from jobs j where j.company_id = c.id)`,
    orderCount: sql`(select count(*) from orders o where o.member_id = t.id)`,
    suspensionNote: 't.suspension_note',
    points: { paid: sql`coalesce(p.paid, 0)`, free: sql`coalesce(p.free, 0)` },
  })
  const source = sql`from members t left join companies c on c.member_id = t.id
    left join business_verifications v on v.company_id = c.id
    left join point_accounts p on p.member_id = t.id where t.id = ${id}`
  const [found] = await findItems(db, memberCase, source)
  return found && memberOf(found)
}

/** @returns number of ended sessions */
export async function endAllSessions(tx: Tx, memberId: string, now: Date): Promise<number> {
  await keepLastSeen(tx, { memberId })
  const ended = await tx
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .returning('expires_at')
    .execute()
  return ended.filter((session) => session.expires_at > now).length
}

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

/** What is listed of a member, in a table whose row is `t`. */
interface History<Item> extends Shape<Item> {
  table: 'member_notes' | 'applications' | 'orders'
  joins: RawBuilder<unknown>
}

export const memberNotes: History<MemberNote> = {
  table: 'member_notes',
  joins: sql`left join members o on o.id = t.operator_id and o.role = 'OPERATOR'`,
  ...shapeOf<MemberNote & { operator: NonNullable<MemberNote['operator']> }>({
    id: 't.id',
    text: 't.text',
    createdDate: 't.created_at',
    operator: { id: 't.operator_id', name: 'o.name' },
  }),
}

export const memberApplications: History<MemberApplication> = {
  table: 'applications',
  joins: sql`join jobs j on j.id = t.job_id`,
  ...shapeOf<MemberApplication>({
    id: 't.id',
    status: 't.status',
    createdDate: 't.created_at',
    jobId: 'j.id',
    title: 'j.title',
    companyName: 'j.company_name',
  }),
}

export const memberOrders: History<Found<MemberOrder>> = {
  table: 'orders',
  joins: orderJoins,
  ...shapeOf<Found<MemberOrder>>(memberOrderColumns),
}

/** A page of it, latest first. */
export const listHistory = <Stored, Item>(
  db: Db,
  { table, joins, ...shape }: History<Stored>,
  { memberId, page: { pageNumber, pageSize } }: { memberId: string; page: Page },
  itemOf: (stored: Stored) => Item,
) =>
  pageOf(
    findItems(
      db,
      shape,
      sql`from ${sql.table(table)} t ${joins} where t.member_id = ${memberId}
        order by t.created_at desc, t.id desc limit ${pageSize} offset ${pageNumber * pageSize}`,
    ),
    countRows(db.selectFrom(table as 'orders').where('member_id', '=', memberId)),
    itemOf,
  )
