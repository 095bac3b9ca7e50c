import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDashboard, listEmployerJobs } from '../../src/contract/job/announcement.ts'
import { viewJob } from '../../src/contract/job/view.ts'
import { applyToJob, withdrawApplication } from '../../src/contract/candidate/application.ts'
import { favoriteJob } from '../../src/contract/job/job.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { announcementActions, anAnnouncement, aVerifiedEmployer, DAY } from '../support/announcements.ts'
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

describe('Editing an announcement', () => {
  test('Editing a public announcement updates the lists and keeps id, position and term', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { title: '고치기 전 제목' })
    const before = await acts.stored(id)
    const answer = await acts.edit(
      employer,
      id,
      anAnnouncement({ title: '고친 뒤의 제목', payAmount: 14_000 }),
    )
    expect(answer).toMatchObject({ status: 200, data: { id, status: 'IN_PROGRESS' } })
    expect(await acts.isListed('고치기 전 제목', id)).toBe(false)
    expect(await acts.isListed('고친 뒤의 제목', id)).toBe(true)
    const after = await acts.stored(id)
    expect(after).toMatchObject({ product_type: 'LOCAL', pay_amount: 14_000, hourly_equivalent: 14_000 })
    expect([after.listed_at, after.period_end]).toEqual([before.listed_at, before.period_end])
  })

  test('GET /employers/jobs/:id returns the form as it was submitted', async () => {
    const employer = await aVerifiedEmployer(server)
    const work = { occupations: ['WELDER'], phrases: [{ code: 'PAID_ON_DAY', parameters: { day: 10 } }] }
    const form = anAnnouncement({ productType: 'LOCAL', localJobRegionIds: [142, 96], ...work })
    const { data } = await acts.publish(employer, form)
    const { data: mine } = await acts.get(employer, data.id)
    expect(mine.announcement).toEqual({
      ...form,
      contact: '0312345678',
      breakMinutes: null,
      longHoursReason: null,
      startDate: null,
    })
  })

  test('Editing with an outdated ETag answers 412 with the current announcement', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const etag = (await acts.get(employer, id)).headers.get('etag') ?? ''
    const first = await acts.edit(employer, id, anAnnouncement({ title: '첫 번째 탭' }), etag)
    const second = await acts.edit(employer, id, anAnnouncement({ title: '두 번째 탭' }), etag)
    expect(second).toMatchObject({ status: 412 })
    expect(second.problem.data).toMatchObject({
      id,
      title: '첫 번째 탭',
      announcement: { title: '첫 번째 탭' },
    })
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    const third = await acts.edit(
      employer,
      id,
      anAnnouncement({ title: '두 번째 탭' }),
      first.headers.get('etag') ?? '',
    )
    expect(third.status).toBe(200)
  })

  test('An edit changes neither the tier nor adds regions beyond those paid for', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const tier = await acts.edit(employer, id, anAnnouncement({ productType: 'PREMIUM' }))
    expect(tier.status).toBe(200)
    expect((await acts.stored(id)).product_type).toBe('LOCAL')
    const regions = await acts.edit(employer, id, anAnnouncement({ localJobRegionIds: [142, 96] }))
    expect(regions.problem.errors).toMatchObject([{ field: 'localJobRegionIds', code: 'TOO_LONG' }])
  })

  test('Editing a closed announcement is rejected', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    await acts.close(employer, id)
    expect((await acts.edit(employer, id, anAnnouncement())).problem.responseCode).toBe('JOB_CLOSED')
  })
})

describe('Announcements of other employers', () => {
  test("Every endpoint answers another employer's announcement exactly like an unknown id", async () => {
    const [owner, other, newcomer] = [
      await aVerifiedEmployer(server),
      await aVerifiedEmployer(server),
      await anEmployer(server),
    ]
    const id = await acts.aPublicOne(owner)
    const unknown = v7()
    const calls = [
      acts.get,
      acts.close,
      (employer: TestMember, of: string) => acts.edit(employer, of, anAnnouncement()),
      acts.extend,
    ]
    for (const call of calls) {
      for (const employer of [other, newcomer]) {
        const theirs = await call(employer, id)
        const nobodys = await call(employer, unknown)
        expect(theirs.status).toBe(404)
        expect({ ...theirs.problem, instance: '' }).toEqual({ ...nobodys.problem, instance: '' })
      }
    }
  })
})

