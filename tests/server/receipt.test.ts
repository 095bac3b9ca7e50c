import { beforeAll, describe, expect, test } from 'vitest'
import {
  getReceipt,
  issueReceipt,
  listReceiptRequests,
  requestCashReceipt,
  requestTaxInvoice,
  showReceiptRecipient,
} from '../../src/contract/payment/receipt.ts'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { refund } from '../../src/server/features/payment/service.ts'
import { announcementActions, BUSINESS_NUMBER } from '../support/announcements.ts'
import { anEmployer, aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { aVerifiedBusiness, INVOICE_NUMBER } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let till: ReturnType<typeof paymentActions>
let acts: ReturnType<typeof announcementActions>
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  till = paymentActions(server)
  acts = announcementActions(server)
  operator = await anOperator(server)
})

const HOSTILE = "=cmd|' /C calc'!A0"

const aBusiness = (businessName?: string) => aVerifiedBusiness(server, businessName)

async function aDeposit(employer: TestMember): Promise<string> {
  const { id } = await till.awaitDeposit(employer)
  await till.act(id, 'DEPOSIT')
  await till.confirm(employer, id)
  return id
}

const receipt = (employer: TestMember, id: string) =>
  server.call(getReceipt, { params: { id }, token: employer.token })
const askCash = (employer: TestMember, id: string, body: object) =>
  server.call(requestCashReceipt, { params: { id }, body, token: employer.token })
const askInvoice = (employer: TestMember, id: string, email = 'tax@hanbit.test') =>
  server.call(requestTaxInvoice, { params: { id }, body: { email }, token: employer.token })
const waiting = async () =>
  (await server.call(listReceiptRequests, { query: { pageSize: 50 }, token: operator.token })).data
const listed = async (status: 'REQUESTED' | 'TO_CANCEL' | 'ISSUED') =>
  (await server.call(listReceiptRequests, { query: { status, pageSize: 50 }, token: operator.token })).data
const issue = (id: string, approvalNumber: string) =>
  server.call(issueReceipt, { params: { id }, body: { approvalNumber }, token: operator.token })
const refunds = (orderId: string) =>
  inTransaction(server.database.db, (tx) => refund(tx, { orderId, reason: '변심', now: new Date() }))

describe('Receipts', () => {
  test('A receipt shows method, supply and tax apart, and the verified business', async () => {
    const own = await aBusiness(HOSTILE)
    const { id } = await till.buy(own)
    expect((await receipt(own, id)).data).toMatchObject({
      id,
      status: 'PAID',
      method: 'CreditCard',
      totalAmount: 10_000,
      supplyAmount: 9_091,
      taxAmount: 909,
      isTest: true,
      buyer: { businessName: HOSTILE, businessNumber: BUSINESS_NUMBER, personName: '박대표' },
      request: null,
      canRequest: false,
    })
  })

  test('A coupon and a refund are shown as they were', async () => {
    const own = await aBusiness()
    const { data } = await acts.publish(own, { productType: 'LOCAL' })
    const coupon = await till.aCoupon()
    await till.register(own, coupon.code)
    const { id } = await till.buy(own, { productId: 'local-7', jobId: data.id, couponId: coupon.id })
    expect((await receipt(own, id)).data).toMatchObject({
      productAmount: 26_000,
      discountAmount: 1_000,
      couponName: '첫 구매 쿠폰',
      totalAmount: 25_000,
      supplyAmount: 22_727,
      taxAmount: 2_273,
      refundedDate: null,
    })
    const ticket = await till.buy(own)
    await refunds(ticket.id)
    const refunded = (await receipt(own, ticket.id)).data
    expect(refunded).toMatchObject({ status: 'REFUNDED', totalAmount: 10_000 })
    expect(refunded.refundedDate).not.toBeNull()
  })

  test('Nobody else, and nobody for an unpaid order, gets a receipt', async () => {
    const own = await aBusiness()
    const { id } = await till.buy(own)
    expect((await receipt(await anEmployer(server), id)).status).toBe(404)
    expect((await receipt(await aWorker(server), id)).status).toBe(403)
    const { data: unpaid } = await till.place(own, { productId: 'ticket-10000' })
    expect((await receipt(own, unpaid.id)).status).toBe(404)
    expect((await askCash(await aBusiness(), id, { purpose: 'EXPENSE_PROOF' })).status).toBe(404)
  })
})

