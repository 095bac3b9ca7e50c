import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  getReceipt,
  issueReceipt,
  requestCashReceipt,
  showReceiptRecipient,
} from '../../src/contract/payment/receipt.ts'
import { createPortOne } from '../../src/server/providers/payment/portone/portone.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { aPortOne, type PortOneServer } from '../support/portone-server.ts'
import { aVerifiedBusiness } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let portOne: PortOneServer
let operator: TestMember
let own: TestMember

beforeAll(async () => {
  portOne = await aPortOne()
  server = await runServer({ services: { payments: createPortOne(portOne.settings, () => undefined) } })
  operator = await anOperator(server)
})
beforeEach(async () => {
  portOne.error = 'none'
  own = await aVerifiedBusiness(server)
})

/** An order that was paid by transfer. */
async function aTransfer(): Promise<string> {
  const till = paymentActions(server)
  const { data } = await till.place(own, { productId: 'ticket-10000' })
  await till.pay(own, data.id, { method: 'AccountTransfer' })
  const amount = { total: data.totalAmount, cancelled: 0 }
  portOne.payments.set(data.id, { id: data.id, status: 'PAID', amount, currency: 'KRW' })
  expect((await till.confirm(own, data.id)).data.status).toBe('PAID')
  return data.id
}
const ask = (id: string, cellphone: string) =>
  server.call(requestCashReceipt, {
    params: { id },
    body: { purpose: 'INCOME_DEDUCTION', cellphone },
    token: own.token,
  })
const requestOf = async (id: string) =>
  (await server.call(getReceipt, { params: { id }, token: own.token })).data.request

test('A repeated request leaves the cash receipt that an operator has issued the only one', async () => {
  const id = await aTransfer()
  portOne.error = 'fails'
  await ask(id, '01098765432')
  portOne.error = 'none'
  const body = { approvalNumber: 'G12345678' }
  await server.call(issueReceipt, { params: { id }, body, token: operator.token })
  expect((await ask(id, '01098765432')).status).toBe(200)
  expect(portOne.cashReceipts.has(id)).toBe(false)
  expect(await requestOf(id)).toMatchObject({ status: 'ISSUED', approvalNumber: 'G12345678' })
})

test('A request that is repeated with another number before its issue is for that number', async () => {
  const id = await aTransfer()
  portOne.error = 'fails'
  await ask(id, '01098765432')
  expect((await ask(id, '01011112222')).data.request).toMatchObject({
    status: 'REQUESTED',
    recipientHint: '***2222',
  })
  const shown = await server.call(showReceiptRecipient, { params: { id }, token: operator.token })
  expect(shown.data.recipient).toBe('01011112222')
  portOne.error = 'none'
  await ask(id, '01011112222')
  expect(portOne.cashReceipts.get(id)).toMatchObject({ customer: { identityNumber: '01011112222' } })
  expect(await requestOf(id)).toMatchObject({ status: 'ISSUED', recipientHint: '***2222' })
})
