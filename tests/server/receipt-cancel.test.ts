import { beforeAll, describe, expect, test } from 'vitest'
import { listOrders } from '../../src/contract/operator/list.ts'
import { listMemberOrders } from '../../src/contract/operator/member.ts'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import { getOperatorOrder } from '../../src/contract/operator/order.ts'
import {
  cancelReceipt,
  correctReceipt,
  getReceipt,
  issueReceipt,
  listReceiptRequests,
  requestTaxInvoice,
} from '../../src/contract/payment/receipt.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { refund } from '../../src/server/features/payment/service.ts'
import { spendPoints } from '../../src/server/features/point/service.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { aVerifiedBusiness, INVOICE_NUMBER } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})

async function anAskedInvoice() {
  const own = await aVerifiedBusiness(server)
  const till = paymentActions(server)
  const { id } = await till.awaitDeposit(own)
  await till.act(id, 'DEPOSIT')
  await till.confirm(own, id)
  const body = { email: 'tax@hanbit.test' }
  await server.call(requestTaxInvoice, { params: { id }, body, token: own.token })
  return { own, id }
}
const issue = (id: string) =>
  server.call(issueReceipt, {
    params: { id },
    body: { approvalNumber: INVOICE_NUMBER },
    token: operator.token,
  })
const cancel = (id: string, { token } = operator) => server.call(cancelReceipt, { params: { id }, token })
const refunds = (orderId: string) =>
  inTransaction(server.database.db, (tx) => refund(tx, { orderId, reason: '변심', now: new Date() }))
const listed = async (status: 'TO_CANCEL' | 'ISSUED') =>
  (await server.call(listReceiptRequests, { query: { status, pageSize: 50 }, token: operator.token })).data
const receipt = (employer: TestMember, id: string) =>
  server.call(getReceipt, { params: { id }, token: employer.token })

test('A mistyped number of an issued receipt is corrected once, on the record, until it is cancelled', async () => {
  const { own, id } = await anAskedInvoice()
  const right = `9${INVOICE_NUMBER.slice(1)}`
  const correct = (approvalNumber: string) =>
    server.call(correctReceipt, { params: { id }, body: { approvalNumber }, token: operator.token })
  expect((await correct(right)).problem.responseCode).toBe('ORDER_STATE')
  await issue(id)
  expect((await correct('12345678')).problem.responseCode).toBe('VALIDATION')
  await correct(right)
  await correct(right)
  expect((await receipt(own, id)).data.request).toMatchObject({ status: 'ISSUED', approvalNumber: right })
  const acts = (await actsIn(server)).filter(
    ({ act, subject }) => act === 'receipt.correct' && subject === id,
  )
  expect(acts.map(({ details }) => details)).toEqual([
    { approvalNumber: right, formerNumber: INVOICE_NUMBER },
  ])
  await refunds(id)
  await cancel(id)
  expect((await correct(INVOICE_NUMBER)).problem.responseCode).toBe('ORDER_STATE')
})

test('A receipt says whether the money can be asked back: not once it is refunded or its points are used', async () => {
  const { own, id } = await anAskedInvoice()
  const isRefundable = async () => (await receipt(own, id)).data.isRefundable
  expect(await isRefundable()).toBe(true)
  await refunds(id)
  expect(await isRefundable()).toBe(false)

  const other = await anAskedInvoice()
  const use = { memberId: other.own.id, points: 1, resumeId: other.own.id, now: new Date() }
  await inTransaction(server.database.db, (tx) => spendPoints(tx, use))
  expect((await receipt(other.own, other.id)).data.isRefundable).toBe(false)
})

describe('Receipts of refunded orders', () => {
  test('What was issued for a refunded order is open work until an operator marks it as cancelled', async () => {
    const overview = async () => (await server.call(getOperatorOverview, { token: operator.token })).data
    const { own, id } = await anAskedInvoice()
    await issue(id)
    expect((await cancel(id)).problem.responseCode).toBe('ORDER_STATE')
    const { receiptsToCancel: before } = await overview()
    await refunds(id)
    expect((await overview()).receiptsToCancel).toBe(before + 1)
    expect((await listed('TO_CANCEL')).some((row) => row.id === id)).toBe(true)
    expect((await receipt(own, id)).data.request).toMatchObject({ cancelledDate: null })
    expect((await cancel(id, own)).status).toBe(403)

    const { cancelledDate } = (await cancel(id)).data
    expect(cancelledDate).toEqual(expect.any(String))
    expect((await cancel(id)).data.cancelledDate).toBe(cancelledDate)
    expect((await overview()).receiptsToCancel).toBe(before)
    expect((await listed('TO_CANCEL')).some((row) => row.id === id)).toBe(false)
    expect((await listed('ISSUED')).find((row) => row.id === id)).toMatchObject({ cancelledDate })
    expect((await receipt(own, id)).data.request).toMatchObject({ status: 'ISSUED', cancelledDate })
    const recorded = (await actsIn(server)).filter(
      ({ act, subject }) => act === 'receipt.cancel' && subject === id,
    )
    expect(recorded).toMatchObject([{ details: { approvalNumber: INVOICE_NUMBER } }])
  })

  test('An order names the receipt that a refund makes an operator cancel', async () => {
    const { token } = operator
    const { own, id } = await anAskedInvoice()
    const seen = async () => {
      const orders = (await server.call(listMemberOrders, { params: { id: own.id }, token })).data
      const all = (await server.call(listOrders, { query: { query: id }, token })).data
      const { data: order } = await server.call(getOperatorOrder, { params: { id }, token })
      return [orders.find((each) => each.id === id), all[0], order].map((each) => each?.issuedReceipt)
    }
    expect(await seen()).toEqual([null, null, null])
    await issue(id)
    expect(await seen()).toEqual(['TAX_INVOICE', 'TAX_INVOICE', 'TAX_INVOICE'])
    await refunds(id)
    await cancel(id)
    expect(await seen()).toEqual([null, null, null])
  })
})
