import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { closeById } from '../../src/server/features/announcement/service.ts'
import { signedHeaders } from '../../src/server/providers/payment/standard-webhooks.ts'
import { untilIdle } from '../support/background.ts'
import { actsOn, aVerifiedEmployer } from '../support/announcements.ts'
import { PASSWORD, type TestMember } from '../support/members.ts'
import { MINUTE, tillOf } from '../support/payments.ts'
import { running, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof actsOn>
let till: ReturnType<typeof tillOf>
let employer: TestMember

beforeAll(async () => {
  server = await running()
  acts = actsOn(server)
  till = tillOf(server)
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

/** A message as the provider signs it, sent to the server. */
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

describe('a payment', () => {
  test.each(['CreditCard', 'AccountTransfer', 'NaverPay', 'KakaoPay', 'SamsungPay'])(
    'by %s leads to the provider’s page, and back to points',
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
  ])('in another way (%j) is refused', async (choice) => {
    const { data } = await till.place(employer, { productId: 'ticket-10000' })
    expect((await till.pay(employer, data.id, choice)).problem.responseCode).toBe('VALIDATION')
  })

  test('confirmed from two tabs, twice each, and by two webhooks at once gives the points once', async () => {
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

  test('begun in two tabs by two methods can be made once', async () => {
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

  test('that is declined fails the order for good', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'DECLINE')
    expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
    await till.act(id, 'APPROVE')
    expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
    expect((await till.pay(employer, id)).problem.responseCode).toBe('ORDER_STATE')
  })

  test('the member backs out of can be begun again', async () => {
    const { id } = await till.begin(employer)
    expect((await till.confirm(employer, id)).data.status).toBe('PENDING')
    expect((await till.pay(employer, id, { method: 'KakaoPay' })).data.next.kind).toBe('REDIRECT')
  })

  test('of nothing, as a coupon covers it, is made at once', async () => {
    const coupon = await till.aCoupon({ kind: 'PERCENT', amount: 100 })
    await till.register(employer, coupon.code)
    const { data: order } = await till.place(employer, { productId: 'ticket-10000', couponId: coupon.id })
    expect(order.totalAmount).toBe(0)
    const { data } = await till.pay(employer, order.id)
    expect(data).toMatchObject({ next: { kind: 'NONE' }, order: { status: 'PAID' } })
    expect((await till.points(employer)).balance).toBe(10_000)
  })
})

describe('a deposit', () => {
  test('has an account for three days, and is confirmed by the provider’s report alone', async () => {
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

  test('that is never made ends after three days, and cannot be made then', async () => {
    const order = await till.awaitDeposit(employer)
    await till.later(3 * 86_400_000 - MINUTE)
    expect((await till.stored(order.id)).status).toBe('WAITING_DEPOSIT')
    await till.later(2 * MINUTE)
    expect((await till.stored(order.id)).status).toBe('EXPIRED')
    await till.act(order.id, 'DEPOSIT')
    expect((await till.atProvider(order.id))?.status).toBe('WAITING_DEPOSIT')
  })

  test('that waits cannot be cancelled by the member', async () => {
    const order = await till.awaitDeposit(employer)
    expect((await till.cancel(employer, order.id)).problem.responseCode).toBe('ORDER_STATE')
  })
})

describe('a webhook', () => {
  test('that is forged, changed, unsigned, too old or too new changes nothing', async () => {
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
      webhook(id, { at: new Date(Date.now() + 5 * MINUTE + 2_000) }).send(),
      webhook(id, { at: old }).send({ headers: { 'webhook-timestamp': real.headers['webhook-timestamp']! } }),
      server.fetch('/api/payments/webhook', { method: 'POST', body: real.body }),
    ]
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(401)
    expect((await till.stored(id)).status).toBe('PENDING')
    expect((await real.send()).status).toBe(200)
    expect((await till.stored(id)).status).toBe('PAID')
  })

  test('that says PAID where the provider does not is not believed', async () => {
    const { id } = await till.begin(employer)
    expect((await webhook(id).send()).status).toBe(200)
    expect((await till.stored(id)).status).toBe('PENDING')
  })

  test('replayed within the five minutes changes nothing', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE')
    const { send } = webhook(id)
    for (const message of [send(), send(), send()]) expect((await message).status).toBe(200)
    expect(await purchases()).toHaveLength(1)
  })

  test('about nothing of ours, or of another kind, is taken and forgotten', async () => {
    for (const id of [v7(), 'something', "'; drop table orders"])
      expect((await webhook(id).send()).status).toBe(200)
  })

  test('comes twice and out of order without harm', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE_TWICE')
    await untilIdle(server)
    expect((await till.stored(id)).status).toBe('PAID')
    expect(await purchases()).toHaveLength(1)
  })

  test('that cannot be dealt with is asked for again', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE_SILENTLY')
    expect((await webhook(id).send()).status).toBe(503)
  })
})

describe('a provider that does not answer', () => {
  test('leaves the order pending, and is asked again', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE_SILENTLY')
    const asked = [await till.confirm(employer, id), await till.cancel(employer, id)]
    expect(asked.map(({ status }) => status)).toEqual([503, 503])
    expect((await till.stored(id)).status).toBe('PENDING')
    await till.later(20_000)
    expect((await till.stored(id)).status).toBe('PAID')
    expect(await purchases()).toHaveLength(1)
  })

  test('whose report is lost is asked by the sweep, also after the time to pay', async () => {
    const { id } = await till.begin(employer)
    await till.act(id, 'APPROVE')
    await server.database.db.deleteFrom('sandbox_webhooks').execute()
    await till.later(31 * MINUTE)
    expect((await till.stored(id)).status).toBe('PAID')
  })
})

describe('money that cannot be for an order', () => {
  test('as it was cancelled while the page was open, is given back', async () => {
    const { id } = await till.begin(employer)
    expect((await till.cancel(employer, id)).data.status).toBe('CANCELLED')
    await till.act(id, 'APPROVE')
    await untilIdle(server)
    expect((await till.stored(id)).status).toBe('CANCELLED')
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await till.points(employer)).balance).toBe(0)
  })

  test('as the time was over, is given back even where no report comes', async () => {
    const { id } = await till.begin(employer)
    await till.later(31 * MINUTE)
    expect((await till.stored(id)).status).toBe('EXPIRED')
    await till.act(id, 'APPROVE')
    await server.database.db.deleteFrom('sandbox_webhooks').execute()
    await till.later(61 * MINUTE)
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await till.payment(id)).returned_at).not.toBeNull()
  })

  test('as it is another amount, is given back', async () => {
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

  test('as an operator has closed the announcement meanwhile, is given back', async () => {
    const jobId = await acts.aPublicOne(employer)
    const { id } = await till.begin(employer, { productId: 'local-7', jobId })
    await closeById(server.database.db, jobId, new Date())
    await till.act(id, 'APPROVE')
    expect((await till.confirm(employer, id)).data.status).toBe('FAILED')
    await untilIdle(server)
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await acts.stored(jobId)).status).toBe('CLOSED')
  })

  test('as the account was removed meanwhile, is given back', async () => {
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
