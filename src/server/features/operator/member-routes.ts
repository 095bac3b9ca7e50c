import { AppError } from '../../../contract/base/errors.ts'
import {
  getMemberCase,
  grantMemberPoints,
  listMemberApplications,
  listMemberNotes,
  listMemberOrders,
  noteMember,
  refundMemberOrder,
  restoreMember,
  showMember,
  signMemberOut,
  suspendMember,
  type MemberCase,
} from '../../../contract/operator/member.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import type { PaymentProvider, ReturnAccount } from '../../providers/payment/payment-provider.ts'
import { findMemberById } from '../member/queries.ts'
import { refundNow } from '../payment/service.ts'
import { memberRowOf } from './lists/member-list.ts'
import { memberOrderOf } from './member-order-of.ts'
import {
  countApplications,
  countNotes,
  findApplicationPage,
  findNotePage,
  insertNote,
} from './member-history-queries.ts'
import {
  countOrders,
  endAllSessions,
  findMemberCase,
  findOrderPage,
  findOrderStatus,
  type MemberCaseRow,
} from './member-queries.ts'
import { refundOrder } from './payments.ts'
import { insertAct } from './queries.ts'
import { grantPointsToEmployer } from './service.ts'
import { restore, suspend } from './suspension.ts'

async function requireMember(db: Db, id: string) {
  const member = await findMemberById(db, id)
  if (!member) throw new AppError('NOT_FOUND')
  return member
}

/** If the refund fails now, the background retries it. */
async function refundMoney(
  db: Db,
  payments: PaymentProvider,
  orderId: string,
  { now, account }: { now: Date; account: ReturnAccount | undefined },
): Promise<boolean> {
  try {
    return await refundNow(db, payments, orderId, now, account)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

export const operatorMemberRoutes = [
  on(getMemberCase, async ({ db, params, now }) => {
    const row = await findMemberCase(db, params.id, now)
    if (!row) throw new AppError('NOT_FOUND')
    return { data: memberCaseOf(row) }
  }),
  on(showMember, async ({ db, params, body, member, services, now }) => {
    await services.limits.use('member-lookup', member.id)
    return inTransaction(db, async (tx) => {
      const { id, name, email, cellphone } = await requireMember(tx, params.id)
      const details = { reason: body.reason }
      await insertAct(tx, { operatorId: member.id, now, act: 'member.show', subject: id, details })
      return { data: { name, email, cellphone } }
    })
  }),
  on(listMemberNotes, async ({ db, params, query }) => {
    await requireMember(db, params.id)
    const [rows, totalCount] = await Promise.all([
      findNotePage(db, params.id, query),
      countNotes(db, params.id),
    ])
    return { data: rows, totalCount }
  }),
  on(noteMember, async ({ db, params, body, member, now }) => {
    await requireMember(db, params.id)
    const act = { operatorId: member.id, now, act: 'member.note', subject: params.id } as const
    const id = await insertNote(db, { memberId: params.id, operatorId: member.id, text: body.text, now })
    await insertAct(db, act)
    return { data: { id } }
  }),
  on(listMemberApplications, async ({ db, params, query }) => {
    await requireMember(db, params.id)
    const [data, totalCount] = await Promise.all([
      findApplicationPage(db, params.id, query),
      countApplications(db, params.id),
    ])
    return { data, totalCount }
  }),
  on(signMemberOut, async ({ db, params, member, now }) => {
    const { id } = await requireMember(db, params.id)
    const ended = await endAllSessions(db, id, now)
    await insertAct(db, {
      operatorId: member.id,
      now,
      act: 'member.signOut',
      subject: id,
      details: { ended },
    })
    return { data: { ended } }
  }),
  on(suspendMember, async ({ db, params, body, member, now }) => {
    const since = await suspend(db, { operatorId: member.id, now }, params.id, body)
    return { data: { suspendedDate: since.toISOString() } }
  }),
  on(restoreMember, async ({ db, params, body, member, now }) => {
    await restore(db, { operatorId: member.id, now }, params.id, body.reason)
    return { data: { suspendedDate: null } }
  }),
  on(grantMemberPoints, async ({ db, params, body, member, now }) => {
    const { id, role } = await requireMember(db, params.id)
    if (role !== 'EMPLOYER') throw new AppError('NOT_FOUND')
    return { data: { balance: await grantPointsToEmployer(db, { operatorId: member.id, now }, id, body) } }
  }),
  on(listMemberOrders, async ({ db, params, query, now }) => {
    await requireMember(db, params.id)
    const [rows, totalCount] = await Promise.all([
      findOrderPage(db, params.id, query),
      countOrders(db, params.id),
    ])
    return { data: rows.map((row) => memberOrderOf(row, now)), totalCount }
  }),
  on(refundMemberOrder, async ({ db, params, body, member, services, now }) => {
    const status = await findOrderStatus(db, params.id)
    // Refunded before; the money may still have to be returned.
    const by = { operatorId: member.id, now }
    if (status !== 'REFUNDED')
      await inTransaction(db, (tx) => refundOrder(tx, by, params.id, body.reason, body.withCoupon))
    const account = body.account ?? undefined
    const isReturned = await refundMoney(db, services.payments, params.id, { now, account })
    return { data: { status: 'REFUNDED' as const, isReturned } }
  }),
]

function memberCaseOf(row: MemberCaseRow): MemberCase {
  return {
    ...memberRowOf(row),
    langCode: row.lang_code,
    verification: row.role === 'EMPLOYER' ? (row.verification ?? 'NONE') : null,
    companyId: row.company_id,
    sessionCount: row.sessions,
    lastUsedDate: row.last_used_at?.toISOString() ?? null,
    hasResume: row.has_resume,
    applicationCount: row.applications,
    announcementCount: row.announcements,
    orderCount: row.orders,
    suspensionNote: row.suspension_note,
    points: { paid: row.paid, free: row.free },
  }
}
