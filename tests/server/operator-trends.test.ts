import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import { getTrends, type TrendDay } from '../../src/contract/operator/trends.ts'
import { closeDays } from '../../src/server/features/operator/service.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { aWorker, anEmployer, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { orderRow } from '../support/orders.ts'
import { runServer, type RunningServer } from '../support/server.ts'

/** Noon in Seoul on the 20th. */
const NOW = new Date('2026-11-20T03:00:00Z')
const DAY = 86_400_000
const ago = (days: number) => new Date(NOW.getTime() - days * DAY)

let server: RunningServer
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})

beforeEach(async () => {
  await server.database.db.deleteFrom('site_days').execute()
})

const trends = async (days: string) =>
  (await server.call(getTrends, { query: { days }, token: operator.token })).data

/** Every session of the test has begun by then. */
async function atNow<T>(work: () => Promise<T>): Promise<T> {
  server.clock.now = NOW
  try {
    return await work()
  } finally {
    server.clock.now = null
  }
}
const dayOf = (days: readonly TrendDay[], date: string) => days.find((day) => day.date === date)

async function signedUp(role: 'EMPLOYEE' | 'EMPLOYER', at: Date): Promise<string> {
  const { id } = role === 'EMPLOYER' ? await anEmployer(server) : await aWorker(server)
  await server.database.db.updateTable('members').set({ created_at: at }).where('id', '=', id).execute()
  return id
}

describe('The trends', () => {
  test('Each day of Seoul has its sign-ups, postings, applications and money, whether closed or not', async () => {
    const { db } = server.database
    const midnight = new Date('2026-10-24T15:00:00Z')
    const employer = await signedUp('EMPLOYER', midnight)
    await signedUp('EMPLOYEE', midnight)
    await signedUp('EMPLOYEE', new Date(midnight.getTime() - 1))
    const job = aJob(await aCompany(db, ago(100)), midnight)
    const unpublished = aJob(job.company_id, midnight, { status: 'PAYMENT_DUE', listed_at: null })
    await publish(db, job, unpublished)
    const paid = orderRow(employer, { status: 'PAID', paid_at: midnight })
    const refunded = orderRow(employer, {
      status: 'REFUNDED',
      paid_at: ago(100),
      product_amount: 30_000,
      total_amount: 30_000,
    })
    await db.insertInto('orders').values([paid, refunded]).execute()
    await db
      .insertInto('payments')
      .values({
        order_id: refunded.id,
        provider: 'sandbox',
        method: 'CreditCard',
        instalment: 0,
        begun_at: ago(100),
        return_at: midnight,
        returned_at: midnight,
      })
      .execute()
    const before = await atNow(() => trends('30'))
    expect(dayOf(before.days, '2026-10-25')).toEqual({
      date: '2026-10-25',
      workers: 1,
      employers: 1,
      postings: 1,
      applications: 0,
      paidAmount: 10_000,
      refundedAmount: 30_000,
    })
    expect(dayOf(before.days, '2026-10-24')).toMatchObject({ workers: 1, employers: 0 })
    expect(await closeDays(db, NOW)).toBeGreaterThan(700)
    expect(await atNow(() => trends('30'))).toEqual(before)
  })

  test('The overview counts today as the trends do, whatever id an entry has', async () => {
    const { db } = server.database
    const job = aJob(await aCompany(db, ago(100)), ago(0))
    await publish(db, job)
    const worker = await aWorker(server, { hasResume: true })
    const resume = await db
      .selectFrom('resumes')
      .select('id')
      .where('member_id', '=', worker.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('applications')
      .values({
        // Applied for again: the entry is older than the day.
        id: '01900000-0000-7000-8000-000000000001',
        job_id: job.id,
        member_id: worker.id,
        resume_id: resume.id,
        status: 'SENT',
        created_at: ago(0),
        updated_at: ago(0),
      })
      .execute()
    const { today } = await atNow(
      async () => (await server.call(getOperatorOverview, { token: operator.token })).data,
    )
    const { workers, employers, postings, applications } = (await atNow(() => trends('7'))).days.at(-1) ?? {}
    expect(applications).toBe(1)
    expect(today).toMatchObject({
      signUps: (workers ?? 0) + (employers ?? 0),
      announcements: postings,
      applications,
    })
  })

  test('The last of the days is today, and as many days before are summed up', async () => {
    await signedUp('EMPLOYEE', ago(0))
    await signedUp('EMPLOYEE', ago(7))
    await signedUp('EMPLOYEE', ago(13))
    await signedUp('EMPLOYEE', ago(14))
    const { days, before } = await atNow(() => trends('7'))
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ])
    expect(days.at(-1)?.workers).toBe(1)
    expect(before.workers).toBe(2)
    expect((await atNow(() => trends('365'))).days).toHaveLength(365)
  })

  test('A closed day stays as it was counted when its members are removed', async () => {
    const { db } = server.database
    const id = await signedUp('EMPLOYEE', ago(40))
    await closeDays(db, NOW)
    await db.deleteFrom('members').where('id', '=', id).execute()
    const { days } = await atNow(() => trends('90'))
    expect(dayOf(days, '2026-10-11')?.workers).toBe(1)
  })

  test('The two latest days stay open, and a day is closed once, also by two processes', async () => {
    const { db } = server.database
    await Promise.all([closeDays(db, NOW), closeDays(db, NOW)])
    const last = await db
      .selectFrom('site_days')
      .select((eb) => eb.fn.max('day').as('day'))
      .executeTakeFirst()
    expect(last?.day).toBe('2026-11-18')
    expect(await closeDays(db, NOW)).toBe(0)
    // A server that was off catches up.
    expect(await closeDays(db, new Date(NOW.getTime() + 5 * DAY))).toBe(5)
  })

  test.each(['8', '0', '-7', '1e9', 'all', v7()])('The period %j is refused', async (days) => {
    const { problem } = await server.call(getTrends, { query: { days }, token: operator.token })
    expect(problem.errors).toMatchObject([{ field: 'days', code: 'UNKNOWN' }])
  })
})
