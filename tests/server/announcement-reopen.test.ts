import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { reopenAnnouncement } from '../../src/contract/job/announcement.ts'
import { applyToJob, listApplications } from '../../src/contract/candidate/application.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { listOpenApplicants } from '../../src/contract/employer/applicant.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { closeById } from '../../src/server/features/announcement/term.ts'
import { announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { refund } from '../../src/server/features/payment/service.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const HOUR = 3_600_000

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

const reopen = (employer: TestMember, id: string) =>
  server.call(reopenAnnouncement, { params: { id }, token: employer.token })
const endOf = async (id: string) => (await acts.stored(id)).period_end?.getTime() ?? 0

/** A job closed now; `later` runs an act some hours after that. */
async function aClosedOne(overrides: Record<string, unknown> = {}) {
  const employer = await aVerifiedEmployer(server)
  const isLife = overrides['productType'] === 'LIFE'
  const id = isLife
    ? (await acts.publish(employer, overrides)).data.id
    : await acts.aPublicOne(employer, overrides)
  const end = await endOf(id)
  const closedAt = new Date()
  await acts.at(closedAt, () => acts.close(employer, id))
  const later = <T>(hours: number, act: () => Promise<T>) =>
    acts.at(new Date(closedAt.getTime() + hours * HOUR), act)
  return { employer, id, end, closedAt, later }
}

describe('Undoing the closing of a job', () => {
  test('A job closed by its employer is open again in the lists, and no time of its term is lost', async () => {
    const { employer, id, end, later } = await aClosedOne({ title: '다시 여는 공고' })
    expect(await acts.isListed('다시 여는 공고', id)).toBe(false)
    const { listed_at: listedAt } = await acts.stored(id)
    const { data } = await later(5, () => reopen(employer, id))
    expect(data).toEqual({ id, status: 'IN_PROGRESS' })
    expect(await endOf(id)).toBe(end + 5 * HOUR)
    expect(await acts.stored(id)).toMatchObject({ closed_reason: null, closed_at: null, listed_at: listedAt })
    expect(await acts.isListed('다시 여는 공고', id)).toBe(true)
  })

  test('Undoing twice is no error and adds no time', async () => {
    const { employer, id, end, later } = await aClosedOne()
    await later(2, () => reopen(employer, id))
    expect((await later(3, () => reopen(employer, id))).data).toEqual({ id, status: 'IN_PROGRESS' })
    expect(await endOf(id)).toBe(end + 2 * HOUR)
  })

  test('Two concurrent undoings restore the term once', async () => {
    const { employer, id, end, later } = await aClosedOne()
    const answers = await later(1, () => Promise.all([reopen(employer, id), reopen(employer, id)]))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await endOf(id)).toBe(end + HOUR)
  })

  test('Undoing is refused after 24 hours and possible until then', async () => {
    const { employer, id, end, later } = await aClosedOne()
    const late = await later(24.01, () => reopen(employer, id))
    expect([late.status, late.problem.responseCode]).toEqual([409, 'REOPEN_TOO_LATE'])
    expect((await later(24, () => reopen(employer, id))).status).toBe(200)
    expect(await endOf(id)).toBe(end + DAY)
  })

  test('Who applied before stays an applicant, and the notification of the closing is taken back', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const worker = await aWorker(server, { hasResume: true })
    const apply = (member: TestMember) => server.call(applyToJob, { params: { id }, token: member.token })
    await apply(worker)
    const kinds = async () =>
      (await server.call(listNotifications, { token: worker.token })).data.map(({ kind }) => kind)
    await acts.close(employer, id)
    expect(await kinds()).toEqual(['JOB_CLOSED'])
    await reopen(employer, id)
    expect(await kinds()).toEqual([])
    expect((await server.call(listApplications, { token: worker.token })).data).toMatchObject([
      { status: 'SENT', job: { id, status: 'IN_PROGRESS' } },
    ])
    expect((await apply(await aWorker(server, { hasResume: true }))).status).toBe(201)
    expect((await server.call(listOpenApplicants, { token: employer.token })).totalCount).toBe(2)
    await acts.close(employer, id)
    expect(await kinds()).toEqual(['JOB_CLOSED'])
  })

  test('After an undone closing a pass that has not begun is refunded, and the running one keeps its time', async () => {
    const till = paymentActions(server)
    const employer = await aVerifiedEmployer(server)
    const { id } = (await acts.publish(employer, { productType: 'LOCAL' })).data
    await till.buy(employer, { productId: 'local-7', jobId: id })
    const firstEnd = await endOf(id)
    const further = await till.buy(employer, { productId: 'local-3', jobId: id })
    const closedAt = Date.now()
    await acts.at(new Date(closedAt), () => acts.close(employer, id))
    const refundAt = (now: Date) =>
      inTransaction(server.database.db, (tx) => refund(tx, { orderId: further.id, reason: '변심', now }))
    await expect(refundAt(new Date(closedAt + HOUR))).rejects.toMatchObject({ code: 'ORDER_STATE' })
    await acts.at(new Date(closedAt + 5 * HOUR), () => reopen(employer, id))
    // The further pass had begun by now, had its beginning not been postponed with the term.
    await refundAt(new Date(firstEnd + 4 * HOUR))
    expect(await endOf(id)).toBe(firstEnd + 5 * HOUR)
    expect((await acts.stored(id)).status).toBe('IN_PROGRESS')
    expect((await till.stored(further.id)).status).toBe('REFUNDED')
  })

  test('A refund of a pass after the closing refuses the undoing, one before it does not', async () => {
    const { employer, id, closedAt, later } = await aClosedOne()
    const refundedAt = async (hours: number) => {
      const { db } = server.database
      const product = await db
        .selectFrom('products')
        .select('id')
        .where('kind', '=', 'LOCAL_PASS')
        .limit(1)
        .executeTakeFirstOrThrow()
      const at = new Date(closedAt.getTime() + hours * HOUR)
      await db
        .insertInto('orders')
        .values({
          id: v7(),
          member_id: employer.id,
          product_id: product.id,
          job_id: id,
          region_ids: [],
          status: 'REFUNDED',
          kind: 'LOCAL_PASS',
          days: 7,
          product_amount: 1_000,
          surcharge_amount: 0,
          discount_amount: 0,
          total_amount: 1_000,
          created_at: at,
          expires_at: at,
          updated_at: at,
        })
        .execute()
    }
    await refundedAt(-1)
    expect((await later(1, () => reopen(employer, id))).status).toBe(200)
    await later(1, () => acts.close(employer, id))
    await refundedAt(2)
    const refused = await later(3, () => reopen(employer, id))
    expect([refused.status, refused.problem.responseCode]).toEqual([409, 'PASS_REFUNDED'])
  })

  test('A pass that had not begun is postponed with the term', async () => {
    const { employer, id, end, later } = await aClosedOne()
    const { db } = server.database
    const product = await db
      .selectFrom('products')
      .select('id')
      .where('kind', '=', 'LOCAL_PASS')
      .limit(1)
      .executeTakeFirstOrThrow()
    const at = new Date()
    const orderId = v7()
    const amounts = { product_amount: 1_000, surcharge_amount: 0, discount_amount: 0, total_amount: 1_000 }
    const times = { created_at: at, expires_at: at, updated_at: at, starts_at: new Date(end) }
    await db
      .insertInto('orders')
      .values({
        id: orderId,
        member_id: employer.id,
        product_id: product.id,
        job_id: id,
        region_ids: [],
        status: 'PAID',
        kind: 'LOCAL_PASS',
        days: 7,
        ...amounts,
        ...times,
      })
      .execute()
    await later(4, () => reopen(employer, id))
    const order = await db
      .selectFrom('orders')
      .select('starts_at')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(order.starts_at?.getTime()).toBe(end + 4 * HOUR)
  })

  test('A LIFE job reopens, and the next free one can be registered when its extended term ends', async () => {
    const { employer, id, end, later } = await aClosedOne({ productType: 'LIFE' })
    await later(6, () => reopen(employer, id))
    expect(await endOf(id)).toBe(end + 6 * HOUR)
    const at = (time: number) => acts.at(new Date(time), () => acts.publish(employer))
    expect((await at(end + 5 * HOUR)).problem.responseCode).toBe('LIFE_USED')
    expect((await at(end + 7 * HOUR)).status).toBe(201)
  })

  test('A LIFE job does not reopen once another free one was registered', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer)
    const end = await endOf(data.id)
    await acts.at(new Date(end - HOUR), () => acts.close(employer, data.id))
    expect((await acts.at(new Date(end + HOUR), () => acts.publish(employer))).status).toBe(201)
    const refused = await acts.at(new Date(end + 2 * HOUR), () => reopen(employer, data.id))
    expect([refused.status, refused.problem.responseCode]).toEqual([409, 'LIFE_USED'])
    expect(refused.problem.data).toEqual({ availableAt: new Date(end + HOUR + 7 * DAY).toISOString() })
  })

  test("Expired jobs, jobs closed by an operator and other employers' jobs cannot be reopened", async () => {
    const { employer, id, later } = await aClosedOne()
    expect((await reopen(await aVerifiedEmployer(server), id)).status).toBe(404)
    await inTransaction(server.database.db, (tx) => closeById(tx, id, new Date()))
    expect((await later(1, () => reopen(employer, id))).problem.responseCode).toBe('JOB_STATE')
    const owner = await aVerifiedEmployer(server)
    const expired = await acts.aPublicOne(owner)
    const after = new Date((await endOf(expired)) + HOUR)
    expect((await acts.at(after, () => reopen(owner, expired))).problem.responseCode).toBe('JOB_STATE')
  })
})
