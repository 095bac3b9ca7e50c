import { beforeAll, expect, test } from 'vitest'
import { listOpenCases, type OpenKind } from '../../src/contract/operator/queue.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { caseActions } from '../support/cases.ts'
import { aReportedTalk } from '../support/conversations.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let cases: ReturnType<typeof caseActions>
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  cases = caseActions(server)
  operator = await anOperator(server)
})

const queue = (query: Record<string, unknown> = {}) =>
  server.call(listOpenCases, { query, token: operator.token })

test('Cases of all kinds stand in one list, oldest first, until they are decided', async () => {
  const verification = await cases.aRequest()
  const report = await cases.aReport({ title: '포장' })
  const message = await aReportedTalk(server)
  const { db } = server.database
  const company = (await aVerifiedEmployer(server)).companyId
  const guarantee = {
    id: '01900000-0000-7000-8000-000000000001',
    company_id: company,
    kind: 'INSURANCE' as const,
    evidence_file: null,
    wanted_from: '2026-12-01',
    wanted_until: '2026-12-31',
    status: 'WAITING' as const,
    granted_from: null,
    granted_until: null,
    reason: null,
    requested_at: new Date('2020-01-01T00:00:00Z'),
    decided_at: null,
  }
  await db.insertInto('pay_guarantees').values(guarantee).execute()
  const { data, totalCount } = await queue()
  const wanted: [OpenKind, string][] = [
    ['GUARANTEE', guarantee.id],
    ['VERIFICATION', verification.id],
    ['REPORT', report.id],
    ['MESSAGE_REPORT', message],
  ]
  const found = data.filter(({ caseId }) => wanted.some(([, id]) => id === caseId))
  expect(found.map(({ kind, caseId }) => [kind, caseId])).toEqual(wanted)
  expect(found).toMatchObject([
    { dueOn: '2026-12-01', listPage: 1, since: '2020-01-01T00:00:00.000Z' },
    { name: '한빛물산', dueOn: null },
    { name: '포장' },
    {},
  ])
  expect(totalCount).toBe(data.length)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  await cases.settle(operator, report.id, { outcome: 'DISMISSED', cause: 'NOT_PROVEN' })
  const left = (await queue()).data.map(({ caseId }) => caseId)
  expect(left).not.toContain(report.id)
  expect(left).toContain(message)
})

test('The queue is paged, at most fifty cases at a time, with the page on which each stands in its own list', async () => {
  const { db } = server.database
  const { jobId } = await cases.aReport()
  const reports = Array.from({ length: 55 }, (_, index) => ({
    id: `01900000-0000-7000-8000-1${String(index).padStart(11, '0')}`,
    job_id: jobId,
    reason: 'FRAUD' as const,
    details: '',
    visitor: Buffer.from(String(index)),
    day: '2019-01-01',
    member_id: null,
    created_at: new Date(Date.UTC(2019, 0, 1, 0, index)),
  }))
  await db.insertInto('job_reports').values(reports).execute()
  const first = await queue()
  const second = await queue({ pageNumber: 1 })
  expect(first.data).toHaveLength(50)
  const old = [...first.data, ...second.data].filter(({ since }) => since.startsWith('2019'))
  expect(old.map(({ caseId }) => caseId)).toEqual(reports.map(({ id }) => id))
  expect([old[0]?.listPage, old[19]?.listPage, old[20]?.listPage, old[54]?.listPage]).toEqual([1, 1, 2, 3])
  expect((await queue({ pageSize: 51 })).status).toBe(400)
})

test('Looking at the queue is recorded once in ten minutes', async () => {
  const eager = await anOperator(server)
  for (let time = 0; time < 2; time++) await server.call(listOpenCases, { token: eager.token })
  const acts = (await actsIn(server)).filter(({ operator_id }) => operator_id === eager.id)
  expect(acts).toMatchObject([{ act: 'queue.show', subject: 'queue' }])
})
