import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { reportProposal } from '../../src/contract/candidate/proposal-report.ts'
import {
  listConversationReports,
  reopenConversationReport,
  settleConversationReport,
} from '../../src/contract/case/message-report.ts'
import {
  getProposalReport,
  reopenProposalReport,
  settleProposalReport,
} from '../../src/contract/case/proposal-report.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { caseActions, MINUTE } from '../support/cases.ts'
import { aReportedTalk } from '../support/conversations.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { proposalActions } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember
let other: TestMember

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  other = await anOperator(server)
})

const afterAnHour = async <T>(work: () => Promise<T>): Promise<T> => {
  server.clock.now = new Date(Date.now() + 60 * MINUTE)
  try {
    return await work()
  } finally {
    server.clock.now = null
  }
}
const lastAct = async () => (await actsIn(server)).at(-1)

async function aReportedOffer() {
  const does = proposalActions(server)
  const offer = await does.anOffer(await aVerifiedEmployer(server))
  const { candidate, id } = offer
  await server.call(reportProposal, { params: { id }, body: { reason: 'FRAUD' }, token: candidate.token })
  const { id: reportId } = await server.database.db
    .selectFrom('proposal_reports')
    .select('id')
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow()
  return { candidate, id, reportId, noticesOf: () => does.kindsOf(candidate, id) }
}

test('Another operator opens a dismissed report about a job offer an hour later and decides anew', async () => {
  const { reportId, noticesOf } = await aReportedOffer()
  const params = { id: reportId }
  const settle = (by: TestMember, outcome: string) =>
    server.call(settleProposalReport, { params, body: { outcome }, token: by.token, key: v7() })
  const reopen = (by: TestMember) => server.call(reopenProposalReport, { params, token: by.token, key: v7() })
  expect((await reopen(other)).problem.responseCode).toBe('JOB_STATE')
  const { data: dismissal } = await settle(operator, 'DISMISSED')
  await afterAnHour(async () => {
    expect(await reopen(other)).toMatchObject({ status: 200, data: { id: reportId } })
    const { data } = await server.call(getProposalReport, { params, token: other.token })
    expect(data).toMatchObject({ outcome: null, decision: null, settledDate: null })
    expect(await lastAct()).toMatchObject({ act: 'report.reopenProposal', operator_id: other.id })
    expect((await settle(other, 'UPHELD')).status).toBe(200)
    expect((await reopen(operator)).problem.responseCode).toBe('JOB_STATE')
  })
  expect((await noticesOf()).filter((kind) => kind.startsWith('OFFER_REPORT'))).toEqual([
    'OFFER_REPORT_UPHELD',
    'OFFER_REPORT_REOPENED',
    'OFFER_REPORT_DISMISSED',
  ])
  const undone = await caseActions(server).undo(operator, dismissal.undo?.decisionId)
  expect(undone.problem).toMatchObject({ data: { cause: 'CHANGED' } })
})

test.each(['UPHELD', 'DISMISSED'])(
  'Another operator opens a report about a message an hour after it was %s',
  async (outcome) => {
    const params = { id: await aReportedTalk(server) }
    const reopen = () => server.call(reopenConversationReport, { params, token: other.token, key: v7() })
    const isWaiting = async () =>
      (await server.call(listConversationReports, { token: other.token })).data.some(
        ({ id }) => id === params.id,
      )
    expect((await reopen()).problem.responseCode).toBe('JOB_STATE')
    await server.call(settleConversationReport, { params, body: { outcome }, token: operator.token })
    expect(await isWaiting()).toBe(false)
    await afterAnHour(async () => {
      expect((await reopen()).status).toBe(200)
      expect(await isWaiting()).toBe(true)
      expect(await lastAct()).toMatchObject({
        act: 'report.reopenMessage',
        subject: params.id,
        operator_id: other.id,
        details: { told: 'MESSAGE_REPORT_REOPENED' },
      })
    })
  },
)

test('Only operators open reports again, and only those there are', async () => {
  const { candidate, reportId } = await aReportedOffer()
  for (const endpoint of [reopenProposalReport, reopenConversationReport]) {
    const refused = await server.call(endpoint, { params: { id: reportId }, token: candidate.token })
    expect(refused.status).toBe(403)
    const missing = await server.call(endpoint, { params: { id: v7() }, token: operator.token })
    expect(missing.status).toBe(404)
  }
})
