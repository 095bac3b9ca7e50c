import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentSettings } from '../../src/server/config/payment-env.ts'
import { createPayments } from '../../src/server/providers/payment/create-payments.ts'
import { createPortOne } from '../../src/server/providers/payment/portone/portone.ts'
import { signedHeaders } from '../../src/server/providers/payment/standard-webhooks.ts'
import { pay, reconcile, refresh, refundNow } from '../../src/server/features/payment/service.ts'
import { untilIdle } from '../support/background.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { MINUTE, paymentActions } from '../support/payments.ts'
import { aPortOne, type PortOneServer } from '../support/portone-server.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let portOne: PortOneServer
let till: ReturnType<typeof paymentActions>
let employer: TestMember
const reported: string[] = []

beforeAll(async () => {
  portOne = await aPortOne()
  server = await runServer({
    services: { payments: createPortOne(portOne.settings, (line) => reported.push(line)) },
  })
  till = paymentActions(server)
})
beforeEach(async () => {
  portOne.error = 'none'
  reported.length = 0
  employer = await aVerifiedEmployer(server)
})

/** Actions in the buyer's browser and at PortOne. */
function paidThere(id: string, total: number, change: object = {}) {
  portOne.payments.set(id, {
    id,
    status: 'PAID',
    amount: { total, cancelled: 0 },
    currency: 'KRW',
    ...change,
  })
}

