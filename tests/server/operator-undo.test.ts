import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { approveCompanyName } from '../../src/contract/case/company-name.ts'
import { suspendMember } from '../../src/contract/operator/member.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { caseActions, MINUTE } from '../support/cases.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let cases: ReturnType<typeof caseActions>
let operator: TestMember
let other: TestMember

beforeAll(async () => {
  server = await runServer()
  cases = caseActions(server)
  operator = await anOperator(server)
  other = await anOperator(server)
})
beforeEach(() => {
  server.clock.now = null
})

const later = (minutes: number) => {
  server.clock.now = new Date(Date.now() + minutes * MINUTE)
}
const refusal = (cause: string) => ({
  status: 409,
  problem: { responseCode: 'UNDO_REFUSED', data: { cause } },
})
const approved = async (id: string) => (await cases.approve(operator, id)).data.undo?.decisionId

describe('Undoing a verification', () => {
  test('An undone approval waits again, and the announcement that it published waits with it', async () => {
    const { employer, id } = await cases.aRequest()
    const { data: job } = await cases.acts.publish(employer, { title: '되돌릴 공고' })
    const before = await cases.acts.stored(job.id)
    const { data } = await cases.approve(operator, id)
    expect(data.decidedBy).toMatchObject({ id: operator.id })
    expect(Date.parse(data.undo?.until ?? '') - Date.now()).toBeGreaterThan(9 * MINUTE)
    expect(await cases.acts.isListed('되돌릴 공고', job.id)).toBe(true)

    const undone = await cases.undo(operator, data.undo?.decisionId)
    expect(undone.data).toEqual({ kind: 'VERIFICATION', id })
    expect((await cases.verificationCase(operator, id)).data).toMatchObject({
      status: 'REQUESTED',
      waitingAnnouncements: 1,
      hasPersonRegistrationNumber: false,
      decidedBy: null,
      undo: null,
    })
    expect(await cases.acts.isListed('되돌릴 공고', job.id)).toBe(false)
    const { status, period_end, listed_at, paid_days } = await cases.acts.stored(job.id)
    expect({ status, period_end, listed_at, paid_days }).toEqual({
      status: 'IN_REVIEW',
      period_end: before.period_end,
      listed_at: before.listed_at,
      paid_days: before.paid_days,
    })
    expect(await cases.noticesOf(employer)).toEqual(['BUSINESS_WAITS_AGAIN', 'BUSINESS_VERIFIED'])
  })

  test('A business that is approved again after an undo has its announcement published as a new one', async () => {
    const { employer, id } = await cases.aRequest()
    const { data: job } = await cases.acts.publish(employer, { title: '두 번 확인한 공고' })
    await cases.undo(operator, await approved(id))
    expect((await cases.approve(operator, id)).data.status).toBe('VERIFIED')
    expect(await cases.acts.isListed('두 번 확인한 공고', job.id)).toBe(true)
    const alert = server.database.db
      .selectFrom('job_alerts')
      .select('matched_at')
      .where('job_id', '=', job.id)
    expect(await alert.execute()).toMatchObject([{ matched_at: null }])
  })

  test('An undone approval gives the company and its announcement their names back', async () => {
    const { employer, id } = await cases.aRequest()
    const { data: job } = await cases.acts.publish(employer, { companyName: '한빛 공장' })
    const decision = await approved(id)
    expect((await cases.acts.stored(job.id)).company_name).toBe('한빛물산')
    await cases.undo(operator, decision)
    expect((await cases.acts.stored(job.id)).company_name).toBe('한빛 공장')
    const { db } = server.database
    const company = db.selectFrom('companies').select(['name', 'is_name_decided']).where('id', '=', id)
    expect(await company.executeTakeFirst()).toMatchObject({ is_name_decided: false })
    expect(await db.selectFrom('company_names').selectAll().where('company_id', '=', id).execute()).toEqual(
      [],
    )
  })

  test('An approval cannot be undone once another operator has approved a name of the company', async () => {
    const { id } = await cases.aRequest()
    const name = '한빛 공장'
    await server.database.db.updateTable('companies').set({ name }).where('id', '=', id).execute()
    const decision = await approved(id)
    later(1)
    const named = await server.call(approveCompanyName, {
      params: { id },
      body: { name },
      token: other.token,
    })
    expect(named.status).toBe(200)
    expect(await cases.undo(operator, decision)).toMatchObject(refusal('CHANGED'))
  })

  test('An undone refusal waits again without its reason', async () => {
    const { employer, id } = await cases.aRequest()
    const { data } = await cases.refuse(operator, id)
    await cases.undo(operator, data.undo?.decisionId)
    const current = await cases.verificationCase(operator, id)
    expect(current.data).toMatchObject({
      status: 'REQUESTED',
      reason: null,
      decidedDate: null,
      hasPersonRegistrationNumber: false,
    })
    expect(await cases.noticesOf(employer)).toEqual(['BUSINESS_WAITS_AGAIN', 'BUSINESS_REFUSED'])
  })

  test('An undo is recorded as an act of the operator on the company', async () => {
    const { id } = await cases.aRequest()
    await cases.undo(operator, await approved(id))
    const recorded = (await actsIn(server)).filter(({ subject }) => subject === id)
    expect(recorded).toMatchObject([
      { act: 'verify.approve' },
      {
        act: 'verify.undo',
        operator_id: operator.id,
        details: { status: 'VERIFIED' },
      },
    ])
  })

  test('A refusal cannot be undone once the company has asked again', async () => {
    const { employer, id } = await cases.aRequest()
    const { data } = await cases.refuse(operator, id)
    later(1)
    await cases.requestBy(employer, { businessName: '고친 이름' })
    expect(await cases.undo(operator, data.undo?.decisionId)).toMatchObject(refusal('CHANGED'))
    expect((await cases.verificationCase(operator, id)).data.businessName).toBe('고친 이름')
  })

  test('An approval cannot be undone once the company has published another announcement', async () => {
    const { employer, id } = await cases.aRequest()
    const decision = await approved(id)
    await cases.acts.publish(employer, {})
    expect(await cases.undo(operator, decision)).toMatchObject(refusal('CHANGED'))
    expect((await cases.verificationCase(operator, id)).data.status).toBe('VERIFIED')
  })

  test('An approval cannot be undone once the company has changed the published announcement', async () => {
    const { employer, id } = await cases.aRequest()
    const { data: job } = await cases.acts.publish(employer, {})
    const decision = await approved(id)
    await cases.acts.close(employer, job.id)
    expect(await cases.undo(operator, decision)).toMatchObject(refusal('CHANGED'))
    expect((await cases.acts.stored(job.id)).closed_reason).toBe('EMPLOYER')
  })

  test('An approval cannot be undone once a worker has applied to the published announcement', async () => {
    const { employer, id } = await cases.aRequest()
    const { data: job } = await cases.acts.publish(employer, {})
    const decision = await approved(id)
    const worker = await aWorker(server, { hasResume: true })
    await server.call(applyToJob, { params: { id: job.id }, token: worker.token })
    expect(await cases.undo(operator, decision)).toMatchObject(refusal('APPLIED'))
    expect((await cases.acts.stored(job.id)).status).toBe('IN_PROGRESS')
  })

  test('An undo and a concurrent application never leave an application to a withdrawn announcement', async () => {
    const { employer, id } = await cases.aRequest()
    const { data: job } = await cases.acts.publish(employer, {})
    const decision = await approved(id)
    const worker = await aWorker(server, { hasResume: true })
    const [undone, applied] = await Promise.all([
      cases.undo(operator, decision),
      server.call(applyToJob, { params: { id: job.id }, token: worker.token }),
    ])
    const { status } = await cases.acts.stored(job.id)
    expect([undone.status, applied.status, status]).toEqual(
      undone.status === 200 ? [200, 404, 'IN_REVIEW'] : [409, 201, 'IN_PROGRESS'],
    )
  })
})

