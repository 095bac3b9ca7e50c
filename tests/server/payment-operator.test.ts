import { beforeAll, describe, expect, test } from 'vitest'
import { listCoupons } from '../../src/contract/payment/coupon.ts'
import { advanceAfterVerification } from '../../src/server/features/announcement/term.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { spendPoints } from '../../src/server/features/point/service.ts'
import { untilIdle } from '../support/background.ts'
import { announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { anEmployer, type TestMember } from '../support/members.ts'
import { operate } from '../support/operator-console.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let till: ReturnType<typeof paymentActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  till = paymentActions(server)
})

const spend = ({ id: memberId }: TestMember, points: number) =>
  inTransaction(server.database.db, (tx) =>
    spendPoints(tx, { memberId, points, resumeId: memberId, now: new Date() }),
  )
const refund = (id: string, ...options: string[]) => operate(server, 'refund', id, ...options)
const statusOf = async (id: string) => (await till.stored(id)).status

describe('The refund command', () => {
  test('A refund returns unused points and the money once, and is recorded', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.buy(employer)
    expect(await refund(id, '--reason', '변심')).toMatchObject({
      code: 0,
      out: 'refunded; the money was returned\n',
    })
    expect(await refund(id)).toMatchObject({
      code: 0,
      out: 'refunded; no money is left to return\n',
    })
    expect(await statusOf(id)).toBe('REFUNDED')
    expect(await till.points(employer)).toMatchObject({ balance: 0, paid: 0 })
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await till.history(employer, 'ticket')).data).toMatchObject([
      { reason: 'REFUND', reading: false, point: -10_000, status: 'REFUNDED' },
      { reason: 'PURCHASE', id, point: 10_000, status: 'REFUNDED' },
    ])
    const { db } = server.database
    const written = await db.selectFrom('operator_acts').selectAll().where('subject', '=', id).execute()
    expect(written[0]).toMatchObject({ act: 'order.refund', details: { reason: '변심' } })
    expect(await till.ledgerFaults()).toEqual([])
  })

  test('A refund of points that are partly spent is refused', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.buy(employer)
    await spend(employer, 1)
    expect(await refund(id)).toMatchObject({ code: 1, err: 'not possible in its current state\n' })
    expect(await statusOf(id)).toBe('PAID')
    expect((await till.points(employer)).paid).toBe(9_999)
  })

  test('A refund of an unpaid or unknown order is refused', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.begin(employer)
    expect((await refund(id)).err).toBe('not possible in its current state\n')
    expect((await refund('01990000-0000-7000-8000-000000000000')).err).toBe('not found\n')
    expect((await refund('42')).err).toContain('not an id')
  })

  test('A refund of a running pass is refused, and one of a later pass shortens the term', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = (await acts.publish(employer, { productType: 'LOCAL' })).data.id
    const first = await till.buy(employer, { productId: 'local-7', jobId })
    const second = await till.buy(employer, { productId: 'local-15', jobId })
    expect((await refund(first.id)).code).toBe(1)
    expect((await refund(second.id)).code).toBe(0)
    const job = await acts.stored(jobId)
    expect(job.period_end!.getTime() - job.period_start!.getTime()).toBe(7 * DAY)
  })

  test('A refund of a pass that waits for verification makes the announcement unpaid again', async () => {
    const employer = await anEmployer(server)
    const jobId = (await acts.publish(employer, { productType: 'GRAND' })).data.id
    const { id } = await till.buy(employer, { productId: 'grand-30', jobId })
    expect((await refund(id)).code).toBe(0)
    const { company_id: companyId, ...job } = await acts.stored(jobId)
    expect(job).toMatchObject({ status: 'PAYMENT_DUE', paid_days: null })
    await inTransaction(server.database.db, (tx) => advanceAfterVerification(tx, companyId, new Date()))
    expect((await acts.stored(jobId)).status).toBe('PAYMENT_DUE')
  })

  test('A refund of an order that ended unpaid returns the money that came for it, and is recorded', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.begin(employer)
    await till.cancel(employer, id)
    await till.act(id, 'APPROVE')
    await till.confirm(employer, id)
    expect(await refund(id, '--reason', '늦은 결제')).toMatchObject({
      code: 0,
      out: 'refunded; the money was returned\n',
    })
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect(await statusOf(id)).toBe('CANCELLED')
    const written = server.database.db.selectFrom('operator_acts').selectAll().where('subject', '=', id)
    expect(await written.execute()).toMatchObject([{ act: 'order.refund', details: { reason: '늦은 결제' } }])
  })

  test('A refund keeps the coupon used unless --with-coupon is given', async () => {
    const employer = await aVerifiedEmployer(server)
    const coupon = await till.aCoupon({ memberLimit: 2, totalLimit: 2 })
    await till.register(employer, coupon.code)
    const body = { productId: 'ticket-10000', couponId: coupon.id }
    await refund((await till.buy(employer, body)).id)
    const second = await till.buy(employer, body)
    expect((await till.place(employer, body)).problem.responseCode).toBe('COUPON_USED')
    await refund(second.id, '--with-coupon')
    await refund(second.id, '--with-coupon')
    expect((await till.place(employer, body)).status).toBe(201)
    expect((await till.place(employer, body)).problem.responseCode).toBe('COUPON_USED')
  })
})

