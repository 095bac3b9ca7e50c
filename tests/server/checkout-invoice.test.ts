import { beforeAll, expect, test } from 'vitest'
import { listReceiptRequests, requestCashReceipt } from '../../src/contract/payment/receipt.ts'
import { anEmployer, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { MINUTE, paymentActions } from '../support/payments.ts'
import { aVerifiedBusiness } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let till: ReturnType<typeof paymentActions>
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  till = paymentActions(server)
  operator = await anOperator(server)
})

const byDeposit = (email = 'tax@hanbit.test') => ({
  method: 'DepositWithoutBankbook',
  taxInvoice: { email },
})
const openWork = async () =>
  (await server.call(listReceiptRequests, { query: { pageSize: 50 }, token: operator.token })).data.map(
    ({ id }) => id,
  )
const stored = (id: string) =>
  server.database.db.selectFrom('receipt_requests').selectAll().where('order_id', '=', id).executeTakeFirst()
const anOrder = async (own: TestMember) => (await till.place(own, { productId: 'ticket-10000' })).data.id

test('a tax invoice that is asked for at the checkout becomes work of operators once the deposit arrives', async () => {
  const own = await aVerifiedBusiness(server)
  const id = await anOrder(own)
  const paid = await till.pay(own, id, byDeposit())
  expect(paid.data.order).toMatchObject({ status: 'WAITING_DEPOSIT', invoiceHint: 'ta***@hanbit.test' })
  expect((await stored(id))?.recipient?.includes('tax@hanbit.test')).toBe(false)
  expect(await openWork()).not.toContain(id)
  await till.act(id, 'DEPOSIT')
  await till.confirm(own, id)
  expect(await openWork()).toContain(id)
  const { data } = await till.history(own, 'ticket')
  expect(data.find((row) => row.id === id)).toMatchObject({
    receipt: { kind: 'TAX_INVOICE', status: 'REQUESTED' },
  })
  const cash = { params: { id }, body: { purpose: 'EXPENSE_PROOF' }, token: own.token }
  expect((await server.call(requestCashReceipt, cash)).problem.responseCode).toBe('ORDER_STATE')
})

test('the last choice before paying counts, and a repeated one changes nothing', async () => {
  const own = await aVerifiedBusiness(server)
  const id = await anOrder(own)
  const byTransfer = { method: 'AccountTransfer', taxInvoice: { email: 'first@hanbit.test' } }
  await till.pay(own, id, byTransfer)
  await till.pay(own, id, byTransfer)
  expect(await stored(id)).toMatchObject({ recipient_hint: 'fi***@hanbit.test' })
  await till.pay(own, id, { ...byTransfer, taxInvoice: { email: 'other@hanbit.test' } })
  expect(await stored(id)).toMatchObject({ recipient_hint: 'ot***@hanbit.test' })
  await till.pay(own, id, { method: 'CreditCard' })
  expect(await stored(id)).toBeUndefined()
})

test('what was asked for is deleted with an order that ends unpaid', async () => {
  const own = await aVerifiedBusiness(server)
  const cancelled = await anOrder(own)
  await till.pay(own, cancelled, { ...byDeposit(), method: 'AccountTransfer' })
  await till.cancel(own, cancelled)
  expect(await stored(cancelled)).toBeUndefined()
  const overdue = await anOrder(own)
  await till.pay(own, overdue, byDeposit())
  expect(await stored(overdue)).toBeDefined()
  await till.later(4 * 24 * 60 * MINUTE)
  expect(await stored(overdue)).toBeUndefined()
  server.clock.now = null
})

test('a tax invoice is refused beside a slip, for a wrong address, and without a verified business', async () => {
  const own = await aVerifiedBusiness(server)
  const id = await anOrder(own)
  const atField = async (body: Record<string, unknown>) =>
    (await till.pay(own, id, body)).problem.errors?.map(({ field }) => field)
  expect(await atField({ ...byDeposit(), method: 'CreditCard' })).toEqual(['taxInvoice'])
  expect(await atField(byDeposit('nobody'))).toEqual(['taxInvoice.email'])
  expect(await stored(id)).toBeUndefined()
  await server.database.db
    .updateTable('business_verifications')
    .set({ certificate_kind: 'FARM' })
    .where('company_id', '=', own.companyId)
    .execute()
  expect((await till.pay(own, id, byDeposit())).problem.responseCode).toBe('BUSINESS_NOT_VERIFIED')
})

test('nobody else changes the tax invoice of an order', async () => {
  const own = await aVerifiedBusiness(server)
  const id = await anOrder(own)
  await till.pay(own, id, { ...byDeposit(), method: 'AccountTransfer' })
  const other = await aVerifiedBusiness(server)
  expect((await till.pay(other, id, byDeposit('thief@else.test'))).status).toBe(404)
  expect((await till.pay(await anEmployer(server), id, { method: 'CreditCard' })).status).toBe(404)
  expect(await stored(id)).toMatchObject({ recipient_hint: 'ta***@hanbit.test' })
})
