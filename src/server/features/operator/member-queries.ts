import { sql } from 'kysely'
import type {
  OrderStatus,
  PaymentMethod,
  ProductKind,
  VerificationStatus,
} from '../../../contract/base/enums.ts'
import type { ReceiptKind } from '../../../contract/payment/receipt.ts'
import type { Db, Tx } from '../../db/database.ts'
import { keepLastSeen } from '../../db/last-seen.ts'
import { countRows } from '../../db/page.ts'
import type { FoundMember } from './lists/member-list.ts'

export interface MemberCaseRow extends FoundMember {
  lang_code: string
  suspension_note: string | null
  company_id: string | null
  verification: Exclude<VerificationStatus, 'NONE'> | null
  sessions: number
  last_used_at: Date | null
  has_resume: boolean
  applications: number
  announcements: number
  orders: number
  paid: number
  free: number
}

export async function findMemberCase(db: Db, id: string, now: Date): Promise<MemberCaseRow | undefined> {
  const { rows } = await sql<MemberCaseRow>`
    select m.id, m.role, m.name, m.email, m.cellphone, m.cellphone_verified_at, m.created_at, m.lang_code,
      m.suspended_at, m.suspension_note,
      c.name as company_name, c.id as company_id, v.status as verification,
      (select count(*) from sessions s where s.member_id = m.id and s.expires_at > ${now}) as sessions,
      greatest(m.last_seen_at, (select max(last_used_at) from sessions s where s.member_id = m.id)) as last_used_at,
      exists (select from resumes r where r.member_id = m.id) as has_resume,
      (select count(*) from applications a where a.member_id = m.id) as applications,
      (select count(*) from jobs j where j.company_id = c.id) as announcements,
      (select count(*) from orders o where o.member_id = m.id) as orders,
      coalesce(p.paid, 0) as paid, coalesce(p.free, 0) as free
    from members m
      left join companies c on c.member_id = m.id
      left join business_verifications v on v.company_id = c.id
      left join point_accounts p on p.member_id = m.id
    where m.id = ${id}`.execute(db)
  return rows[0]
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

export interface OrderCaseRow {
  id: string
  kind: ProductKind
  title: string | null
  status: OrderStatus
  total_amount: number
  created_at: Date
  paid_at: Date | null
  method: PaymentMethod | null
  return_at: Date | null
  returned_at: Date | null
  /** Bought with a ticket. */
  points: number | null
  /** Bought points that the member has left. */
  paid_points: number | null
  /** When the days of a pass start; null while its announcement waits. */
  starts_at: Date | null
  /** Of the receipt that was issued and not cancelled. */
  issued_receipt: ReceiptKind | null
}

export async function countOrders(db: Db, memberId: string): Promise<number> {
  return countRows(db.selectFrom('orders').where('member_id', '=', memberId))
}

export async function findOrderStatus(db: Db, id: string): Promise<OrderStatus | undefined> {
  const order = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  return order?.status
}