describe('Cash receipts and tax invoices', () => {
  test('A card payment, whose slip is the proof, has neither', async () => {
    const own = await aBusiness()
    const { id } = await till.buy(own)
    const asked = await askCash(own, id, { purpose: 'EXPENSE_PROOF' })
    expect(asked.problem.responseCode).toBe('ORDER_STATE')
  })

  test('A farm that was verified by its certificate has no business number for a tax invoice', async () => {
    const own = await aBusiness()
    const id = await aDeposit(own)
    await server.database.db
      .updateTable('business_verifications')
      .set({ certificate_kind: 'FARM' })
      .where('company_id', '=', own.companyId)
      .execute()
    expect((await receipt(own, id)).data).toMatchObject({ buyer: null, hasBusinessNumber: false })
    expect((await askInvoice(own, id)).problem.responseCode).toBe('BUSINESS_NOT_VERIFIED')
  })

  test('A cellphone is stored encrypted, masked, shown to operators on the record, and deleted with the issue', async () => {
    const own = await aBusiness()
    const id = await aDeposit(own)
    const missing = await askCash(own, id, { purpose: 'INCOME_DEDUCTION' })
    expect(missing.problem.errors).toMatchObject([{ field: 'cellphone', code: 'REQUIRED' }])
    const body = { purpose: 'INCOME_DEDUCTION', cellphone: '010-9876-5432' }
    expect((await askCash(own, id, body)).data.request).toMatchObject({
      status: 'REQUESTED',
      recipientHint: '***5432',
    })
    const stored = () =>
      server.database.db
        .selectFrom('receipt_requests')
        .selectAll()
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
    expect((await stored()).recipient?.includes('01098765432')).toBe(false)
    expect(JSON.stringify(await waiting())).not.toContain('01098765432')
    const shown = await server.call(showReceiptRecipient, { params: { id }, token: operator.token })
    expect(shown.data.recipient).toBe('01098765432')
    expect(await actsIn(server)).toContainEqual(expect.objectContaining({ act: 'receipt.show', subject: id }))
    expect((await issue(id, "=cmd|'x'")).status).toBe(400)
    expect((await issue(id, 'G12345678')).data).toMatchObject({
      status: 'ISSUED',
      approvalNumber: 'G12345678',
    })
    expect((await issue(id, 'G12345678')).status).toBe(200)
    expect((await issue(id, 'G99999999')).problem.responseCode).toBe('ORDER_STATE')
    expect(await stored()).toMatchObject({ recipient: null, approval_number: 'G12345678' })
    expect((await receipt(own, id)).data.request).toMatchObject({ approvalNumber: 'G12345678' })
  })

  test('An expense is proved for the verified business number, whatever the employer sends', async () => {
    const own = await aBusiness()
    const id = await aDeposit(own)
    await askCash(own, id, { purpose: 'EXPENSE_PROOF', cellphone: '01011112222' })
    const shown = await server.call(showReceiptRecipient, { params: { id }, token: operator.token })
    expect(shown.data.recipient).toBe(BUSINESS_NUMBER)
  })

  test('An employer who lost the verification can ask for a cash receipt, but not for a tax invoice', async () => {
    const own = await aBusiness()
    const [first, second] = [await aDeposit(own), await aDeposit(own)]
    await server.database.db
      .updateTable('companies')
      .set({ verified_at: null })
      .where('id', '=', own.companyId)
      .execute()
    expect((await receipt(own, first)).data).toMatchObject({
      buyer: null,
      canRequest: true,
      hasBusinessNumber: true,
    })
    expect((await askInvoice(own, first)).problem.responseCode).toBe('BUSINESS_NOT_VERIFIED')
    expect((await askCash(own, first, { purpose: 'EXPENSE_PROOF' })).data.request).toMatchObject({
      purpose: 'EXPENSE_PROOF',
      recipientHint: `***${BUSINESS_NUMBER.slice(-4)}`,
    })
    const forPerson = await askCash(own, second, { purpose: 'INCOME_DEDUCTION', cellphone: '01012345678' })
    expect(forPerson.status).toBe(200)
  })

  test('An order has one of the two, once, also when asked for in two tabs', async () => {
    const own = await aBusiness()
    const id = await aDeposit(own)
    const answers = await Promise.all([
      askInvoice(own, id),
      askCash(own, id, { purpose: 'EXPENSE_PROOF' }),
      askInvoice(own, id),
    ])
    expect(answers.some(({ status }) => status === 409)).toBe(true)
    expect((await waiting()).filter((row) => row.id === id)).toHaveLength(1)
  })

  test('A tax invoice is issued with the 24 letters and digits of its approval number', async () => {
    const own = await aBusiness()
    const id = await aDeposit(own)
    await askInvoice(own, id)
    const short = await issue(id, '20261122410000')
    expect(short.status).toBe(400)
    expect(short.problem.errors).toMatchObject([{ field: 'approvalNumber', code: 'INVALID' }])
    expect((await issue(id, '20261122-41000012-a1b2c3d4')).data.approvalNumber).toBe(INVOICE_NUMBER)
  })

  test('What an invoice needs is listed, and the representative is shown on the record only', async () => {
    const own = await aBusiness('가람건설')
    const id = await aDeposit(own)
    await askInvoice(own, id)
    const row = (await waiting()).find((each) => each.id === id)
    expect(row).toMatchObject({
      businessName: '가람건설',
      businessNumber: BUSINESS_NUMBER,
      totalAmount: 10_000,
      paidDate: expect.any(String),
    })
    expect(JSON.stringify(row)).not.toContain('박대표')
    const shown = await server.call(showReceiptRecipient, { params: { id }, token: operator.token })
    expect(shown.data).toEqual({ recipient: 'tax@hanbit.test', representative: '박대표' })
  })

  test('A refunded order waits for no receipt, and an issued one is marked for cancelling', async () => {
    const own = await aBusiness()
    const [asked, issued] = [await aDeposit(own), await aDeposit(own)]
    await askInvoice(own, asked)
    await askInvoice(own, issued)
    await issue(issued, INVOICE_NUMBER)
    await refunds(asked)
    await refunds(issued)
    expect((await waiting()).some((row) => row.id === asked)).toBe(false)
    expect((await listed('ISSUED')).find((row) => row.id === issued)).toMatchObject({ isRefunded: true })
  })

  test('Only operators see and issue requests', async () => {
    const own = await aBusiness()
    const id = await aDeposit(own)
    await askInvoice(own, id)
    for (const { token } of [own, await aWorker(server)]) {
      expect((await server.call(listReceiptRequests, { token })).status).toBe(403)
      expect((await server.call(showReceiptRecipient, { params: { id }, token })).status).toBe(403)
    }
  })

  test('Removing the account erases whom a receipt is for, and keeps the record', async () => {
    const own = await aBusiness()
    const id = await aDeposit(own)
    await askInvoice(own, id)
    await server.call(removeMember, { body: { password: PASSWORD }, token: own.token })
    const row = await server.database.db
      .selectFrom('receipt_requests')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ recipient: null, recipient_hint: '', kind: 'TAX_INVOICE' })
  })
})
