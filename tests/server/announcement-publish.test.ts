import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { getRegionPay, listEmployerJobs, publishAnnouncement } from '../../src/contract/job/announcement.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { advanceAfterVerification } from '../../src/server/features/announcement/term.ts'
import { announcementActions, anAnnouncement, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let worker: TestMember
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  worker = await aWorker(server, { hasResume: true })
})

describe('Publishing an announcement', () => {
  test("A verified employer's LIFE announcement is listed at once, for seven days, with every field", async () => {
    const employer = await aVerifiedEmployer(server)
    const { status, data } = await acts.publish(employer, { title: '라이프 공고 하나' })
    expect({ status, data }).toMatchObject({ status: 201, data: { status: 'IN_PROGRESS' } })
    expect(await acts.isListed('라이프 공고 하나', data.id)).toBe(true)
    const { data: job } = await acts.jobPage(data.id)
    expect(job).toMatchObject({
      companyName: '가온테크',
      contact: '0312345678',
      workingTimeSpan: '09:00-18:00',
      hourlyEquivalent: 13_000,
      keywordList: ['PROVIDE_MEAL', 'EASY_WORK'],
      jobCategories: ['FACTORY'],
      numberOfPersons: 3,
      regionId: 142,
      onTheWay: true,
      // The employer's tick is only a request.
      useSecurePayment: false,
      visaAvailable: true,
      nationalityUnconcerned: true,
      status: 'IN_PROGRESS',
    })
    const row = await acts.stored(data.id)
    expect(row.period_end!.getTime() - row.period_start!.getTime()).toBe(7 * DAY)
  })

  test("An unverified employer's LIFE announcement stays in review and is not public", async () => {
    const employer = await anEmployer(server)
    const { data } = await acts.publish(employer, { title: '검수 대기 공고' })
    expect(data.status).toBe('IN_REVIEW')
    expect(await acts.isListed('검수 대기 공고', data.id)).toBe(false)
    const { status } = await acts.jobPage(data.id)
    expect(status).toBe(404)
  })

  test('A paid announcement is published by its payment, for the days paid for', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer, { productType: 'PREMIUM', title: '프리미엄 공고 하나' })
    expect(data.status).toBe('PAYMENT_DUE')
    expect(await acts.pay(data.id, 30)).toBe('IN_PROGRESS')
    expect(await acts.isListed('프리미엄 공고 하나', data.id)).toBe(true)
    const row = await acts.stored(data.id)
    expect(row.period_end!.getTime() - row.period_start!.getTime()).toBe(30 * DAY)
  })

  test('The term of an announcement paid before verification starts at the verification', async () => {
    const employer = await anEmployer(server)
    const { data } = await acts.publish(employer, { productType: 'GRAND', title: '심사 중 결제' })
    expect(await acts.pay(data.id, 30)).toBe('IN_REVIEW')
    const { company_id } = await acts.stored(data.id)
    const later = new Date(Date.now() + 3 * DAY)
    await inTransaction(server.database.db, async (tx) => {
      await tx.updateTable('companies').set({ verified_at: later }).where('id', '=', company_id).execute()
      await advanceAfterVerification(tx, company_id, later)
    })
    const row = await acts.stored(data.id)
    expect(row).toMatchObject({ status: 'IN_PROGRESS', paid_days: null })
    expect(row.period_end).toEqual(new Date(later.getTime() + 30 * DAY))
  })

  test('Publishing twice with one idempotency key creates one announcement', async () => {
    const employer = await aVerifiedEmployer(server)
    const answers = await Promise.all([acts.publish(employer, {}, 'k1'), acts.publish(employer, {}, 'k1')])
    const again = await acts.publish(employer, {}, 'k1')
    const done = [...answers, again].filter((answer) => answer.status === 201)
    expect(new Set(done.map((answer) => answer.data.id)).size).toBe(1)
    const { totalCount } = await server.call(listEmployerJobs, { token: employer.token })
    expect(totalCount).toBe(1)
  })

  test('Markup in the title and details is kept as plain text', async () => {
    const employer = await aVerifiedEmployer(server)
    const script = '<script>alert(1)</script>'
    const { data } = await acts.publish(employer, {
      title: script,
      details: `${script}<img src=x onerror=alert(1)>`,
    })
    const { data: job } = await acts.jobPage(data.id)
    expect(job).toMatchObject({ title: script, details: `${script}<img src=x onerror=alert(1)>` })
  })

  test('Publishing ignores id, status, term and company in the body', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer, {
      productType: 'PREMIUM',
      id: v7(),
      status: 'IN_PROGRESS',
      periodEnd: '2030-01-01T00:00:00Z',
      companyId: v7(),
    })
    expect(data.status).toBe('PAYMENT_DUE')
    expect(await acts.stored(data.id)).toMatchObject({ period_end: null, company_id: employer.companyId })
  })

  test('An employer can read the median pay of a district before publishing, from five open jobs', async () => {
    const employer = await aVerifiedEmployer(server)
    const medianOf = async (regionId: number) =>
      (await server.call(getRegionPay, { query: { regionId }, token: employer.token })).data
    expect(await medianOf(96)).toEqual({ regionMedianHourly: null })
    const region = { region_id: 96, latitude: 37.3, longitude: 126.8 }
    const now = new Date()
    const company = await aCompany(server.database.db, now)
    const amounts = [10_400, 11_000, 12_000, 13_000, 14_000]
    await publish(
      server.database.db,
      ...amounts.map((won) => aJob(company, now, { ...region, pay_amount: won, hourly_equivalent: won })),
    )
    expect(await medianOf(96)).toEqual({ regionMedianHourly: 12_000 })
    expect((await server.call(getRegionPay, { query: { regionId: 96 }, token: worker.token })).status).toBe(
      403,
    )
  })

  test('Publishing requires an employer', async () => {
    expect((await server.call(publishAnnouncement, { body: anAnnouncement() })).status).toBe(401)
    expect((await acts.publish(worker)).status).toBe(403)
  })
})

