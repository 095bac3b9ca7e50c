import { AppError } from '../../../contract/base/errors.ts'
import {
  findMembers,
  getMemberCase,
  grantMemberPoints,
  listMemberOrders,
  lookUpMembers,
  refundMemberOrder,
  restoreMember,
  showMember,
  signMemberOut,
  suspendMember,
  type MemberCase,
  type MemberOrder,
  type MemberRow,
} from '../../../contract/operator/member.ts'
import { Email } from '../../../contract/account/member.ts'
import { Id } from '../../../contract/base/schema.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { Page } from '../../db/page.ts'
import { on } from '../../http/endpoint-route.ts'
import type { PaymentProvider, ReturnAccount } from '../../providers/payment/payment-provider.ts'
import { findMemberById, maskedEmail } from '../member/service.ts'
import { refundNow } from '../payment/service.ts'
import { maskedName } from '../talent/service.ts'
import {
  countMembers,
  countOrders,
  endAllSessions,
  findMemberCase,
  findMemberPage,
  findOrderPage,
  findOrderStatus,
  type FoundMember,
  type MemberCaseRow,
  type MemberKey,
  type OrderCaseRow,
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

async function lookUp(db: Db, text: string, page: Page) {
  const key = memberKeyOf(text)
  const [rows, totalCount] = await Promise.all([findMemberPage(db, key, page), countMembers(db, key)])
  return { data: rows.map(memberRowOf), totalCount }
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
  on(findMembers, async ({ db, query, member, services }) => {
    await services.limits.use('member-lookup', member.id)
    return lookUp(db, query.query, query)
  }),
  on(lookUpMembers, async ({ db, query, body, member, services }) => {
    await services.limits.use('member-lookup', member.id)
    return lookUp(db, body.query, query)
  }),
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
  on(listMemberOrders, async ({ db, params, query }) => {
    await requireMember(db, params.id)
    const [rows, totalCount] = await Promise.all([
      findOrderPage(db, params.id, query),
      countOrders(db, params.id),
    ])
    return { data: rows.map(memberOrderOf), totalCount }
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

/** Classifies the search text: an id, an e-mail address or a cellphone number, else the beginning of a name. */
function memberKeyOf(text: string): MemberKey {
  if (Id.safeParse(text).success) return { id: text }
  const email = Email.safeParse(text)
  if (email.success) return { email: email.data }
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^\+82/, '0')
  return /^0\d{8,10}$/.test(digits) ? { cellphone: digits } : { beginning: text }
}

/** Masks a number so that it can still be told apart: `010******78`. */
function maskedCellphone(cellphone: string): string {
  return `${cellphone.slice(0, 3)}${'*'.repeat(Math.max(0, cellphone.length - 5))}${cellphone.slice(-2)}`
}

function memberRowOf(row: FoundMember): MemberRow {
  return {
    id: row.id,
    role: row.role,
    maskedName: maskedName(row.name),
    maskedEmail: row.email === null ? null : maskedEmail(row.email),
    maskedCellphone: row.cellphone === null ? null : maskedCellphone(row.cellphone),
    isCellphoneVerified: row.cellphone_verified_at !== null,
    companyName: row.company_name,
    createdDate: row.created_at.toISOString(),
    suspendedDate: row.suspended_at?.toISOString() ?? null,
  }
}

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

function memberOrderOf(row: OrderCaseRow): MemberOrder {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    status: row.status,
    totalAmount: row.total_amount,
    method: row.method,
    createdDate: row.created_at.toISOString(),
    paidDate: row.paid_at?.toISOString() ?? null,
    isReturnDue: row.return_at !== null && row.returned_at === null,
    returnedDate: row.returned_at?.toISOString() ?? null,
  }
}
