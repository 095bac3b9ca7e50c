import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { getOperatorOrder } from '../../src/contract/operator/order.ts'
import { requestCashReceipt } from '../../src/contract/payment/receipt.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember
let till: ReturnType<typeof paymentActions>

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  till = paymentActions(server)
})

const seen = (id: string, { token } = operator) => server.call(getOperatorOrder, { params: { id }, token })

describe('An order in the console', () => {
  test('A pass paid by card shows its posting, amounts with tax and coupon, and times', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = (await announcementActions(server).publish(employer, { productType: 'LOCAL' })).data.id
    const coupon = await till.aCoupon({ amount: 1_000 })
    await till.register(employer, coupon.code)
    const order = await till.buy(employer, { productId: 'local-7', jobId, couponId: coupon.id })
    const { data } = await seen(order.id)
    expect(data).toMatchObject({
      id: order.id,
      memberId: employer.id,
      kind: 'LOCAL_PASS',
      days: 7,
      points: null,
      jobId,
      title: order.title,
      status: 'PAID',
      method: 'CreditCard',
      productAmount: order.productAmount,
      discountAmount: 1_000,
      couponName: '첫 구매 쿠폰',
      totalAmount: order.totalAmount,
      paidDate: order.paidDate,
      endedDate: null,
      refundedDate: null,
      account: null,
      receipt: null,
      isRefundable: false,
      refundObstacle: 'PASS_STARTED',
    })
    expect(data.supplyAmount + data.taxAmount).toBe(data.totalAmount)
    expect(data.taxAmount).toBe(Math.round(data.totalAmount / 11))
  })

  test('A deposit shows its virtual account, and the receipt that was asked for without its recipient', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id, account } = await till.awaitDeposit(employer)
    expect((await seen(id)).data).toMatchObject({
      status: 'WAITING_DEPOSIT',
      method: 'DepositWithoutBankbook',
      account,
      points: 10_000,
      paidDate: null,
    })
    await till.act(id, 'DEPOSIT')
    await till.confirm(employer, id)
    const body = { purpose: 'INCOME_DEDUCTION', cellphone: '01012345678' } as const
    await server.call(requestCashReceipt, { params: { id }, body, token: employer.token })
    const { data } = await seen(id)
    expect(data).toMatchObject({
      status: 'PAID',
      receipt: { kind: 'CASH_RECEIPT', requestedDate: expect.any(String) },
    })
    expect(JSON.stringify(data)).not.toMatch(/5678"/)
  })

  test('An order that was cancelled says when', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id } = (await till.place(employer, { productId: 'ticket-10000' })).data
    await till.cancel(employer, id)
    const { data } = await seen(id)
    expect(data).toMatchObject({ status: 'CANCELLED', method: null, endedDate: expect.any(String) })
  })

  test('An unknown order is not found, and only operators may look', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.buy(employer)
    expect((await seen(v7())).status).toBe(404)
    expect((await seen(id, employer)).status).toBe(403)
  })
})
