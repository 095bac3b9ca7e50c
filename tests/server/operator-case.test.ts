import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerCoupon } from '../../src/contract/payment/coupon.ts'
import { requestVerification } from '../../src/contract/employer/employer.ts'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import { listReports, settleReport } from '../../src/contract/case/report.ts'
import {
  approveVerification,
  getVerificationCase,
  listVerifications,
  refuseVerification,
} from '../../src/contract/case/verification.ts'
import { createOperatorCoupon, endCoupon, listOperatorCoupons } from '../../src/contract/operator/coupon.ts'
import { createNews, publishNews } from '../../src/contract/operator/news.ts'
import { reportJob } from '../../src/contract/job/report.ts'
import { announcementActions, aVerifiedEmployer, BUSINESS_NUMBER, DAY } from '../support/announcements.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { twoColorImage, upload } from '../support/images.ts'
import { anUploadedFile } from '../support/registrations.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let operator: TestMember
let token: string

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  operator = await anOperator(server)
  token = operator.token
})
beforeEach(() => {
  server.clock.now = null
})

const BUSINESS = {
  businessName: '한빛물산',
  businessNumber: BUSINESS_NUMBER,
  personName: '박대표',
  personRegistrationNumber: '8001011',
}
const requestBy = (employer: TestMember, form: object = {}) =>
  server.call(requestVerification, { body: { ...BUSINESS, ...form }, token: employer.token })

async function aVerificationRequest(): Promise<{ employer: TestMember; id: string }> {
  const employer = await anEmployer(server)
  const photo = await upload(server, await twoColorImage(300, 400).jpeg().toBuffer(), {
    token: employer.token,
    type: 'announcement/business',
  })
  await requestBy(employer, { certificateFileDataId: photo.data })
  const { id } = await server.database.db
    .selectFrom('companies')
    .select('id')
    .where('member_id', '=', employer.id)
    .executeTakeFirstOrThrow()
  return { employer, id }
}
const openCase = (id: string) => server.call(getVerificationCase, { params: { id }, token })
const approve = (id: string, headers: Record<string, string> = {}) =>
  server.call(approveVerification, { params: { id }, token, headers })
const refuse = (id: string, headers: Record<string, string> = {}) =>
  server.call(refuseVerification, { params: { id }, body: { reason: '사진이 흐려요' }, token, headers })
const waitingIds = async () => (await server.call(listVerifications, { token })).data.map(({ id }) => id)

describe('Verification requests in the console', () => {
  test('Requests are listed oldest first, with a signed certificate URL and without the resident number', async () => {
    const first = await aVerificationRequest()
    const second = await aVerificationRequest()
    const ids = await waitingIds()
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    const { data } = await openCase(first.id)
    expect(data).toMatchObject({
      status: 'REQUESTED',
      businessNumber: BUSINESS_NUMBER,
      hasPersonRegistrationNumber: true,
      memberId: first.employer.id,
    })
    expect(JSON.stringify(data)).not.toContain('8001011')
    const photo = await server.fetch(data.certificateUrl ?? '')
    expect(photo.headers.get('content-type')).toBe('image/jpeg')
    expect((await server.fetch((data.certificateUrl ?? '').split('?')[0] ?? '')).status).toBe(404)
  })

  test('Opening a request is recorded once per operator in ten minutes', async () => {
    const { id } = await aVerificationRequest()
    const other = await anOperator(server)
    const looks = async () =>
      (await actsIn(server))
        .filter(({ act, subject }) => act === 'verify.show' && subject === id)
        .map(({ operator_id }) => operator_id)
    const now = new Date()
    server.clock.now = now
    await openCase(id)
    await openCase(id)
    expect(await looks()).toEqual([operator.id])
    await server.call(getVerificationCase, { params: { id }, token: other.token })
    expect(await looks()).toEqual([operator.id, other.id])
    server.clock.now = new Date(now.getTime() + 11 * 60_000)
    await openCase(id)
    expect(await looks()).toEqual([operator.id, other.id, operator.id])
  })

  test('Approving a request publishes the announcements that waited for it', async () => {
    const { employer, id } = await aVerificationRequest()
    const { data } = await acts.publish(employer, { title: '승인을 기다리는 공고' })
    expect((await openCase(id)).data.waitingAnnouncements).toBe(1)
    expect((await approve(id)).data).toMatchObject({
      status: 'VERIFIED',
      hasPersonRegistrationNumber: false,
    })
    expect(await acts.isListed('승인을 기다리는 공고', data.id)).toBe(true)
    expect(await waitingIds()).not.toContain(id)
    const { data: verified } = await server.call(listVerifications, { query: { status: 'VERIFIED' }, token })
    expect(verified[0]?.id).toBe(id)
    expect((await approve(id)).status).toBe(200)
    expect((await refuse(id)).problem.responseCode).toBe('JOB_STATE')
  })

  test('A refused request carries the reason and can be made again', async () => {
    const { employer, id } = await aVerificationRequest()
    expect((await refuse(id)).data).toMatchObject({ status: 'REFUSED', reason: '사진이 흐려요' })
    await requestBy(employer)
    expect(await waitingIds()).toContain(id)
  })

  test('Approving with an outdated ETag answers 412 with the current request', async () => {
    const { employer, id } = await aVerificationRequest()
    const seen = (await openCase(id)).headers.get('etag') ?? ''
    server.clock.now = new Date(Date.now() + 60_000)
    await requestBy(employer, { businessName: '다른 회사' })
    const refused = await approve(id, { 'if-match': seen })
    expect(refused).toMatchObject({ status: 412, problem: { data: { businessName: '다른 회사' } } })
    expect((await approve(id, { 'if-match': refused.headers.get('etag') ?? '' })).status).toBe(200)
  })

  test('A request that another operator refused meanwhile cannot be approved with the old ETag', async () => {
    const { id } = await aVerificationRequest()
    const seen = (await openCase(id)).headers.get('etag') ?? ''
    await refuse(id)
    expect((await approve(id, { 'if-match': seen })).status).toBe(412)
  })

  test('Two concurrent approvals are recorded once', async () => {
    const { id } = await aVerificationRequest()
    await Promise.all([approve(id), approve(id)])
    const approvals = (await actsIn(server)).filter(
      ({ act, subject }) => act === 'verify.approve' && subject === id,
    )
    expect(approvals).toHaveLength(1)
  })
})

