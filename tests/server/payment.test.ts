import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { closeById } from '../../src/server/features/announcement/term.ts'
import { signedHeaders } from '../../src/server/providers/payment/standard-webhooks.ts'
import { untilIdle } from '../support/background.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { PASSWORD, type TestMember } from '../support/members.ts'
import { MINUTE, paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let till: ReturnType<typeof paymentActions>
let employer: TestMember

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  till = paymentActions(server)
})
beforeEach(async () => {
  server.clock.now = null
  employer = await aVerifiedEmployer(server)
  return async () => {
    server.clock.now = null
    expect(await till.ledgerFaults()).toEqual([])
  }
})

const purchases = async () =>
  (await till.points(employer)).entries.filter(({ reason }) => reason === 'PURCHASE')

/** Sends a webhook message signed like the provider's. */
function webhook(paymentId: string, { id = v7(), at = new Date(), secret = '' } = {}) {
  const key = secret || server.services.secret.hash('sandbox', 'webhook').toString('base64')
  const body = JSON.stringify({ type: 'Transaction.Paid', timestamp: at.toISOString(), data: { paymentId } })
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...signedHeaders(key, id, body, at),
  }
  return {
    headers,
    body,
    send: (change: { headers?: Record<string, string>; body?: string } = {}) =>
      server.fetch('/api/payments/webhook', {
        method: 'POST',
        headers: { ...headers, ...change.headers },
        body: change.body ?? body,
      }),
  }
}

describe('A payment', () => {
  test.each(['CreditCard', 'AccountTransfer', 'NaverPay', 'KakaoPay', 'SamsungPay'])(
    'A payment by %s redirects to the provider, returns, and credits the points',
    async (method) => {
      const { data: order } = await till.place(employer, { productId: 'ticket-50000' })
      const { data } = await till.pay(employer, order.id, { method, cardCompany: 'SHINHAN', instalment: 6 })
      expect(data.next).toMatchObject({ kind: 'REDIRECT' })
      expect(data.order).toMatchObject({ status: 'PENDING', method, isTest: true })
      const page = await (await server.fetch(data.order.sandboxUrl!)).text()
      expect(page).toMatch(/테스트 모드[^]*50,000원/)
      const back = await till.act(order.id, 'APPROVE')
      expect(back.status).toBe(303)
      expect(back.headers.get('location')).toBe(`/payment/readingTicket?orderId=${order.id}`)
      expect((await till.confirm(employer, order.id)).data.status).toBe('PAID')
      expect(await till.points(employer)).toMatchObject({ balance: 50_000, paid: 50_000, free: 0 })
    },
  )

  test.each([
    { method: 'Cash' },
    {},
    { method: 'CreditCard', cardCompany: 'HYUNDAI' },
    { method: 'CreditCard', instalment: 2 },
    { method: 'CreditCard', instalment: '3' },
  ])('A payment with %j is rejected', async (choice) => {
    const { data } = await till.place(employer, { productId: 'ticket-10000' })
    expect((await till.pay(employer, data.id, choice)).problem.responseCode).toBe('VALIDATION')
  })

  test('Concurrent confirmations and webhooks credit the points once', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE')
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map(async () => (await till.confirm(employer, id)).status),
      ...[1, 2].map(async () => (await webhook(id).send()).status),
    ])
    expect(answers).toEqual([200, 200, 200, 200, 200, 200])
    expect(await purchases()).toHaveLength(1)
    expect((await till.points(employer)).balance).toBe(10_000)
  })

  test('A payment started with two methods is completed once', async () => {
    const { data } = await till.place(employer, { productId: 'ticket-10000' })
    await Promise.all([
      till.pay(employer, data.id, { method: 'CreditCard' }),
      till.pay(employer, data.id, { method: 'DepositWithoutBankbook' }),
    ])
    await Promise.all([till.act(data.id, 'APPROVE'), till.act(data.id, 'DEPOSIT')])
    await untilIdle(server)
    expect((await till.get(employer, data.id)).data.status).toBe('PAID')
    expect(await purchases()).toHaveLength(1)
  })

  test('A declined payment fails the order for good', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'DECLINE')
    expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
    await till.act(id, 'APPROVE')
    expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
    expect((await till.pay(employer, id)).problem.responseCode).toBe('ORDER_STATE')
  })

  test('A payment that the member aborted can be started again', async () => {
    const { id } = await till.begin(employer)
    expect((await till.confirm(employer, id)).data.status).toBe('PENDING')
    expect((await till.pay(employer, id, { method: 'KakaoPay' })).data.next.kind).toBe('REDIRECT')
  })

  test('An order of zero won is paid without the provider', async () => {
    const coupon = await till.aCoupon({ kind: 'PERCENT', amount: 100 })
    await till.register(employer, coupon.code)
    const { data: order } = await till.place(employer, { productId: 'ticket-10000', couponId: coupon.id })
    expect(order.totalAmount).toBe(0)
    const { data } = await till.pay(employer, order.id)
    expect(data).toMatchObject({ next: { kind: 'NONE' }, order: { status: 'PAID' } })
    expect((await till.points(employer)).balance).toBe(10_000)
  })
})