function webhook(paymentId: string, type = 'Transaction.Paid', at = new Date()) {
  const data = { storeId: 'store-1', paymentId, transactionId: v7() }
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const headers = signedHeaders(portOne.settings.webhookSecret, v7(), body, at)
  return server.fetch('/api/payments/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

test("A payment is registered with PortOne and passes the server's amount to its SDK", async () => {
  const { data: order } = await till.place(employer, { productId: 'ticket-50000' })
  const card = await till.pay(employer, order.id, {
    method: 'CreditCard',
    cardCompany: 'KB_KOOKMIN',
    instalment: 3,
  })
  expect(card.data.next).toMatchObject({
    kind: 'PORTONE',
    request: {
      storeId: 'store-1',
      channelKey: 'channel-key-cards',
      paymentId: order.id,
      orderName: '열람권 50,000P',
      totalAmount: 50_000,
      currency: 'CURRENCY_KRW',
      payMethod: 'CARD',
      card: { cardCompany: 'KOOKMIN_CARD', installment: { monthOption: { fixedMonth: 3 } } },
      redirectUrl: `https://ilteo.test/payment/readingTicket?orderId=${order.id}`,
      noticeUrls: ['https://ilteo.test/api/payments/webhook'],
    },
  })
  expect(portOne.preRegistered.get(order.id)).toBe(50_000)
  const kakao = await till.pay(employer, order.id, { method: 'KakaoPay' })
  expect(kakao.data.next).toMatchObject({
    request: {
      channelKey: 'channel-key-kakao',
      payMethod: 'EASY_PAY',
      easyPay: { easyPayProvider: 'EASY_PAY_PROVIDER_KAKAOPAY' },
    },
  })
  expect(JSON.stringify([card.data, kakao.data])).not.toContain(portOne.settings.apiSecret)
})

test("The content security policy allows PortOne's script and https frames only", async () => {
  const policy = (await server.fetch('/healthz')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://cdn.portone.io;")
  expect(policy).toContain("frame-src 'self' https:;")
  expect(policy).toContain("default-src 'self';")
})

test('A payment is confirmed once, by return and webhook alike', async () => {
  const { id } = await till.begin(employer)
  expect((await till.confirm(employer, id)).data.status).toBe('PENDING')
  paidThere(id, 10_000)
  const answers = await Promise.all([webhook(id), till.confirm(employer, id), webhook(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await till.points(employer)).entries).toHaveLength(1)
})

test('A webhook with a wrong signature or an old timestamp is rejected', async () => {
  const { id } = await till.begin(employer)
  paidThere(id, 10_000)
  expect((await webhook(id, 'Transaction.Paid', new Date(Date.now() - 302_000))).status).toBe(401)
  const forged = await server.fetch('/api/payments/webhook', {
    method: 'POST',
    headers: { ...signedHeaders('whsec_AAAA', v7(), '{}', new Date()), 'content-type': 'application/json' },
    body: '{}',
  })
  expect(forged.status).toBe(401)
  expect((await till.stored(id)).status).toBe('PENDING')
})

test('A virtual account is shown with bank, number and due date, and its deposit pays the order', async () => {
  const { data: order } = await till.place(employer, { productId: 'ticket-10000' })
  const { data } = await till.pay(employer, order.id, { method: 'DepositWithoutBankbook' })
  expect(data.next).toMatchObject({ request: { payMethod: 'VIRTUAL_ACCOUNT' } })
  const expiredAt = new Date(Date.now() + 2 * 86_400_000).toISOString()
  const method = {
    type: 'PaymentMethodVirtualAccount',
    bank: 'SHINHAN',
    accountNumber: '56201234567890',
    remitteeName: '일터',
    expiredAt,
  }
  paidThere(order.id, 10_000, { status: 'VIRTUAL_ACCOUNT_ISSUED', method })
  await webhook(order.id, 'Transaction.VirtualAccountIssued')
  expect((await till.get(employer, order.id)).data).toMatchObject({
    status: 'WAITING_DEPOSIT',
    account: { bank: '신한은행', number: '56201234567890', holder: '일터', dueDate: expiredAt },
  })
  paidThere(order.id, 10_000, { method })
  await webhook(order.id)
  expect((await till.get(employer, order.id)).data.status).toBe('PAID')
})

test.each([
  ['another amount', 100, {}],
  ['another currency', 10_000, { currency: 'USD' }],
  ['play money of a test channel', 10_000, { channel: { type: 'TEST' } }],
])('A payment of %s is returned and fails the order', async (_what, total, change) => {
  const { id } = await till.begin(employer)
  paidThere(id, total, change)
  expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
  await untilIdle(server)
  expect(portOne.payments.get(id)?.status).toBe('CANCELLED')
  expect(portOne.cancellations.filter((cancellation) => cancellation.id === id)).toMatchObject([
    { key: `"${id}-return"`, body: { storeId: 'store-1' } },
  ])
})

test.each(['hangs up', 'fails', 'returns invalid data'] as const)(
  'The order stays unchanged while PortOne %s, and is paid afterwards',
  async (error) => {
    const { id } = await till.begin(employer)
    paidThere(id, 10_000)
    portOne.error = error
    expect((await till.confirm(employer, id)).problem.responseCode).toBe('UNAVAILABLE')
    expect((await webhook(id)).status).toBe(503)
    expect((await till.stored(id)).status).toBe('PENDING')
    expect(reported.join()).not.toContain(id)
    portOne.error = 'none'
    expect((await till.confirm(employer, id)).data.status).toBe('PAID')
  },
)

test('A payment can be started again after PortOne was unavailable', async () => {
  const { data: order } = await till.place(employer, { productId: 'ticket-10000' })
  portOne.error = 'hangs up'
  expect((await till.pay(employer, order.id)).problem.responseCode).toBe('UNAVAILABLE')
  portOne.error = 'none'
  expect((await till.pay(employer, order.id)).data.next.kind).toBe('PORTONE')
})

test.each([
  ['KB국민은행', 'KOOKMIN'],
  ['국민 은행', 'KOOKMIN'],
  ['Toss Bank', 'TOSS'],
  ['OK저축은행', 'SAVINGS_BANK'],
  ['HSBC', 'HSBC'],
])('A deposit that is refunded to %s names the bank to PortOne as %s', async (bank, code) => {
  const { id } = await till.begin(employer)
  paidThere(id, 10_000)
  const account = { bank, number: '11012345678901', holder: '김수진' }
  await server.services.payments.refund(id, { reason: 'refund', account }, new Date())
  expect(portOne.cancellations.at(-1)?.body).toMatchObject({ refundAccount: { bank: code } })
})

test('A refund that PortOne has already made is not an error', async () => {
  const { id } = await till.begin(employer)
  paidThere(id, 10_000, { status: 'CANCELLED' })
  const { payments } = server.services
  await payments.refund(id, { reason: 'refund' }, new Date())
  expect(await refundNow(server.database.db, payments, id, new Date())).toBe(false)
})

test("Reconciliation reads all pages of the store's payments", async () => {
  const from = new Date(Date.now() - 3_600_000)
  const stray = v7()
  paidThere(stray, 5_000)
  for (let filler = 0; filler < 120; filler += 1) paidThere(`other-${filler}`, 1, { status: 'READY' })
  const { id } = await till.begin(employer)
  paidThere(id, 10_000)
  const { differences } = await reconcile(server.database.db, server.services.payments, from, new Date())
  expect(differences).toContain(`payment ${stray}: the provider took 5000 for no order of ours`)
  expect(differences).toContain(`order ${id} (PENDING, 10000 won): the provider says PAID`)
})

test('Reconciliation assigns a payment to the time it was started', async () => {
  const begun = new Date(Date.now() - 30 * 86_400_000)
  const stray = v7({ msecs: begun.getTime() })
  paidThere(stray, 5_000, { createdAt: begun, statusChangedAt: new Date() })
  const [from, until] = [new Date(begun.getTime() - 3_600_000), new Date(begun.getTime() + 3_600_000)]
  const { differences } = await reconcile(server.database.db, server.services.payments, from, until)
  expect(differences).toContain(`payment ${stray}: the provider took 5000 for no order of ours`)
})

test('A refund that the bank rejects is reported as UNAVAILABLE and can be repeated', async () => {
  const { id } = await till.begin(employer)
  paidThere(id, 10_000)
  const { payments } = server.services
  portOne.bank = 'FAILED'
  await expect(payments.refund(id, { reason: 'refund' }, new Date())).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  })
  portOne.bank = 'SUCCEEDED'
  await payments.refund(id, { reason: 'refund' }, new Date())
  expect(portOne.payments.get(id)?.status).toBe('CANCELLED')
})

test('Incomplete settings of PortOne are rejected with the name of the missing one', () => {
  const whole = {
    PAYMENT_PROVIDER: 'portone',
    PORTONE_STORE_ID: 'store-1',
    PORTONE_API_SECRET: 'secret',
    PORTONE_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
    PORTONE_CHANNEL_KEY: 'channel-1',
  }
  expect(paymentSettings({})).toBe('sandbox')
  expect(paymentSettings(whole)).toMatchObject({ url: 'https://api.portone.io', isTest: false })
  for (const name of Object.keys(whole).slice(1))
    expect(() => paymentSettings({ ...whole, [name]: '' })).toThrow(name)
  expect(() => paymentSettings({ PAYMENT_PROVIDER: 'paypal' })).toThrow('PAYMENT_PROVIDER')
})

test('An order started at PortOne stays open while another provider is configured', async () => {
  const { db } = server.database
  const { id: orderId } = await till.begin(employer)
  paidThere(orderId, 10_000)
  const { secret, publicUrl } = server.services
  const others = { db, secret, publicUrl, listensOn: () => null, report: () => undefined }
  const sandbox = createPayments('sandbox', others)
  const overdue = new Date(Date.now() + 40 * MINUTE)
  await expect(refresh(db, sandbox, orderId, overdue)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const again = pay(
    { db, payments: sandbox, publicUrl },
    { memberId: employer.id, orderId, now: new Date() },
    { method: 'CreditCard', instalment: 0 },
  )
  await expect(again).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const { differences } = await reconcile(db, sandbox, new Date(Date.now() - MINUTE), overdue)
  expect(differences).toContain(
    `order ${orderId} (PENDING, 10000 won): started at portone, which is no longer configured`,
  )
  expect((await till.confirm(employer, orderId)).data.status).toBe('PAID')
})

test('An order started at the sandbox can be paid at PortOne', async () => {
  const { db } = server.database
  const { id } = await till.begin(employer)
  await db.updateTable('payments').set({ provider: 'sandbox' }).where('order_id', '=', id).execute()
  await till.pay(employer, id)
  paidThere(id, 10_000)
  expect((await till.confirm(employer, id)).data.status).toBe('PAID')
})

test('A cash receipt is issued by PortOne once, with its tax apart', async () => {
  const provider = createPortOne(portOne.settings, (line) => reported.push(line))
  const wanted = { id: v7(), name: '열람권', amount: 10_000, tax: 909, recipient: '1248100998' } as const
  const issue = () =>
    provider.issueCashReceipt?.({ ...wanted, purpose: 'EXPENSE_PROOF', method: 'DepositWithoutBankbook' })
  expect(await issue()).toEqual({ approvalNumber: 'C00000001', url: 'https://receipt.test/1' })
  expect(await issue()).toMatchObject({ approvalNumber: 'C00000001' })
  expect(portOne.cashReceipts.get(wanted.id)).toMatchObject({
    type: 'CORPORATE',
    amount: { total: 10_000, vat: 909 },
    customer: { identityNumber: '1248100998' },
  })
})