describe('Closing an announcement', () => {
  test('A closed announcement leaves the lists, stays readable, and can be closed again', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { title: '곧 마감할 공고' })
    expect((await acts.close(employer, id)).data).toEqual({ id, status: 'CLOSED' })
    expect((await acts.close(employer, id)).status).toBe(200)
    expect(await acts.isListed('곧 마감할 공고', id)).toBe(false)
    const { data } = await acts.jobPage(id)
    expect(data).toMatchObject({ status: 'CLOSED', closedReason: 'EMPLOYER' })
  })

  test('An announcement closed before the end of its term carries the time it was closed at', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const closedAt = new Date(Date.now() + DAY)
    await acts.at(closedAt, async () => {
      await acts.close(employer, id)
    })
    const { data } = await server.call(listEmployerJobs, { token: employer.token })
    expect(data[0]).toMatchObject({ id, closedDate: closedAt.toISOString() })
    expect(data[0]?.periodEnd).not.toBe(closedAt.toISOString())
    expect((await acts.jobPage(id)).data.closedDate).toBe(closedAt.toISOString())
  })

  test('An announcement that was never public cannot be closed', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer, { productType: 'GRAND' })
    expect((await acts.close(employer, data.id)).problem.responseCode).toBe('JOB_STATE')
  })

  test('Closing notifies each member who saved it or applied once, and nobody who withdrew', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { title: '함께 마감할 공고' })
    const [saved, both, gone] = await Promise.all([
      aWorker(server),
      aWorker(server, { hasResume: true }),
      aWorker(server, { hasResume: true }),
    ])
    const on = (member: TestMember) => ({ params: { id }, token: member.token })
    for (const member of [saved, both]) await server.call(favoriteJob, on(member))
    for (const member of [both, gone]) await server.call(applyToJob, on(member))
    await server.call(withdrawApplication, on(gone))
    await acts.close(employer, id)
    await acts.pay(id, 3)
    await acts.close(employer, id)
    const notificationsOf = async ({ token }: TestMember) =>
      (await server.call(listNotifications, { token })).data
    for (const member of [saved, both])
      expect(await notificationsOf(member)).toMatchObject([
        { kind: 'JOB_CLOSED', subject: '함께 마감할 공고', path: `/recruitment/detail/${id}`, targetId: id },
      ])
    expect(await notificationsOf(gone)).toEqual([])
  })

  test('Concurrent applications are either stored before the closing or rejected with JOB_CLOSED', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const workers = await Promise.all(Array.from({ length: 8 }, () => aWorker(server, { hasResume: true })))
    const applies = workers.map(({ token }) => server.call(applyToJob, { params: { id }, token }))
    const [closed, ...answers] = await Promise.all([acts.close(employer, id), ...applies])
    expect(closed.status).toBe(200)
    const accepted = answers.filter((answer) => answer.status === 201).length
    expect(
      answers.every((answer) => answer.status === 201 || answer.problem.responseCode === 'JOB_CLOSED'),
    ).toBe(true)
    const { data } = await server.call(listEmployerJobs, { token: employer.token })
    expect(data[0]).toMatchObject({ status: 'CLOSED', applicantCount: accepted })
    const late = await server.call(applyToJob, { params: { id }, token: worker.token })
    expect(late.problem.responseCode).toBe('JOB_CLOSED')
  })
})