describe('A deposit', () => {
  test('A deposit account is open for three days, and the webhook alone confirms the payment', async () => {
    const order = await till.awaitDeposit(employer)
    expect(order).toMatchObject({ status: 'WAITING_DEPOSIT', account: { number: expect.any(String) } })
    expect(Math.round((Date.parse(order.expiresDate) - Date.now()) / 86_400_000)).toBe(3)
    await till.act(order.id, 'DEPOSIT')
    await untilIdle(server)
    expect((await till.stored(order.id)).status).toBe('PAID')
    expect((await till.points(employer)).balance).toBe(10_000)
    const { data } = await server.call(listNotifications, { token: employer.token })
    expect(data).toMatchObject([{ kind: 'DEPOSIT_RECEIVED', path: '/employmentPage/paymenthistory' }])
  })

  test('A deposit that is not made expires after three days', async () => {
    const order = await till.awaitDeposit(employer)
    await till.later(3 * 86_400_000 - MINUTE)
    expect((await till.stored(order.id)).status).toBe('WAITING_DEPOSIT')
    await till.later(2 * MINUTE)
    expect((await till.stored(order.id)).status).toBe('EXPIRED')
    await till.act(order.id, 'DEPOSIT')
    expect((await till.atProvider(order.id))?.status).toBe('WAITING_DEPOSIT')
  })

  test('An order that waits for a deposit cannot be cancelled by the member', async () => {
    const order = await till.awaitDeposit(employer)
    expect((await till.cancel(employer, order.id)).problem.responseCode).toBe('ORDER_STATE')
  })
})

describe('A payment webhook', () => {
  test('A webhook that is forged, modified, unsigned or outside five minutes is rejected', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE')
    const real = webhook(id)
    const old = new Date(Date.now() - 5 * MINUTE - 2_000)
    const sent = [
      webhook(id, { secret: Buffer.from('a secret of somebody else').toString('base64') }).send(),
      real.send({ body: real.body.replace('Paid', 'Paid ') }),
      real.send({ headers: { 'webhook-signature': '' } }),
      real.send({ headers: { 'webhook-signature': 'v1,' } }),
      real.send({ headers: { 'webhook-id': v7() } }),
      webhook(id, { at: old }).send(),
      webhook(id, { at: new Date(Date.now() + 10 * MINUTE) }).send(),
      webhook(id, { at: old }).send({ headers: { 'webhook-timestamp': real.headers['webhook-timestamp']! } }),
      server.fetch('/api/payments/webhook', { method: 'POST', body: real.body }),
    ]
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(401)
    expect((await till.stored(id)).status).toBe('PENDING')
    expect((await real.send()).status).toBe(200)
    expect((await till.stored(id)).status).toBe('PAID')
  })

  test('A webhook does not pay an order that the provider reports as unpaid', async () => {
    const { id } = await till.begin(employer)
    expect((await webhook(id).send()).status).toBe(200)
    expect((await till.stored(id)).status).toBe('PENDING')
  })

  test('A replayed webhook changes nothing', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE')
    const { send } = webhook(id)
    for (const message of [send(), send(), send()]) expect((await message).status).toBe(200)
    expect(await purchases()).toHaveLength(1)
  })

  test('A webhook for an unknown payment is accepted and ignored', async () => {
    for (const id of [v7(), 'something', "'; drop table orders"])
      expect((await webhook(id).send()).status).toBe(200)
  })

  test('A webhook that arrives twice credits the points once', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE_TWICE')
    await untilIdle(server)
    expect((await till.stored(id)).status).toBe('PAID')
    expect(await purchases()).toHaveLength(1)
  })

  test('A webhook answers 503 while the provider cannot be asked', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE_SILENTLY')
    expect((await webhook(id).send()).status).toBe(503)
  })
})

