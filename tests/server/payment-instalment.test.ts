import { expect, test } from 'vitest'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer } from '../support/server.ts'

test('Instalments are rejected below 50,000 won', async () => {
  const server = await runServer()
  const till = paymentActions(server)
  const employer = await aVerifiedEmployer(server)
  const { data: order } = await till.place(employer, { productId: 'ticket-30000' })
  const split = await till.pay(employer, order.id, { method: 'CreditCard', instalment: 3 })
  expect(split).toMatchObject({ status: 400, problem: { errors: [{ field: 'instalment' }] } })
  expect((await till.get(employer, order.id)).data).toMatchObject({ status: 'PENDING', method: null })
  expect((await till.pay(employer, order.id, { method: 'CreditCard', instalment: 0 })).status).toBe(200)
  const { data: whole } = await till.place(employer, { productId: 'ticket-50000' })
  expect((await till.pay(employer, whole.id, { method: 'CreditCard', instalment: 3 })).status).toBe(200)
})