describe('Extending an announcement', () => {
  test('Extending a paid announcement creates an order with the surcharge of its regions, payable for half an hour', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { localJobRegionIds: [142, 96, 97] })
    const { status, data } = await acts.extend(employer, id, { productId: 'local-15' })
    expect({ status, data }).toMatchObject({ status: 201, data: { status: 'IN_PROGRESS' } })
    const order = await server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', data.orderId ?? '')
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({
      member_id: employer.id,
      job_id: id,
      status: 'PENDING',
      product_amount: 36_000,
      surcharge_amount: 19_800,
      total_amount: 55_800,
    })
    expect(order.expires_at.getTime() - order.created_at.getTime()).toBe(30 * 60_000)
  })

  test('Extending with a pass of another tier is rejected', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const { problem } = await acts.extend(employer, id, { productId: 'premium-30' })
    expect(problem.errors).toMatchObject([{ field: 'productId', code: 'UNKNOWN' }])
  })

  test('A payment adds its days to the running term, or starts a new term from now', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const before = await acts.stored(id)
    await acts.pay(id, 15)
    expect((await acts.stored(id)).period_end!.getTime() - before.period_end!.getTime()).toBe(15 * DAY)
    await acts.close(employer, id)
    await acts.pay(id, 3)
    const after = await acts.stored(id)
    expect(after).toMatchObject({ status: 'IN_PROGRESS', closed_reason: null, closed_at: null })
    expect(after.period_end!.getTime() - after.period_start!.getTime()).toBe(3 * DAY)
  })

  test('An unpaid announcement cannot be extended', async () => {
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer, { productType: 'LOCAL' })
    expect((await acts.extend(employer, data.id)).problem.responseCode).toBe('JOB_STATE')
  })
})

describe('Employer dashboard', () => {
  test("The dashboard counts a visitor once a day, excludes the employer's own views, and counts unread applicants", async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer)
    const view = (member?: TestMember) => server.call(viewJob, { params: { id }, token: member?.token ?? '' })
    expect((await view(worker)).data).toEqual({ counted: true })
    expect((await view(worker)).data).toEqual({ counted: false })
    expect((await view()).data).toEqual({ counted: true })
    expect((await view(employer)).data).toEqual({ counted: false })
    await server.call(applyToJob, { params: { id }, token: worker.token })
    const { data: rows } = await server.call(listEmployerJobs, { token: employer.token })
    expect(rows).toMatchObject([{ id, viewCount: 2, applicantCount: 1, unreadCount: 1 }])
    const { data } = await server.call(getDashboard, { token: employer.token })
    expect(data).toMatchObject({ inProgress: 1, waiting: 0, closed: 0, unread: 1, applicantsBefore: 0 })
    expect(data.days).toHaveLength(14)
    expect(data.days.at(-1)).toMatchObject({ views: 2, applicants: 1 })
  })

  test("The employer's list filters by status and treats an expired announcement as closed", async () => {
    const employer = await aVerifiedEmployer(server)
    const open = await acts.aPublicOne(employer)
    const due = (await acts.publish(employer, { productType: 'GRAND' })).data.id
    const ids = async (status: string) => {
      const { data, totalCount } = await server.call(listEmployerJobs, {
        query: { status },
        token: employer.token,
      })
      expect(data).toHaveLength(totalCount)
      return data.map((job) => job.id)
    }
    expect(await ids('IN_PROGRESS')).toEqual([open])
    expect(await ids('PAYMENT_DUE')).toEqual([due])
    expect(await ids('')).toEqual([due, open])
    await acts.at(new Date(Date.now() + 8 * DAY), async () => {
      expect(await ids('CLOSED')).toEqual([open])
      expect(await ids('IN_PROGRESS')).toEqual([])
      const { data: job } = await acts.jobPage(open)
      expect(job.closedDate).toBe(job.periodEnd)
    })
  })

  test('The dashboard of an employer without announcements is empty', async () => {
    const employer = await anEmployer(server)
    expect((await server.call(listEmployerJobs, { token: employer.token })).data).toEqual([])
    expect((await server.call(getDashboard, { token: employer.token })).data.inProgress).toBe(0)
  })
})
