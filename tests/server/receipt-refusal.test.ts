import { beforeAll, expect, test } from 'vitest'
import {
  getReceipt,
  issueReceipt,
  listReceiptRequests,
  refuseReceipt,
  requestTaxInvoice,
} from '../../src/contract/payment/receipt.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { aVerifiedBusiness, INVOICE_NUMBER } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const REASON = '메일이 되돌아왔어요. 주소를 확인해 주세요.'

let server: RunningServer
let till: ReturnType<typeof paymentActions>
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  till = paymentActions(server)
  operator = await anOperator(server)
})

const ask = (own: TestMember, id: string, email = 'tax@hanbit.test') =>
  server.call(requestTaxInvoice, { params: { id }, body: { email }, token: own.token })
const refuse = (id: string, reason = REASON) =>
  server.call(refuseReceipt, { params: { id }, body: { reason }, token: operator.token })
const issue = (id: string) =>
  server.call(issueReceipt, {
    params: { id },
    body: { approvalNumber: INVOICE_NUMBER },
    token: operator.token,
  })
const receipt = async (own: TestMember, id: string) =>
  (await server.call(getReceipt, { params: { id }, token: own.token })).data
const listed = async (status: 'REQUESTED' | 'REFUSED') =>
  (
    await server.call(listReceiptRequests, { query: { status, pageSize: 50 }, token: operator.token })
  ).data.map(({ id }) => id)

async function aRequest(own: TestMember): Promise<string> {
  const { id } = await till.awaitDeposit(own)
  await till.act(id, 'DEPOSIT')
  await till.confirm(own, id)
  await ask(own, id)
  return id
}

test('a company reads why its request was refused, in the receipt and in the history', async () => {
  const own = await aVerifiedBusiness(server)
  const id = await aRequest(own)
  expect((await refuse(id)).data).toMatchObject({ status: 'REFUSED', refusal: REASON })
  expect(await receipt(own, id)).toMatchObject({
    request: { status: 'REFUSED', refusal: REASON },
    canRequest: true,
  })
  const { data } = await till.history(own, 'ticket')
  expect(data.find((row) => row.id === id)).toMatchObject({ receipt: { status: 'REFUSED', refusal: REASON } })
  expect(await listed('REQUESTED')).not.toContain(id)
  expect(await listed('REFUSED')).toContain(id)
  const { recipient } = await server.database.db
    .selectFrom('receipt_requests')
    .select('recipient')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(recipient).toBeNull()
})

test('a refusal that is sent twice is one act, and another reason comes too late', async () => {
  const id = await aRequest(await aVerifiedBusiness(server))
  await refuse(id)
  expect((await refuse(id)).status).toBe(200)
  const acts = (await actsIn(server)).filter(({ act, subject }) => act === 'receipt.refuse' && subject === id)
  expect(acts).toHaveLength(1)
  expect((await refuse(id, '다른 이유')).problem.responseCode).toBe('ORDER_STATE')
  expect((await issue(id)).problem.responseCode).toBe('ORDER_STATE')
})

test('an operator who comes too late learns who decided about a request', async () => {
  const other = await anOperator(server)
  const [refused, issued] = [
    await aRequest(await aVerifiedBusiness(server)),
    await aRequest(await aVerifiedBusiness(server)),
  ]
  await refuse(refused)
  await issue(issued)
  const late = { token: other.token, body: { approvalNumber: INVOICE_NUMBER.replace(/^./, '9') } }
  for (const id of [refused, issued])
    expect((await server.call(issueReceipt, { params: { id }, ...late })).problem).toMatchObject({
      responseCode: 'ORDER_STATE',
      data: { decidedBy: { id: operator.id } },
    })
})

test('a company asks again after a refusal, and the new request is issued', async () => {
  const own = await aVerifiedBusiness(server)
  const id = await aRequest(own)
  await refuse(id)
  expect((await ask(own, id, 'right@hanbit.test')).data.request).toMatchObject({
    status: 'REQUESTED',
    recipientHint: 'ri***@hanbit.test',
    refusal: null,
  })
  expect((await issue(id)).data).toMatchObject({ status: 'ISSUED', refusal: null })
  expect((await refuse(id)).problem.responseCode).toBe('ORDER_STATE')
})

test('a request of an order that is not paid yet is neither refused nor issued', async () => {
  const own = await aVerifiedBusiness(server)
  const { data } = await till.place(own, { productId: 'ticket-10000' })
  await till.pay(own, data.id, { method: 'DepositWithoutBankbook', taxInvoice: { email: 'tax@hanbit.test' } })
  expect((await refuse(data.id)).problem.responseCode).toBe('ORDER_STATE')
  expect((await issue(data.id)).problem.responseCode).toBe('ORDER_STATE')
})

test.each(['', '   '])('a refusal needs a reason, not %j', async (reason) => {
  const id = await aRequest(await aVerifiedBusiness(server))
  expect((await refuse(id, reason)).problem.errors).toMatchObject([{ field: 'reason' }])
})
