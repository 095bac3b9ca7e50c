import { beforeAll, beforeEach, expect, test } from 'vitest'
import { refundMemberOrder } from '../../src/contract/operator/member.ts'
import { createPortOne } from '../../src/server/providers/payment/portone/portone.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { caseActions } from '../support/cases.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { MINUTE, paymentActions } from '../support/payments.ts'
import { aPortOne, type PortOneServer } from '../support/portone-server.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const DAY = 86_400_000
const ACCOUNT = { bank: '신한은행', number: '110-23-456789', holder: '김수진' }
const SENT_TO = { bank: 'SHINHAN', number: '110-23-456789', holderName: '김수진' }

let server: RunningServer
let portOne: PortOneServer
let till: ReturnType<typeof paymentActions>
let operator: TestMember

beforeAll(async () => {
  portOne = await aPortOne()
  server = await runServer({ services: { payments: createPortOne(portOne.settings, () => undefined) } })
  till = paymentActions(server)
  operator = await anOperator(server)
})
beforeEach(() => {
  server.clock.now = null
})

function deposit(id: string, status: 'VIRTUAL_ACCOUNT_ISSUED' | 'PAID', total: number) {
  const method = {
    type: 'PaymentMethodVirtualAccount',
    bank: 'SHINHAN',
    accountNumber: '56201234567890',
    remitteeName: '일터',
    expiredAt: new Date(Date.now() + 2 * DAY).toISOString(),
  }
  portOne.payments.set(id, { id, status, amount: { total, cancelled: 0 }, currency: 'KRW', method })
}

/** An order whose virtual account at PortOne awaits the deposit. */
async function awaitDeposit(employer: TestMember, body: Record<string, unknown>) {
  const { data: order } = await till.place(employer, body)
  await till.pay(employer, order.id, { method: 'DepositWithoutBankbook' })
  deposit(order.id, 'VIRTUAL_ACCOUNT_ISSUED', order.totalAmount)
  expect((await till.confirm(employer, order.id)).data.status).toBe('WAITING_DEPOSIT')
  return order
}

const refund = (id: string, account?: object) =>
  server.call(refundMemberOrder, {
    params: { id },
    body: { reason: '늦은 입금', account },
    token: operator.token,
  })
const cancellationsOf = (id: string) => portOne.cancellations.filter((cancellation) => cancellation.id === id)
const actsOn = async (id: string) => (await actsIn(server)).filter(({ subject }) => subject === id)

test('An operator sends a deposit for an order that had expired to the account of the payer', async () => {
  const employer = await aVerifiedEmployer(server)
  const { id, totalAmount } = await awaitDeposit(employer, { productId: 'ticket-10000' })
  await till.later(3 * DAY)
  expect((await till.stored(id)).status).toBe('EXPIRED')
  expect((await till.confirm(employer, id)).data.returnsMoney).toBe(false)
  deposit(id, 'PAID', totalAmount)
  // The payer is told that the money comes back, not that nothing was charged.
  expect((await till.confirm(employer, id)).data.returnsMoney).toBe(true)
  await untilIdle(server)
  expect(cancellationsOf(id)).toEqual([])

  portOne.bank = 'FAILED'
  expect((await refund(id)).data).toEqual({ status: 'EXPIRED', isReturned: false })
  portOne.bank = 'SUCCEEDED'
  expect((await refund(id, ACCOUNT)).data).toEqual({ status: 'EXPIRED', isReturned: true })
  expect(cancellationsOf(id).at(-1)?.body).toMatchObject({ refundAccount: SENT_TO })
  expect((await refund(id, ACCOUNT)).data).toEqual({ status: 'EXPIRED', isReturned: false })
  expect(await actsOn(id)).toMatchObject(
    ['first', 'with the account'].map(() => ({
      act: 'order.refund',
      details: { product: 'TICKET', amount: 10_000, reason: '늦은 입금', withCoupon: false },
    })),
  )
  expect((await till.points(employer)).balance).toBe(0)
})

test('A deposit for a closed announcement fails the order, which is not delivered once the closing is undone', async () => {
  const cases = caseActions(server)
  const { employer, jobId, id: reportId } = await cases.aReport()
  const { id, totalAmount } = await awaitDeposit(employer, { productId: 'local-7', jobId })
  const closed = { outcome: 'CLOSED', cause: 'FRAUD' }
  const { data: decided } = await cases.settle(operator, reportId, closed)
  deposit(id, 'PAID', totalAmount)
  expect((await till.confirm(employer, id)).data.status).toBe('FAILED')

  expect((await cases.undo(operator, decided.undo?.decisionId)).status).toBe(200)
  const { period_end: end } = await cases.acts.stored(jobId)
  expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
  await till.later(61 * MINUTE)
  expect((await till.stored(id)).status).toBe('FAILED')
  expect(await cases.acts.stored(jobId)).toMatchObject({ status: 'IN_PROGRESS', period_end: end })
  expect((await refund(id, ACCOUNT)).data).toEqual({ status: 'FAILED', isReturned: true })
  expect(cancellationsOf(id)).toMatchObject([{ body: { refundAccount: SENT_TO } }])
})

test('A deposit of another amount fails the order that waited for it', async () => {
  const employer = await aVerifiedEmployer(server)
  const coupon = await till.aCoupon()
  await till.register(employer, coupon.code)
  const body = { productId: 'ticket-10000', couponId: coupon.id }
  const { id, totalAmount } = await awaitDeposit(employer, body)
  deposit(id, 'PAID', totalAmount - 1)
  expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
  expect((await till.place(employer, body)).status).toBe(201)
})
