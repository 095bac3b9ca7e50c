import { beforeAll, describe, expect, test } from 'vitest'
import { listOrders } from '../../src/contract/operator/list.ts'
import { listMemberOrders } from '../../src/contract/operator/member.ts'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import { getOperatorOrder } from '../../src/contract/operator/order.ts'
import {
  cancelReceipt,
  getReceipt,
  issueReceipt,
  listReceiptRequests,
  requestTaxInvoice,
} from '../../src/contract/payment/receipt.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { refund } from '../../src/server/features/payment/service.ts'
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

describe('Receipts of refunded orders', () => {
  test('What was issued for a refunded order is open work until an operator marks it as cancelled', async () => {
    const overview = async () => (await server.call(getOperatorOverview, { token: operator.token })).data
    const { own, id } = await anAskedInvoice()
    await issue(id)
    expect((await cancel(id)).problem.responseCode).toBe('ORDER_STATE')
    const { receiptsToCancel: before = 0 } = await overview()
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