describe('The free LIFE announcement', () => {
  test('An employer gets one LIFE announcement in seven days, even from six concurrent requests', async () => {
    const employer = await aVerifiedEmployer(server)
    const answers = await Promise.all(Array.from({ length: 6 }, () => acts.publish(employer)))
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
    const refused = answers.find((answer) => answer.status === 409)
    expect(refused?.problem.responseCode).toBe('LIFE_USED')
    expect(refused?.problem.data).toMatchObject({ availableAt: expect.stringMatching(/Z$/) })
  })

  test('Closing a LIFE announcement early does not free its seven days', async () => {
    const employer = await aVerifiedEmployer(server)
    const start = Date.now()
    const { data } = await acts.publish(employer)
    await acts.close(employer, data.id)
    expect((await acts.publish(employer)).problem.responseCode).toBe('LIFE_USED')
    expect((await acts.extend(employer, data.id)).problem.responseCode).toBe('LIFE_USED')
    const later = new Date(start + 7 * DAY + 60_000)
    expect((await acts.at(later, () => acts.publish(employer))).status).toBe(201)
  })

  test('An unverified employer gets one LIFE announcement, however long verification takes', async () => {
    const employer = await anEmployer(server)
    const start = Date.now()
    await acts.publish(employer)
    const { problem } = await acts.at(new Date(start + 29 * DAY), () => acts.publish(employer))
    expect(problem.responseCode).toBe('LIFE_USED')
  })

  test('A LIFE announcement that has expired can be registered again for seven days', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer, { title: '다시 등록한 라이프' })
    const later = new Date(Date.now() + 10 * DAY)
    const again = await acts.at(later, () => acts.extend(employer, data.id))
    expect(again).toMatchObject({ status: 201, data: { orderId: null, status: 'IN_PROGRESS' } })
    expect(await acts.stored(data.id)).toMatchObject({
      closed_reason: null,
      period_end: new Date(later.getTime() + 7 * DAY),
    })
  })
})
