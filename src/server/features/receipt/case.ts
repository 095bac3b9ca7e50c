import {
  type ReceiptRequestRow,
  cancelReceipt,
  correctReceipt,
  issueReceipt,
  listReceiptRequests,
  refuseReceipt,
  showReceiptRecipient,
} from '../../../contract/payment/receipt.ts'
import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import { CASES } from '../../../contract/case/kinds.ts'
import type { DecidedBefore } from '../../../contract/operator/decision.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { actingOperator, insertAct } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { findItem, shapeOf } from '../operator/shape.ts'
import { onOperator } from '../operator/on-operator.ts'
import { findRepresentative, findRequest, type RequestCaseRow, requestList } from './queries.ts'
import { requestOf } from './receipt-of.ts'
import {
  correctNumber,
  markCancelled,
  markIssued,
  markRefused,
  openRecipient,
  tellIssued,
} from './service.ts'
import { orNotFound } from '../../or-not-found.ts'

export const receiptCaseRoutes = [
  onOperator(listReceiptRequests, async ({ db, query }) => {
    const { data, totalCount } = await listCases(db, requestList, query.status, query)
    return { data: data.map(rowOf), totalCount }
  }),
  onOperator(showReceiptRecipient, async ({ db, params: { id }, services, by }) => ({
    data: await inTransaction(db, async (tx) => {
      const request = await requireRequest(tx, id)
      const recipient = openRecipient(services.secret, request)
      const representative = request.kind === 'TAX_INVOICE' ? await findRepresentative(tx, id) : null
      await insertAct(tx, { ...by, act: 'receipt.show', subject: id })
      return { recipient, representative }
    }),
  })),
  onOperator(issueReceipt, async ({ db, params: { id }, body: { approvalNumber }, by }) => {
    const before = await requireRequest(db, id)
    await namingOther(db, id, markIssued(db, id, { approvalNumber, url: null }, by.now))
    const act = { ...by, act: 'receipt.issue', subject: id, details: { approvalNumber } } as const
    if (before.status !== 'ISSUED') {
      await insertAct(db, act)
      await tellIssued(db, id, by.now)
    }
    return { data: requestOf(await requireRequest(db, id)) }
  }),
  onOperator(refuseReceipt, async ({ db, params: { id }, body: { reason }, by }) => {
    const act = { ...by, act: 'receipt.refuse', subject: id, details: { reason } } as const
    if (await namingOther(db, id, markRefused(db, id, reason, by.now))) await insertAct(db, act)
    return { data: requestOf(await requireRequest(db, id)) }
  }),
  onOperator(correctReceipt, async ({ db, params: { id }, body: { approvalNumber }, by }) => {
    const formerNumber = await namingOther(db, id, correctNumber(db, id, approvalNumber))
    const details = { approvalNumber, formerNumber }
    if (formerNumber !== null) await insertAct(db, { ...by, act: 'receipt.correct', subject: id, details })
    return { data: requestOf(await requireRequest(db, id)) }
  }),
  onOperator(cancelReceipt, async ({ db, params: { id }, by }) => {
    const isCancelled = await namingOther(db, id, markCancelled(db, id, by.now))
    const request = await requireRequest(db, id)
    const details = { approvalNumber: request.approval_number }
    if (isCancelled) await insertAct(db, { ...by, act: 'receipt.cancel', subject: id, details })
    return { data: requestOf(request) }
  }),
]

/** A receipt that is not as the operator saw it: the error names who acted on it last. */
async function namingOther<Result>(db: Db, id: string, act: Promise<Result>): Promise<Result> {
  return act.catch(async (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'ORDER_STATE') throw error
    throw new AppError('ORDER_STATE', { data: await findLastAct(db, id) })
  })
}

const CHANGING = CASES.RECEIPT.acts.filter((act) => act !== 'receipt.show')

const lastAct = shapeOf<DecidedBefore>({
  decidedBy: actingOperator(sql`a.id = last.id`),
  decidedDate: 'last.created_at',
})

const findLastAct = (db: Db, id: string) =>
  findItem(
    db,
    lastAct,
    sql`from operator_acts last where last.subject = ${id} and last.act = any(${CHANGING})
      order by last.created_at desc, last.id desc limit 1`,
  )

const requireRequest = (db: Db, orderId: string) => orNotFound(findRequest(db, orderId))

const rowOf = (row: RequestCaseRow): ReceiptRequestRow => ({
  ...requestOf(row),
  id: row.order_id,
  totalAmount: row.total_amount,
  isRefunded: row.order_status === 'REFUNDED',
  paidDate: row.paid_at?.toISOString() ?? null,
  companyName: row.company_name,
  businessName: row.business_name,
  businessNumber: row.business_number,
  memberId: row.member_id,
  isTest: row.provider === 'sandbox',
})
