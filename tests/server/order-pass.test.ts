import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { listEmployerJobs } from '../../src/contract/job/announcement.ts'
import { getReceipt } from '../../src/contract/payment/receipt.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { grantPoints } from '../../src/server/features/point/service.ts'
import { announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { anEmployer, type TestMember } from '../support/members.ts'
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

const aLocalOne = async (owner: TestMember, overrides: Record<string, unknown> = {}) =>
  (await acts.publish(owner, { productType: 'LOCAL', ...overrides })).data.id

describe('Passes', () => {
  test('A paid pass publishes the announcement for its days in the regions paid for', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own, { title: '세 지역 공고' })
    const order = await till.buy(own, { productId: 'local-15', jobId, regionIds: [142, 96, 97] })
    expect(order.status).toBe('PAID')
    const job = await acts.stored(jobId)
    expect(job).toMatchObject({ status: 'IN_PROGRESS', local_region_ids: [142, 96, 97] })
    expect(job.period_end!.getTime() - job.period_start!.getTime()).toBe(15 * DAY)
    const { rows } = await server.database.pool.query(
      'select region_id from job_listings where job_id = $1 and region_id = any($2)',
      [jobId, [142, 96, 97, 98]],
    )
    expect(rows.map((row) => row.region_id).toSorted((a, b) => a - b)).toEqual([96, 97, 142])
  })

  test('Another pass extends the running term by its days, which begin at its end', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own)
    await till.buy(own, { productId: 'local-7', jobId })
    const { data } = await acts.extend(own, jobId, { productId: 'local-3' })
    await till.pay(own, data.orderId!)
    await till.act(data.orderId!, 'APPROVE')
    const confirmed = await till.confirm(own, data.orderId!)
    const job = await acts.stored(jobId)
    expect(job.period_end!.getTime() - job.period_start!.getTime()).toBe(10 * DAY)
    const startsDate = new Date(job.period_start!.getTime() + 7 * DAY).toISOString()
    expect(confirmed.data).toMatchObject({ startsDate })
    const receipt = { params: { id: data.orderId! }, token: own.token }
    expect((await server.call(getReceipt, receipt)).data).toMatchObject({ startsDate })
  })

  test('Concurrent orders of the same pass are one order', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own)
    await till.buy(own, { productId: 'local-7', jobId })
    const answers = await Promise.all([
      acts.extend(own, jobId, { productId: 'local-3' }).then(({ data }) => data.orderId),
      ...Array.from({ length: 4 }, () =>
        till.place(own, { productId: 'local-3', jobId }).then(({ data }) => data.id),
      ),
    ])
    expect(new Set(answers).size).toBe(1)
    const other = await acts.extend(own, jobId, { productId: 'local-7' })
    expect(other.data.orderId).not.toBe(answers[0])
  })

  test('While a deposit is due, every further order for the announcement is that one, from any tab', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own)
    await till.buy(own, { productId: 'local-7', jobId })
    const { id } = await till.awaitDeposit(own, { productId: 'local-7', jobId })
    const coupon = await till.aCoupon()
    await till.register(own, coupon.code)
    const forms = [
      { productId: 'local-7', jobId },
      { productId: 'local-3', jobId, couponId: coupon.id },
      { productId: 'local-7', jobId, regionIds: [96, 97] },
    ]
    const placed = await Promise.all(forms.map((form) => till.place(own, form)))
    expect(placed.map(({ status, data }) => [status, data.id, data.status])).toEqual(
      forms.map(() => [201, id, 'WAITING_DEPOSIT']),
    )
    expect((await acts.extend(own, jobId, { productId: 'local-30' })).data.orderId).toBe(id)
    expect((await till.history(own, 'deposit')).totalCount).toBe(1)
    await till.act(id, 'DEPOSIT')
    await till.confirm(own, id)
    expect((await till.place(own, forms[0]!)).data.id).not.toBe(id)
  })

  test('A deposit that expired does not stand in the way of another order', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own)
    const { id } = await till.awaitDeposit(own, { productId: 'local-7', jobId })
    const later = new Date(Date.now() + 4 * DAY)
    const other = await acts.at(later, () => till.place(own, { productId: 'local-7', jobId }))
    expect(other.data.id).not.toBe(id)
  })

  test('Of two tabs that begin a deposit for one announcement, the second is led to the first', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own)
    const orders = [
      await till.place(own, { productId: 'local-7', jobId }),
      await till.place(own, { productId: 'local-3', jobId }),
    ].map(({ data }) => data.id)
    const method = 'DepositWithoutBankbook'
    const tabs = await Promise.all(orders.map((id) => till.pay(own, id, { method })))
    expect(tabs.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const [won, lost] = tabs[0]!.status === 200 ? orders : orders.toReversed()
    expect(tabs.find(({ status }) => status === 409)?.problem).toMatchObject({
      responseCode: 'DEPOSIT_PENDING',
      data: { orderId: won },
    })
    expect((await till.pay(own, lost!)).problem.responseCode).toBe('DEPOSIT_PENDING')
    expect((await till.history(own, 'deposit')).totalCount).toBe(1)
  })

  test('Ordering a pass again with a coupon for one use returns the order that uses it', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own)
    const coupon = await till.aCoupon()
    await till.register(own, coupon.code)
    const form = { productId: 'local-7', jobId, couponId: coupon.id }
    const { data: first } = await till.place(own, form)
    await till.pay(own, first.id)
    const again = await till.place(own, form)
    const payment = { status: 'PENDING', method: 'CreditCard' }
    expect(again.data).toMatchObject({ id: first.id, discountAmount: 1_000, ...payment })
    const other = await till.place(own, { ...form, productId: 'local-3' })
    expect(other.problem.responseCode).toBe('COUPON_USED')
  })

  test('The days of a pass paid before verification start at the verification', async () => {
    const own = await anEmployer(server)
    const { data } = await acts.publish(own, { productType: 'GRAND' })
    await till.buy(own, { productId: 'grand-30', jobId: data.id })
    expect(await acts.stored(data.id)).toMatchObject({ status: 'IN_REVIEW', paid_days: 30 })
    expect((await till.history(own, 'announcement')).data).toMatchObject([
      { leftPeriod: 30, jobType: 'GRAND' },
    ])
  })

  test('An edit keeps as many additional regions as were paid for', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own)
    await till.buy(own, { productId: 'local-7', jobId, regionIds: [96, 97] })
    const { data } = await acts.get(own, jobId)
    const { productType: _tier, ...form } = data.announcement
    expect((await acts.edit(own, jobId, form)).status).toBe(200)
  })
})

