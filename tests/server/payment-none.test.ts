import { beforeAll, expect, test } from 'vitest'
import { quoteOrder } from '../../src/contract/payment/order.ts'
import { paymentSettings } from '../../src/server/config/payment-env.ts'
import { createNoPayments } from '../../src/server/providers/payment/create-payments.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let employer: TestMember
let till: ReturnType<typeof paymentActions>
beforeAll(async () => {
  server = await runServer({ services: { payments: createNoPayments() } })
  employer = await aVerifiedEmployer(server)
  till = paymentActions(server)
})

test('An order cannot be paid without a payment provider, and its quote says so', async () => {
  const quote = await server.call(quoteOrder, {
    token: employer.token,
    query: { productId: 'ticket-10000' },
  })
  expect(quote.data).toMatchObject({ isTest: false, takesPayments: false })
  const { data: order } = await till.place(employer, { productId: 'ticket-10000' })
  expect(order).toMatchObject({ isTest: false, takesPayments: false, sandboxUrl: null })
  const answer = await till.pay(employer, order.id)
  expect(answer.status).toBe(503)
  expect(answer.problem.responseCode).toBe('PAYMENT_NOT_SET_UP')
  expect((await till.get(employer, order.id)).data.status).toBe('PENDING')
  expect((await till.cancel(employer, order.id)).data.status).toBe('CANCELLED')
})

test('An order covered by a coupon is completed without a payment provider', async () => {
  const coupon = await till.aCoupon({ amount: 100_000 })
  await till.register(employer, coupon.code)
  const { data: order } = await till.place(employer, { productId: 'ticket-10000', couponId: coupon.id })
  const { data } = await till.pay(employer, order.id)
  expect(data.order.status).toBe('PAID')
  expect((await till.points(employer)).balance).toBe(10_000)
})

test('Webhook and sandbox are unavailable without a payment provider', async () => {
  const webhook = await server.fetch('/api/payments/webhook', { method: 'POST', body: '{}' })
  expect(webhook.status).toBe(401)
  expect((await server.fetch('/api/sandbox/payments/x/y')).status).toBe(404)
})

test.each([
  [{}, 'sandbox'],
  [{ PUBLIC_URL: 'http://192.168.0.7:4173' }, 'sandbox'],
  [{ PUBLIC_URL: 'https://jobs.example' }, 'none'],
  [{ PUBLIC_URL: 'https://jobs.example', PAYMENT_PROVIDER: 'sandbox' }, 'sandbox'],
  [{ PAYMENT_PROVIDER: 'none' }, 'none'],
])('The configuration %j selects the payment provider %s', (source, provider) => {
  expect(paymentSettings(source)).toBe(provider)
})