async function aReportedJob(reasons: string[] = ['FRAUD']) {
  const employer = await aVerifiedEmployer(server)
  const jobId = await acts.aPublicOne(employer, { title: '신고된 공고' })
  const bodies = reasons.map((reason) => ({ reason, text: `${reason} 같아요` }))
  for (const body of bodies) {
    const worker = await aWorker(server)
    await server.call(reportJob, { params: { id: jobId }, body, token: worker.token })
  }
  const open = await server.call(listReports, { token })
  const ids = open.data.filter(({ job }) => job.id === jobId).map(({ id }) => id)
  return { employer, jobId, ids, open: open.data.filter(({ job }) => job.id === jobId) }
}
const settle = (id: string, outcome: string) =>
  server.call(settleReport, { params: { id }, body: { outcome }, token })

describe('Reports in the console', () => {
  test('A report shows the job and its number of open reports, but not the reporter', async () => {
    const { open, jobId } = await aReportedJob(['FRAUD', 'FEE_DEMANDED'])
    expect(open).toMatchObject([
      {
        reason: 'FRAUD',
        text: 'FRAUD 같아요',
        isByMember: true,
        outcome: null,
        job: { id: jobId, status: 'IN_PROGRESS', openReports: 2 },
      },
      { reason: 'FEE_DEMANDED' },
    ])
    expect(JSON.stringify(open)).not.toContain('ilteo.test')
  })

  test('Dismissing a report leaves the job and its other reports unchanged', async () => {
    const { ids, jobId } = await aReportedJob(['FRAUD', 'ETC'])
    expect((await settle(ids[0] ?? '', 'DISMISSED')).data).toMatchObject({ settled: 1 })
    expect((await acts.jobPage(jobId)).data.status).toBe('IN_PROGRESS')
    expect((await settle(ids[0] ?? '', 'DISMISSED')).problem.responseCode).toBe('JOB_STATE')
    const { data } = await server.call(listReports, { query: { state: 'SETTLED' }, token })
    expect(data[0]).toMatchObject({ id: ids[0], outcome: 'DISMISSED', job: { openReports: 1 } })
  })

  test('Closing a job for a report is final and settles all of its reports', async () => {
    const { ids, jobId, employer } = await aReportedJob(['FRAUD', 'ETC', 'FALSE_PAY'])
    expect((await settle(ids[1] ?? '', 'CLOSED')).data).toMatchObject({ settled: 3 })
    expect((await acts.jobPage(jobId)).data).toMatchObject({ status: 'CLOSED', closedReason: 'OPERATOR' })
    server.clock.now = new Date(Date.now() + 8 * DAY)
    expect((await acts.extend(employer, jobId)).problem.responseCode).toBe('JOB_STATE')
  })

  test('A job that its employer had closed is closed for good by a report', async () => {
    const { ids, jobId, employer } = await aReportedJob()
    await acts.close(employer, jobId)
    expect((await settle(ids[0] ?? '', 'CLOSED')).status).toBe(200)
    expect((await acts.jobPage(jobId)).data.closedReason).toBe('OPERATOR')
    server.clock.now = new Date(Date.now() + 8 * DAY)
    expect((await acts.extend(employer, jobId)).problem.responseCode).toBe('JOB_STATE')
  })
})