describe('Payment commands', () => {
  test('make-coupon creates a coupon that members can register', async () => {
    const employer = await anEmployer(server)
    const words =
      'make-coupon spring-2027 --percent 20 --name 봄맞이 --until 2099-03-31 --total 5 --per-member 2'
    const made = await operate(server, ...words.split(' '))
    expect(made.out).toBe(
      'coupon SPRING2027: 20 % off, until the end of 2099-03-31 in Seoul, 5 uses in total, 2 per member\n',
    )
    await till.register(employer, 'SPRING 2027')
    const { data } = await server.call(listCoupons, { token: employer.token })
    expect(data).toMatchObject([
      {
        code: 'SPRING2027',
        name: '봄맞이',
        kind: 'PERCENT',
        amount: 20,
        usesLeft: 2,
        validUntil: '2099-03-31T15:00:00.000Z',
      },
    ])
    expect(await operate(server, 'make-coupon', 'spring2027', '--won', '100')).toMatchObject({
      code: 1,
      err: 'coupon SPRING2027 already exists\n',
    })
  })

  test.each([
    ['make-coupon A --percent 101', '--percent must be 1 to 100, not 101'],
    ['make-coupon A --percent 10 --won 10', 'a coupon needs either --percent or --won'],
    ['make-coupon A', 'a coupon needs either --percent or --won'],
    ['make-coupon A --won 10 --until 2020-01-01', '--until must be in the future, not 2020-01-01'],
    [
      'refund 01990000-0000-7000-8000-000000000000 --account 신한은행:12:김수진',
      'the account number must have at least 8 digits, not 12',
    ],
    ['reconcile --days many', '--days must be 1 to 3650, not many'],
  ])('The command says what is wrong with %j and refers to its help', async (line, wrong) => {
    const { code, err } = await operate(server, ...line.split(' '))
    expect(code).toBe(1)
    expect(err.startsWith(`${wrong}\n`)).toBe(true)
    expect(err).toContain('npm run operator -- help')
  })

  test('deposit pays into a virtual account of the sandbox once', async () => {
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.awaitDeposit(employer)
    expect(await operate(server, 'deposit', id)).toMatchObject({
      code: 0,
      out: 'deposited; the order is paid\n',
    })
    expect(await statusOf(id)).toBe('PAID')
    expect(await operate(server, 'deposit', id)).toMatchObject({
      code: 0,
      out: 'already deposited; nothing has changed\n',
    })
    await untilIdle(server)
    expect((await till.points(employer)).paid).toBe(10_000)
  })
})

test('reconcile reports each difference between the orders and the provider', async () => {
  const { db } = server.database
  await db.deleteFrom('sandbox_webhooks').execute()
  expect(await operate(server, 'reconcile')).toMatchObject({
    code: 0,
    out: expect.stringContaining(': 0 differences'),
  })
  const employer = await aVerifiedEmployer(server)
  const unheard = await till.begin(employer)
  await till.act(unheard.id, 'APPROVE')
  const lost = await till.buy(employer)
  await db.deleteFrom('sandbox_payments').where('id', '=', lost.id).execute()
  const less = await till.buy(employer)
  await db.updateTable('sandbox_payments').set({ amount: 5 }).where('id', '=', less.id).execute()
  const { code, out } = await operate(server, 'reconcile')
  expect(code).toBe(1)
  expect(out.split('\n').slice(0, 3).toSorted()).toEqual(
    [
      `order ${unheard.id} (PENDING, 10000 won): the provider says PAID`,
      `order ${lost.id} (PAID, 10000 won): the provider says nothing`,
      `order ${less.id} (PAID, 10000 won): the provider took 5`,
    ].toSorted(),
  )
  expect(out).toContain('3 differences')
})
