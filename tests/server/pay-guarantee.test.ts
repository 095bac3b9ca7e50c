import { beforeAll, describe, expect, test } from 'vitest'
import { listGuarantees } from '../../src/contract/employer/guarantee.ts'
import { listJobs } from '../../src/contract/job/job.ts'
import { undoDecision } from '../../src/contract/operator/decision.ts'
import { grantGuarantee, listGuaranteeRequests, refuseGuarantee } from '../../src/contract/case/guarantee.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { renewGuarantees } from '../../src/server/features/guarantee/service.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEvidence, askForGuarantee, inDays as daysFrom } from '../support/guarantees.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let operator: TestMember

/** Noon in Seoul: no test is at work when the day ends. */
const NOON = new Date('2026-11-20T03:00:00Z')
const inDays = (days: number) => daysFrom(days, NOON)

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOON
  acts = announcementActions(server)
  operator = await anOperator(server)
})

const evidence = (owner: TestMember, type?: 'employer/guarantee' | 'resume') =>
  anEvidence(server, owner, type)
const asks = (employer: TestMember, change?: object) => askForGuarantee(server, employer, change)

async function anApplication() {
  const employer = await aVerifiedEmployer(server)
  const { data } = await asks(employer)
  return { employer, id: data[0]?.id ?? '' }
}

const grant = (id: string, from = inDays(0), until = inDays(90), token = operator.token) =>
  server.call(grantGuarantee, { params: { id }, body: { from, until }, token })
const hasBadge = async (jobId: string) => (await acts.jobPage(jobId)).data.useSecurePayment
const isFound = async (title: string) =>
  (await server.call(listJobs, { query: { query: title, useSecurePayment: 'true' } })).data.length > 0

describe('Guaranteed pay', () => {
  test('A tick without a grant shows no badge and is not found by the filter', async () => {
    const id = await acts.aPublicOne(await aVerifiedEmployer(server), { title: '체크만한공고' })
    expect(await hasBadge(id)).toBe(false)
    expect(await isFound('체크만한공고')).toBe(false)
  })

  test('A grant gives postings that ask for it the badge, with what stands behind it and until when', async () => {
    const { employer, id } = await anApplication()
    const before = await acts.aPublicOne(employer, { title: '보장되는공고' })
    const other = await acts.aPublicOne(employer, {
      title: '원하지않는공고',
      securePayment: false,
      productType: 'LOCAL',
    })
    expect((await grant(id)).data.status).toBe('GRANTED')
    expect((await acts.jobPage(before)).data).toMatchObject({
      useSecurePayment: true,
      behind: { payGuarantee: { kind: 'INSURANCE', until: inDays(90) } },
    })
    expect(await isFound('보장되는공고')).toBe(true)
    expect(await hasBadge(other)).toBe(false)
    expect((await server.call(listNotifications, { token: employer.token })).data[0]).toMatchObject({
      kind: 'GUARANTEE_GRANTED',
    })
  })

  test('A posting that is published under a grant has the badge at once', async () => {
    const { employer, id } = await anApplication()
    await grant(id)
    expect(await hasBadge(await acts.aPublicOne(employer))).toBe(true)
  })

  test('The badge and the filter go with the last day of the grant', async () => {
    const { employer, id } = await anApplication()
    const jobId = await acts.aPublicOne(employer, { title: '끝나는보장' })
    await grant(id)
    await server.database.db
      .updateTable('pay_guarantees')
      .set({ granted_from: inDays(-9), granted_until: inDays(-1) })
      .where('id', '=', id)
      .execute()
    await renewGuarantees(server.database.db, NOON)
    expect(await hasBadge(jobId)).toBe(false)
    expect(await isFound('끝나는보장')).toBe(false)
  })

  test('A grant of a coming period gives the badge on its first day', async () => {
    const { employer, id } = await anApplication()
    const jobId = await acts.aPublicOne(employer)
    await grant(id, inDays(1), inDays(30))
    expect(await hasBadge(jobId)).toBe(false)
    expect((await server.call(listNotifications, { token: employer.token })).data[0]).toMatchObject({
      kind: 'GUARANTEE_GRANTED_AHEAD',
      subject: inDays(1),
    })
    await renewGuarantees(server.database.db, new Date(NOON.getTime() + 86_400_000))
    expect((await acts.stored(jobId)).guaranteed_until).toBe(inDays(30))
  })

  test('A business that loses its verification loses the badge', async () => {
    const { employer, id } = await anApplication()
    const jobId = await acts.aPublicOne(employer)
    await grant(id)
    await server.database.db
      .updateTable('companies')
      .set({ verified_at: null })
      .where('id', '=', employer.companyId)
      .execute()
    await renewGuarantees(server.database.db, NOON)
    expect(await hasBadge(jobId)).toBe(false)
  })

  test('An undo takes the badge, the notification and the decision back', async () => {
    const { employer, id } = await anApplication()
    const jobId = await acts.aPublicOne(employer)
    const { data } = await grant(id)
    const undone = await server.call(undoDecision, {
      params: { id: data.undo?.decisionId ?? '' },
      token: operator.token,
    })
    expect(undone.data).toEqual({ kind: 'GUARANTEE', id })
    expect(await hasBadge(jobId)).toBe(false)
    expect((await server.call(listGuarantees, { token: employer.token })).data[0]?.status).toBe('WAITING')
    expect((await server.call(listNotifications, { token: employer.token })).data).toEqual([])
    const ofCompany = (await actsIn(server)).filter(({ subject }) => subject === employer.companyId)
    expect(ofCompany.map(({ act }) => act)).toEqual(['guarantee.grant', 'guarantee.undo'])
  })

  test('A refusal is told with its reason', async () => {
    const { employer, id } = await anApplication()
    await server.call(refuseGuarantee, {
      params: { id },
      body: { reason: '기간이 안 보여요' },
      token: operator.token,
    })
    const { data } = await server.call(listGuarantees, { token: employer.token })
    expect(data[0]).toMatchObject({ status: 'REFUSED', reason: '기간이 안 보여요', isCurrent: false })
    expect((await grant(id)).status).toBe(412)
  })

  test('Only operators grant, and only verified businesses apply', async () => {
    const { employer, id } = await anApplication()
    for (const who of [employer, await aWorker(server)])
      expect((await grant(id, inDays(0), inDays(9), who.token)).status).toBe(403)
    expect((await asks(await anEmployer(server))).problem.responseCode).toBe('BUSINESS_NOT_VERIFIED')
    const worker = await aWorker(server)
    expect((await server.call(listGuaranteeRequests, { token: worker.token })).status).toBe(403)
  })

  test.each([
    ['ends before it begins', { from: inDays(9), until: inDays(1) }],
    ['is over', { from: inDays(-9), until: inDays(-1) }],
    ['is longer than a year', { until: inDays(500) }],
    ['is no date', { until: '2026-02-31' }],
    ['has unknown evidence', { evidenceFileDataId: 'other.png' }],
  ])('An application that %s is refused', async (_, change) => {
    expect((await asks(await aVerifiedEmployer(server), change)).status).toBe(400)
  })

  test("Another member's file, or a photo of another kind, is no evidence", async () => {
    const [employer, other] = [await aVerifiedEmployer(server), await aVerifiedEmployer(server)]
    expect((await asks(employer, { evidenceFileDataId: await evidence(other) })).status).toBe(400)
    expect((await asks(employer, { evidenceFileDataId: await evidence(employer, 'resume') })).status).toBe(
      400,
    )
  })
})
