import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { getOwnReport } from '../../src/contract/job/report.ts'
import { getReportCase, listReports } from '../../src/contract/case/report.ts'
import { exportMember } from '../../src/contract/account/member-account.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aTalk, aText, talkActions } from '../support/conversations.ts'
import { caseActions } from '../support/cases.ts'
import type { TestMember } from '../support/members.ts'
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

describe('The case of a report', () => {
  test('A report stands beside the company’s other open jobs and reports, without the reporter', async () => {
    const { id, employer, reporter } = await cases.aReport()
    const second = await cases.acts.aPublicOne(employer, { title: '다른 공고' })
    await cases.report(second, null, { reason: 'FALSE_PAY', text: '시급이 달라요' })
    const { data, headers } = await cases.reportCase(operator, id)
    expect(data).toMatchObject({
      id,
      isByMember: true,
      decision: null,
      undo: null,
      company: {
        memberId: employer.id,
        isVerified: true,
        jobs: [{ id: second, title: '다른 공고' }],
        jobCount: 1,
        reports: [{ reason: 'FALSE_PAY', jobTitle: '다른 공고', outcome: null }],
        reportCount: 1,
      },
    })
    expect(headers.get('etag')).toMatch(/^"open-/)
    expect(JSON.stringify(data)).not.toContain(reporter.id)
  })

  test('Open reports of one posting stand together, in its case and in the list', async () => {
    const first = await cases.aReport()
    const between = await cases.aReport()
    await cases.report(first.jobId, null, { reason: 'FALSE_PAY', text: '시급이 달라요' })
    const { data } = await cases.reportCase(operator, first.id)
    expect(data.sameJob).toMatchObject([{ reason: 'FALSE_PAY', text: '시급이 달라요' }])
    const ids = (await server.call(listReports, { query: { pageSize: 50 }, token: operator.token })).data.map(
      ({ id }) => id,
    )
    const at = ids.indexOf(first.id)
    expect([ids[at + 1], ids[at + 2]]).toEqual([data.sameJob[0]?.id, between.id])
  })

  test('A report stands beside what workers asked the company by ready phrases, without their words', async () => {
    const talk = await aTalk(server)
    const { say } = talkActions(server)
    for (const code of ['MEALS', 'DORMITORY', 'MEALS', 'HELLO'])
      await say(talk, talk.worker, { id: v7(), kind: 'PHRASE', code })
    await say(talk, talk.worker, aText('여권을 달래요'))
    const { db } = server.database
    const { job_id: jobId } = await db
      .selectFrom('applications')
      .select('job_id')
      .where('id', '=', talk.applicationId)
      .executeTakeFirstOrThrow()
    await cases.report(jobId)
    const { id } = await db
      .selectFrom('job_reports')
      .select('id')
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow()
    const query = { langCode: 'en' }
    const { data } = await server.call(getReportCase, { params: { id }, query, token: operator.token })
    expect(data.questions).toEqual([
      { text: 'Are meals provided?', count: 2 },
      { text: 'Is there a dormitory?', count: 1 },
    ])
  })

  test('The other jobs and reports are bounded to ten, and counted', async () => {
    const { id, employer } = await cases.aReport()
    for (let count = 0; count < 11; count++) await cases.acts.aPublicOne(employer)
    const { data } = await cases.reportCase(operator, id)
    expect([data.company.jobs.length, data.company.jobCount]).toEqual([10, 11])
  })

  test('A decision carries its cause, reason and note, which other operators read with who decided', async () => {
    const { id } = await cases.aReport()
    const words = {
      cause: 'NOT_PROVEN',
      reason: '증거가 없어요',
      note: '세 번째 신고',
      message: 'NOT_PROVEN',
    }
    await cases.settle(operator, id, { outcome: 'DISMISSED', ...words })
    const { data } = await cases.reportCase(other, id)
    expect(data.decision).toEqual({ ...words, by: { id: operator.id, name: 'Tran Minh Hau' } })
    const act = (await actsIn(server)).find(({ subject }) => subject === id)
    expect(act).toMatchObject({ act: 'report.settle', details: { outcome: 'DISMISSED', ...words } })
  })

  test('The internal note reaches neither the reporter nor the company nor their exports', async () => {
    const { id, reporter, employer, jobId } = await cases.aReport()
    const note = '내부 메모 하나'
    await cases.settle(operator, id, { outcome: 'DISMISSED', cause: 'CORRECTED', note, message: 'CORRECTED' })
    for (const { token } of [reporter, employer]) {
      const own = await server.call(getOwnReport, { params: { id: jobId }, token })
      const exported = await server.call(exportMember, { token })
      expect(exported.status).toBe(200)
      expect(
        JSON.stringify([own.data, exported.data, await cases.noticesOf({ ...reporter, token })]),
      ).not.toContain(note)
    }
    expect(JSON.stringify((await server.call(listReports, { token: operator.token })).data)).not.toContain(
      note,
    )
  })

  test.each([
    [{ outcome: 'CLOSED', cause: 'NO_VIOLATION' }, 'cause', 'INVALID'],
    [{ outcome: 'DISMISSED', cause: 'ETC' }, 'reason', 'REQUIRED'],
    [{ outcome: 'DISMISSED', message: 'GET_HELP' }, 'message', 'INVALID'],
    [{ outcome: 'DISMISSED', cause: 'NO_VIOLATION', message: 'CORRECTED' }, 'message', 'INVALID'],
    [{ outcome: 'DISMISSED', note: 'x'.repeat(501) }, 'note', 'TOO_LONG'],
  ])('A decision of %j is rejected', async (body, field, code) => {
    const { id } = await cases.aReport()
    expect((await cases.settle(operator, id, body)).problem.errors).toMatchObject([{ field, code }])
    expect(await cases.openReportIds(operator)).toContain(id)
  })

  test('A job that was changed since it was seen is not closed; the operator sees it first', async () => {
    const { id, jobId } = await cases.aReport()
    const seen = (await cases.reportCase(operator, id)).headers.get('etag') ?? ''
    await cases.acts.pay(jobId, 7)
    const refused = await cases.settle(operator, id, { outcome: 'CLOSED' }, { 'if-match': seen })
    expect(refused).toMatchObject({ status: 412, problem: { data: { id } } })
    const current = refused.headers.get('etag') ?? ''
    expect((await cases.settle(operator, id, { outcome: 'CLOSED' }, { 'if-match': current })).status).toBe(
      200,
    )
  })

  test('Of two operators who decide at once, one is told that it is settled, and sees by whom', async () => {
    const { id, jobId } = await cases.aReport()
    await cases.report(jobId)
    const open = await server.call(listReports, { token: operator.token })
    const ids = open.data.filter(({ job }) => job.id === jobId).map((each) => each.id)
    const answers = await Promise.all([
      cases.settle(operator, ids[0] ?? '', { outcome: 'CLOSED' }),
      cases.settle(other, ids[1] ?? '', { outcome: 'CLOSED' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const winner = answers[0].status === 200 ? operator : other
    expect((await cases.reportCase(operator, id)).data.decision?.by).toMatchObject({ id: winner.id })
  })
})

describe('A dismissed report', () => {
  test('Another operator opens it again later and closes the posting, and the reporter is told of both', async () => {
    const { id, reporter } = await cases.aReport()
    await cases.settle(operator, id, { outcome: 'DISMISSED', cause: 'NOT_PROVEN' })
    expect(await cases.reopen(other, id)).toMatchObject({ status: 200, data: { id } })
    expect(await cases.openReportIds(operator)).toContain(id)
    expect((await cases.reportCase(other, id)).data).toMatchObject({ decision: null, outcome: null })
    expect((await cases.settle(other, id, { outcome: 'CLOSED', cause: 'FRAUD' })).status).toBe(200)
    expect(await cases.noticesOf(reporter)).toEqual(['REPORT_CLOSED', 'REPORT_REOPENED', 'REPORT_DISMISSED'])
    const act = (await actsIn(server)).find((each) => each.act === 'report.reopen')
    expect(act).toMatchObject({ subject: id })
  })

  test('Only a dismissed report is opened again, and only by operators', async () => {
    const { id, reporter } = await cases.aReport()
    expect((await cases.reopen(operator, id)).problem.responseCode).toBe('JOB_STATE')
    await cases.settle(operator, id, { outcome: 'CLOSED', cause: 'FRAUD' })
    expect((await cases.reopen(operator, id)).problem.responseCode).toBe('JOB_STATE')
    expect((await cases.reopen(reporter, id)).status).toBe(403)
    expect((await cases.reopen(operator, v7())).status).toBe(404)
  })
})

describe('What a reporter is told', () => {
  test('A member sees the state of their report at the job, and is notified of the decision once', async () => {
    const { id, jobId, reporter } = await cases.aReport()
    const own = async () =>
      (await server.call(getOwnReport, { params: { id: jobId }, token: reporter.token })).data
    expect(await own()).toMatchObject({ settledDate: null, outcome: null })
    await cases.settle(operator, id, { outcome: 'CLOSED', cause: 'FEE_DEMANDED', message: 'GET_HELP' })
    expect(await own()).toMatchObject({ outcome: 'CLOSED' })
    expect(await cases.noticesOf(reporter)).toEqual(['REPORT_CLOSED_HELP'])
  })

  test.each([
    ['NO_VIOLATION', 'REPORT_NO_VIOLATION'],
    ['NOT_PROVEN', 'REPORT_NOT_PROVEN'],
    ['CORRECTED', 'REPORT_CORRECTED'],
    [null, 'REPORT_DISMISSED'],
  ])('The message %s arrives as %s', async (message, kind) => {
    const { id, reporter } = await cases.aReport()
    await cases.settle(operator, id, { outcome: 'DISMISSED', message })
    expect(await cases.noticesOf(reporter)).toEqual([kind])
  })

  test.each([
    [{ outcome: 'CLOSED', cause: 'FRAUD' }, 'REPORT_CLOSED'],
    [{ outcome: 'DISMISSED', message: 'CORRECTED' }, 'REPORT_CORRECTED'],
  ])('The record of %j says that the reporter was told %s', async (body, told) => {
    const { id } = await cases.aReport()
    const { data } = await cases.settle(operator, id, body)
    const recorded = async (act: string) =>
      (await actsIn(server)).find((each) => each.act === act && each.subject === id)?.details
    expect(await recorded('report.settle')).toMatchObject({ told })
    await cases.undo(operator, data.undo?.decisionId)
    expect(await recorded('report.undo')).toMatchObject({ told: 'REPORT_REOPENED' })
  })

  test('The record says that nobody was told where a visitor reported', async () => {
    const jobId = await cases.acts.aPublicOne(await aVerifiedEmployer(server))
    await cases.report(jobId)
    const { data } = await server.call(listReports, { token: operator.token })
    const id = data.find(({ job }) => job.id === jobId)?.id ?? ''
    await cases.settle(operator, id, { outcome: 'DISMISSED' })
    expect((await actsIn(server)).at(-1)).toMatchObject({ subject: id, details: { told: null } })
  })

  test('Nobody else reads a member’s report, and visitors none', async () => {
    const { jobId, employer } = await cases.aReport()
    const { data } = await server.call(getOwnReport, { params: { id: jobId }, token: employer.token })
    expect(data).toBeNull()
    expect((await server.call(getOwnReport, { params: { id: jobId } })).status).toBe(401)
  })
})