describe('An unavailable payment provider', () => {
  test('An order stays pending while the provider is unavailable, and is paid by a later poll', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE_SILENTLY')
    const asked = [await till.confirm(employer, id), await till.cancel(employer, id)]
    expect(asked.map(({ status }) => status)).toEqual([503, 503])
    expect((await till.stored(id)).status).toBe('PENDING')
    await till.later(20_000)
    expect((await till.stored(id)).status).toBe('PAID')
    expect(await purchases()).toHaveLength(1)
  })

  test('A poll pays an order whose webhook was lost, even after its deadline', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE')
    await server.database.db.deleteFrom('sandbox_webhooks').execute()
    await till.later(31 * MINUTE)
    expect((await till.stored(id)).status).toBe('PAID')
  })
})

describe('Payments that are returned', () => {
  test('A payment for an order cancelled meanwhile is returned', async () => {
    const { id } = await till.begin(employer)
    expect((await till.cancel(employer, id)).data.status).toBe('CANCELLED')
    await till.act(id, 'APPROVE')
    await untilIdle(server)
    expect((await till.stored(id)).status).toBe('CANCELLED')
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await till.points(employer)).balance).toBe(0)
  })

  test('A payment for an expired order is returned, even without a webhook', async () => {
    const { id } = await till.begin(employer)
    await till.later(31 * MINUTE)
    expect((await till.stored(id)).status).toBe('EXPIRED')
    await till.act(id, 'APPROVE')
    await server.database.db.deleteFrom('sandbox_webhooks').execute()
    await till.later(61 * MINUTE)
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await till.payment(id)).returned_at).not.toBeNull()
  })

  test('A payment of another amount is returned', async () => {
    const { id } = await till.begin(employer)
    await server.database.db
      .updateTable('sandbox_payments')
      .set({ amount: 100 })
      .where('id', '=', id)
      .execute()
    await till.act(id, 'APPROVE')
    expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
    await untilIdle(server)
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await till.points(employer)).balance).toBe(0)
  })

  test('A payment for an announcement that an operator closed meanwhile is returned', async () => {
    const jobId = await acts.aPublicOne(employer)
    const { id } = await till.begin(employer, { productId: 'local-7', jobId })
    await inTransaction(server.database.db, (tx) => closeById(tx, jobId, new Date()))
    await till.act(id, 'APPROVE')
    expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
    await untilIdle(server)
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await acts.stored(jobId)).status).toBe('CLOSED')
  })

  test('A payment for an account removed meanwhile is returned', async () => {
    const jobId = (await acts.publish(employer, { productType: 'GRAND' })).data.id
    const { id } = await till.begin(employer, { productId: 'grand-30', jobId })
    const removal = await server.call(removeMember, { token: employer.token, body: { password: PASSWORD } })
    expect(removal.status).toBe(200)
    await till.act(id, 'APPROVE')
    await untilIdle(server)
    expect((await till.stored(id)).status).toBe('FAILED')
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await acts.stored(jobId)).status).toBe('CLOSED')
  })
})