describe('Purchase history', () => {
  test('The history lists announcements, deposits and tickets with their fields, five a page, newest first', async () => {
    const own = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(own, { title: '내역 공고' })
    const pass = await till.buy(own, { productId: 'local-7', jobId })
    const waiting = await till.awaitDeposit(own, { productId: 'local-3', jobId })
    for (let bought = 0; bought < 6; bought += 1) await till.buy(own)
    expect((await till.history(own, 'announcement')).data).toMatchObject([
      {
        id: pass.id,
        jobId,
        title: '내역 공고',
        leftPeriod: 7,
        payAmount: 26_000,
        jobType: 'LOCAL',
        status: 'PAID',
      },
    ])
    expect((await acts.get(own, jobId)).data.depositOrderId).toBe(waiting.id)
    const jobs = await server.call(listEmployerJobs, { token: own.token })
    expect(jobs.data).toMatchObject([
      { id: jobId, depositOrderId: waiting.id, depositDueDate: waiting.expiresDate },
    ])
    const [deposit] = (await till.history(own, 'deposit')).data
    expect(deposit).toMatchObject({
      id: waiting.id,
      payAmount: 15_000,
      jobType: 'LOCAL',
      status: 'WAITING_DEPOSIT',
    })
    expect(deposit).toHaveProperty('account', expect.stringMatching(/^신한은행.* \d+-\d+-\d+$/))
    const tickets = await till.history(own, 'ticket')
    expect(tickets).toMatchObject({ totalCount: 6, totalPages: 2 })
    expect(tickets.data).toHaveLength(5)
    expect(tickets.data[0]).toMatchObject({ reading: false, point: 10_000, status: 'PAID' })
    expect((await till.history(own, 'ticket', 1)).data).toHaveLength(1)
  })

  test('The history contains granted points', async () => {
    const own = await aVerifiedEmployer(server)
    await inTransaction(server.database.db, (tx) =>
      grantPoints(tx, { memberId: own.id, points: 3_000, reference: v7(), now: new Date() }),
    )
    const { data, totalCount } = await till.history(own, 'ticket')
    expect(totalCount).toBe(1)
    expect(data).toMatchObject([{ reason: 'GRANT', reading: false, point: 3_000, status: null }])
  })

  test('The history contains neither unpaid orders nor those of other members', async () => {
    const own = await aVerifiedEmployer(server)
    const { id } = await till.begin(own)
    await till.cancel(own, id)
    for (const type of ['announcement', 'deposit', 'ticket'])
      expect((await till.history(own, type)).totalCount).toBe(0)
  })
})
