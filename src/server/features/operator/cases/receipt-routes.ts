import { AppError } from '../../../../contract/base/errors.ts'
import {
  type ReceiptRequestRow,
  cancelReceipt,
  correctReceipt,
  issueReceipt,
  listReceiptRequests,
  showReceiptRecipient,
} from '../../../../contract/payment/receipt.ts'
import { type Db, inTransaction } from '../../../db/database.ts'
import { on } from '../../../http/endpoint-route.ts'
import {
  type RequestCaseRow,
  correctNumber,
  countRequests,
  findRepresentative,
  findRequest,
  findRequestPage,
  markCancelled,
  markIssued,
  openRecipient,
  requestOf,
  tellIssued,
} from '../../receipt/service.ts'
import { insertAct } from '../queries.ts'

export const operatorReceiptRoutes = [
  on(listReceiptRequests, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([
      findRequestPage(db, query.status, query),
      countRequests(db, query.status),
    ])
    return { data: rows.map(rowOf), totalCount }
  }),
  on(showReceiptRecipient, async ({ db, params, member, services, now }) => ({
    data: await inTransaction(db, async (tx) => {
      const request = await requireRequest(tx, params.id)
      const recipient = openRecipient(services.secret, request)
      const isInvoice = request.kind === 'TAX_INVOICE'
      const representative = isInvoice ? await findRepresentative(tx, params.id) : null
      await insertAct(tx, { operatorId: member.id, now, act: 'receipt.show', subject: params.id })
      return { recipient, representative }
    }),
  })),
  on(issueReceipt, async ({ db, params, body: { approvalNumber }, member, now }) => {
    const before = await requireRequest(db, params.id)
    await markIssued(db, params.id, { approvalNumber, url: null }, now)
    const by = { operatorId: member.id, now }
    if (before.status !== 'ISSUED') {
      await insertAct(db, { ...by, act: 'receipt.issue', subject: params.id, details: { approvalNumber } })
      await tellIssued(db, params.id, now)
    }
    return { data: requestOf(await requireRequest(db, params.id)) }
  }),
  on(correctReceipt, async ({ db, params, body: { approvalNumber }, member, now }) => {
    const formerNumber = await correctNumber(db, params.id, approvalNumber)
    const by = { operatorId: member.id, now }
    const details = { approvalNumber, formerNumber }
    if (formerNumber !== null)
      await insertAct(db, { ...by, act: 'receipt.correct', subject: params.id, details })
    return { data: requestOf(await requireRequest(db, params.id)) }
  }),
  on(cancelReceipt, async ({ db, params, member, now }) => {
    if (await markCancelled(db, params.id, now)) {
      const { approval_number: approvalNumber } = await requireRequest(db, params.id)
      const by = { operatorId: member.id, now }
      await insertAct(db, { ...by, act: 'receipt.cancel', subject: params.id, details: { approvalNumber } })
    }
    return { data: requestOf(await requireRequest(db, params.id)) }
  }),
]

async function requireRequest(db: Db, orderId: string) {
  const request = await findRequest(db, orderId)
  if (!request) throw new AppError('NOT_FOUND')
  return request
}

const rowOf = (row: RequestCaseRow): ReceiptRequestRow => ({
  ...requestOf(row),
  id: row.order_id,
  totalAmount: row.total_amount,
  isRefunded: row.order_status === 'REFUNDED',
  paidDate: row.paid_at?.toISOString() ?? null,
  businessName: row.business_name,
  businessNumber: row.business_number,
  memberId: row.member_id,
  isTest: row.provider === 'sandbox',
})