describe('Coupons in the console', () => {
  const FORM = { code: 'Autumn 26', name: '가을', kind: 'PERCENT', amount: 10 }
  const makeCoupon = (form: object = {}) =>
    server.call(createOperatorCoupon, { body: { ...FORM, ...form }, token })

  test('A coupon starts at once without an end, and can be ended', async () => {
    const { data, status } = await makeCoupon()
    expect(status).toBe(201)
    expect(data).toMatchObject({ code: 'AUTUMN26', validUntil: null, state: 'RUNNING', used: 0, members: 0 })
    const employer = await anEmployer(server)
    const registers = (by: TestMember) =>
      server.call(registerCoupon, { body: { code: 'autumn-26' }, token: by.token })
    expect((await registers(employer)).status).toBe(201)
    const ended = await server.call(endCoupon, { params: { id: data.id }, token })
    expect(ended.data).toMatchObject({ state: 'ENDED', members: 1 })
    expect((await registers(await anEmployer(server))).problem.responseCode).toBe('COUPON_EXPIRED')
    expect((await server.call(endCoupon, { params: { id: data.id }, token })).status).toBe(200)
  })

  test('A coupon can be ended before it starts', async () => {
    const { data } = await makeCoupon({ code: 'LATER', validFrom: '2099-01-01T00:00:00Z' })
    expect(data.state).toBe('WAITING')
    expect((await server.call(endCoupon, { params: { id: data.id }, token })).data.state).toBe('ENDED')
  })

  test('A coupon needs a unique code', async () => {
    await makeCoupon({ code: 'TWICE' })
    expect((await makeCoupon({ code: 'twice' })).problem).toMatchObject({
      responseCode: 'VALIDATION',
      errors: [{ field: 'code', code: 'IN_USE' }],
    })
    const { data } = await server.call(listOperatorCoupons, { token })
    expect(data.filter(({ code }) => code === 'TWICE')).toHaveLength(1)
  })

  test.each([
    [{ amount: 101 }, 'amount', 'TOO_LARGE'],
    [{ amount: 0 }, 'amount', 'TOO_SMALL'],
    [{ kind: 'WON', amount: 1_000_001 }, 'amount', 'TOO_LARGE'],
    [{ validUntil: '2020-01-01T00:00:00Z' }, 'validUntil', 'INVALID'],
    [{ validFrom: '2099-01-02T00:00:00Z', validUntil: '2099-01-01T00:00:00Z' }, 'validUntil', 'INVALID'],
    [{ code: '--' }, 'code', 'INVALID'],
  ])('A coupon with %j is rejected', async (form, field, code) => {
    expect((await makeCoupon({ code: 'REFUSED', ...form })).problem.errors).toMatchObject([{ field, code }])
  })
})

test('The overview counts open work and the events since midnight in Seoul', async () => {
  const own = await runServer()
  // In Seoul: the day does not end meanwhile.
  const noon = new Date('2026-11-20T03:00:00Z')
  own.clock.now = noon
  const boss = await anOperator(own)
  const overview = async () => (await own.call(getOperatorOverview, { token: boss.token })).data
  expect(await overview()).toMatchObject({
    waitingVerifications: 0,
    openReports: 0,
    newsDrafts: 0,
    newsScheduled: 0,
    waitingReturns: 0,
  })
  const ownActs = announcementActions(own)
  const employer = await anEmployer(own)
  const certificateFileDataId = await anUploadedFile(own.database.db, employer.id)
  const body = { ...BUSINESS, certificateFileDataId }
  await own.call(requestVerification, { body, token: employer.token })
  const jobId = await ownActs.aPublicOne(await aVerifiedEmployer(own))
  await own.call(reportJob, { params: { id: jobId }, body: { reason: 'FRAUD' } })
  const news = { title: '소식', company: '일터', contents: '내용' }
  const ids = [1, 2].map(async () => (await own.call(createNews, { body: news, token: boss.token })).data.id)
  const publishAt = new Date(noon.getTime() + DAY).toISOString()
  await own.call(publishNews, {
    params: { id: (await ids[0]) ?? '' },
    body: { publishAt },
    token: boss.token,
  })
  await Promise.all(ids)
  expect(await overview()).toMatchObject({
    waitingVerifications: 1,
    openReports: 1,
    newsDrafts: 1,
    newsScheduled: 1,
    today: { signUps: 2, announcements: 1, applications: 0, paidOrders: 0, paidAmount: 0 },
  })
  own.clock.now = new Date(noon.getTime() + DAY)
  expect((await overview()).today).toMatchObject({ signUps: 0, announcements: 0 })
})
