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
} from '../../../contract/operator/member.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { PaymentProvider, ReturnAccount } from '../../providers/payment/payment-provider.ts'
import { findMemberById } from '../member/queries.ts'
import { refundNow } from '../payment/service.ts'
import { orderOf } from './lists/order-list.ts'
import {
  endAllSessions,
  findMemberCase,
  insertNote,
  listHistory,
  memberApplications,
  memberNotes,
  memberOrders,
} from './member-queries.ts'
import { refundOrder } from './payments.ts'
import { insertAct } from './audit.ts'
import { onOperator } from './on-operator.ts'
import { grantPointsToEmployer } from './service.ts'
import { restore, suspend } from './suspension.ts'
import { orNotFound } from '../../or-not-found.ts'

const requireMember = (db: Db, id: string) => orNotFound(findMemberById(db, id))

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
  onOperator(getMemberCase, async ({ db, params, now }) => ({
    data: await orNotFound(findMemberCase(db, params.id, now)),
  })),
  onOperator(showMember, async ({ db, params, body: { reason }, services, by }) => {
    await services.limits.use('member-lookup', by.operatorId)
    return inTransaction(db, async (tx) => {
      const { id, name, email, cellphone } = await requireMember(tx, params.id)
      await insertAct(tx, { ...by, act: 'member.show', subject: id, details: { reason } })
      return { data: { name, email, cellphone } }
    })
  }),
  onOperator(listMemberNotes, async ({ db, params, query: page }) => {
    const { id: memberId } = await requireMember(db, params.id)
    return listHistory(db, memberNotes, { memberId, page }, (item) => item)
  }),
  onOperator(noteMember, async ({ db, params, body: { text }, by }) => {
    const { id: memberId } = await requireMember(db, params.id)
    const id = await insertNote(db, { memberId, text, ...by })
    await insertAct(db, { ...by, act: 'member.note', subject: memberId })
    return { data: { id } }
  }),
  onOperator(listMemberApplications, async ({ db, params, query: page }) => {
    const { id: memberId } = await requireMember(db, params.id)
    return listHistory(db, memberApplications, { memberId, page }, (item) => item)
  }),
  onOperator(signMemberOut, async ({ db, params, by }) => {
    const { id } = await requireMember(db, params.id)
    const ended = await endAllSessions(db, id, by.now)
    await insertAct(db, { ...by, act: 'member.signOut', subject: id, details: { ended } })
    return { data: { ended } }
  }),
  onOperator(suspendMember, async ({ db, params, body, by }) => {
    const since = await suspend(db, by, params.id, body)
    return { data: { suspendedDate: since.toISOString() } }
  }),
  onOperator(restoreMember, async ({ db, params, body, by }) => {
    await restore(db, by, params.id, body.reason)
    return { data: { suspendedDate: null } }
  }),
  onOperator(grantMemberPoints, async ({ db, params, body, by }) => {
    const { id, role } = await requireMember(db, params.id)
    if (role !== 'EMPLOYER') throw new AppError('NOT_FOUND')
    return { data: { balance: await grantPointsToEmployer(db, by, id, body) } }
  }),
  onOperator(listMemberOrders, async ({ db, params, query: page, now }) => {
    const { id: memberId } = await requireMember(db, params.id)
    return listHistory(db, memberOrders, { memberId, page }, (order) => orderOf(order, now))
  }),
  onOperator(refundMemberOrder, async ({ db, params, body, services, by }) => {
    const status = await inTransaction(db, (tx) =>
      refundOrder(tx, by, params.id, body.reason, body.withCoupon),
    )
    const account = body.account ?? undefined
    const isReturned = await refundMoney(db, services.payments, params.id, { now: by.now, account })
    return { data: { status, isReturned } }
  }),
]