describe('Who may undo, and when', () => {
  test('A second undo is refused, also one that is sent at the same time', async () => {
    const { id } = await cases.aRequest()
    const decision = await approved(id)
    const both = await Promise.all([cases.undo(operator, decision), cases.undo(operator, decision)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await cases.undo(operator, decision)).toMatchObject(refusal('DONE'))
  })

  test('Another operator can neither undo a decision nor is offered to', async () => {
    const { id } = await cases.aRequest()
    const decision = await approved(id)
    expect(await cases.undo(other, decision)).toMatchObject(refusal('OTHER_OPERATOR'))
    const seen = (await cases.verificationCase(other, id)).data
    expect(seen).toMatchObject({ undo: null, decidedBy: { id: operator.id } })
  })

  test('After ten minutes by the server’s clock an undo is refused and no longer offered', async () => {
    const { id } = await cases.aRequest()
    const decision = await approved(id)
    later(11)
    expect((await cases.verificationCase(operator, id)).data.undo).toBeNull()
    expect(await cases.undo(operator, decision)).toMatchObject(refusal('TOO_LATE'))
  })

  test('After a day the sweep forgets what a decision would restore, and not who decided', async () => {
    const { id } = await cases.aRequest()
    const decision = (await approved(id)) ?? ''
    const stored = async (hours: number) => {
      await sweep(server.database.db, server.services.files, new Date(Date.now() + hours * 60 * MINUTE))
      const decisions = server.database.db.selectFrom('operator_decisions').where('id', '=', decision)
      return decisions.select(['operator_id', 'former']).executeTakeFirst()
    }
    expect(await stored(23)).toMatchObject({ former: { request: { status: 'REQUESTED' } } })
    expect(await stored(25)).toEqual({ operator_id: operator.id, former: { jobs: [] } })
    later(25 * 60)
    expect(await cases.undo(operator, decision)).toMatchObject(refusal('TOO_LATE'))
  })
})

describe('Undoing a settled report', () => {
  const close = async (id: string) =>
    (await cases.settle(operator, id, { outcome: 'CLOSED', cause: 'FRAUD' })).data.undo?.decisionId

  test('An undone closing opens the job and all of its reports, and whoever was told is told again', async () => {
    const { id, jobId, employer, reporter } = await cases.aReport({ title: '다시 열 공고' })
    await cases.report(jobId)
    const worker = await aWorker(server, { hasResume: true })
    await server.call(applyToJob, { params: { id: jobId }, token: worker.token })
    const before = await cases.acts.stored(jobId)
    const decision = await close(id)
    expect(await cases.acts.isListed('다시 열 공고', jobId)).toBe(false)
    later(5)
    expect((await cases.undo(operator, decision)).data).toEqual({ kind: 'REPORT', id })
    expect(await cases.acts.isListed('다시 열 공고', jobId)).toBe(true)
    const job = await cases.acts.stored(jobId)
    expect(job).toMatchObject({ status: 'IN_PROGRESS', closed_reason: null, closed_at: null })
    expect(job.period_end?.getTime()).toBeGreaterThan(before.period_end?.getTime() ?? 0)
    expect((await cases.reportCase(operator, id)).data).toMatchObject({
      settledDate: null,
      outcome: null,
      decision: null,
      job: { openReports: 2 },
    })
    expect(await cases.noticesOf(worker)).toEqual(['JOB_REOPENED'])
    expect(await cases.noticesOf(employer)).toEqual(['POSTING_REOPENED', 'APPLICATION_RECEIVED'])
    expect(await cases.noticesOf(reporter)).toEqual(['REPORT_REOPENED', 'REPORT_CLOSED'])
    const acts = (await actsIn(server)).filter(({ subject }) => subject === id)
    expect(acts.map(({ act }) => act)).toEqual(['report.settle', 'report.undo'])
  })

  test('A job that its employer had closed before is closed as it was after an undo', async () => {
    const { id, jobId, employer } = await cases.aReport()
    await cases.acts.close(employer, jobId)
    const before = await cases.acts.stored(jobId)
    await cases.undo(operator, await close(id))
    const { status, closed_reason, closed_at } = await cases.acts.stored(jobId)
    expect({ status, closed_reason, closed_at }).toEqual({
      status: 'CLOSED',
      closed_reason: 'EMPLOYER',
      closed_at: before.closed_at,
    })
  })

  test('A closing is not undone while the company is suspended', async () => {
    const { id, jobId, employer } = await cases.aReport()
    const decision = await close(id)
    await server.call(suspendMember, {
      params: { id: employer.id },
      body: { reason: '사칭' },
      token: other.token,
    })
    expect(await cases.undo(operator, decision)).toMatchObject(refusal('CHANGED'))
    expect((await cases.acts.stored(jobId)).status).toBe('CLOSED')
  })

  test('An undone dismissal opens that report alone', async () => {
    const { id, jobId } = await cases.aReport()
    await cases.report(jobId)
    const settled = await cases.settle(operator, id, { outcome: 'DISMISSED', cause: 'NO_VIOLATION' })
    await cases.undo(operator, settled.data.undo?.decisionId)
    expect(await cases.openReportIds(operator)).toContain(id)
    expect((await cases.reportCase(operator, id)).data.job).toMatchObject({
      status: 'IN_PROGRESS',
      openReports: 2,
    })
  })
})
