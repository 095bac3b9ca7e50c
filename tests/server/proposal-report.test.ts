import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { sendProposal } from '../../src/contract/candidate/proposal.ts'
import { getOwnProposalReport, reportProposal } from '../../src/contract/candidate/proposal-report.ts'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import { undoDecision } from '../../src/contract/operator/decision.ts'
import {
  getProposalReport,
  listProposalReports,
  settleProposalReport,
} from '../../src/contract/case/proposal-report.ts'
import { aCandidate, aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { aProposal, proposalActions } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let employer: TestMember
let operator: TestMember
let does: ReturnType<typeof proposalActions>

beforeAll(async () => {
  server = await runServer()
  does = proposalActions(server)
  employer = await aVerifiedEmployer(server)
  operator = await anOperator(server)
})

const report = (
  member: TestMember,
  id: string,
  body: object = { reason: 'FRAUD', text: '돈을 달라고 해요' },
) => server.call(reportProposal, { params: { id }, body, token: member.token })
const reports = async (state: 'OPEN' | 'SETTLED' = 'OPEN') =>
  (await server.call(listProposalReports, { query: { state, pageSize: 50 }, token: operator.token })).data
const caseOf = async (id: string, state?: 'OPEN' | 'SETTLED') =>
  (await reports(state)).find(({ proposal }) => proposal.id === id)
const settle = (id: string, body: object) =>
  server.call(settleProposalReport, { params: { id }, body, token: operator.token, key: v7() })

test('An operator reads a reported proposal and its company, but not who reported it', async () => {
  const { candidate, id } = await does.anOffer(employer)
  expect((await report(candidate, id)).status).toBe(201)
  expect((await report(candidate, id, { reason: 'ETC' })).status).toBe(201)
  const found = (await reports()).filter(({ proposal }) => proposal.id === id)
  expect(found).toMatchObject([
    {
      reason: 'FRAUD',
      text: '돈을 달라고 해요',
      outcome: null,
      proposal: { title: '함께 일하고 싶어요', companyName: '가온테크', details: '기숙사가 있어요.' },
      company: { memberId: employer.id, otherReports: 0 },
    },
  ])
  expect(JSON.stringify(found)).not.toContain(candidate.id)
  const overview = await server.call(getOperatorOverview, { token: operator.token })
  expect(overview.data.openProposalReports).toBe(1)
})

test('A report that is upheld withdraws the open proposal, and is settled once', async () => {
  const { candidate, id } = await does.anOffer(employer)
  await report(candidate, id)
  const { id: reportId } = (await caseOf(id))!
  const upheld = { outcome: 'UPHELD', reason: '사기' }
  expect((await settle(reportId, upheld)).data).toMatchObject({
    outcome: 'UPHELD',
    undo: { decisionId: expect.any(String) },
  })
  expect((await settle(reportId, { outcome: 'DISMISSED' })).problem.responseCode).toBe('JOB_STATE')
  expect(await caseOf(id, 'SETTLED')).toMatchObject({
    outcome: 'UPHELD',
    decidedBy: { id: operator.id },
    proposal: { status: 'DECLINED' },
  })
  expect((await does.answer(candidate, id, 'ACCEPTED')).problem.responseCode).toBe('PROPOSAL_WITHDRAWN')
  expect((await does.kindsOf(candidate, id)).slice(0, 2).toSorted()).toEqual([
    'OFFER_REPORT_UPHELD',
    'PROPOSAL_WITHDRAWN',
  ])
  expect(await actsIn(server)).toMatchObject([
    { act: 'report.settleProposal', subject: reportId, details: { outcome: 'UPHELD', reason: '사기' } },
  ])
})

test('A report that is dismissed leaves the proposal open, and an accepted proposal stays accepted', async () => {
  const open = await does.anOffer(employer)
  await report(open.candidate, open.id)
  await settle((await caseOf(open.id))!.id, { outcome: 'DISMISSED' })
  expect((await does.listed(open.candidate, open.id))?.status).toBe('SENT')
  const accepted = await does.anOffer(employer)
  await does.answer(accepted.candidate, accepted.id, 'ACCEPTED')
  await report(accepted.candidate, accepted.id)
  await settle((await caseOf(accepted.id))!.id, { outcome: 'UPHELD' })
  expect((await does.listed(accepted.candidate, accepted.id))?.status).toBe('ACCEPTED')
})

test('Only who received a proposal may report it, and only operators read reports', async () => {
  const { candidate, id } = await does.anOffer(employer)
  const stranger = await aCandidate(server)
  expect((await report(stranger, id)).status).toBe(404)
  expect((await report(candidate, v7())).status).toBe(404)
  expect((await report(employer, id)).status).toBe(403)
  expect((await report(candidate, id, { reason: 'RUDE' })).status).toBe(400)
  expect((await report(candidate, id, { reason: 'ETC', text: 'a'.repeat(1_001) })).status).toBe(400)
  expect(await caseOf(id)).toBeUndefined()
  const looked = await server.call(listProposalReports, { token: employer.token })
  expect(looked.status).toBe(403)
  expect((await settle(v7(), { outcome: 'UPHELD' })).status).toBe(404)
})

const undo = (decisionId: string, by: TestMember = operator) =>
  server.call(undoDecision, { params: { id: decisionId }, token: by.token, key: v7() })
const read = (id: string) => server.call(getProposalReport, { params: { id }, token: operator.token })

test('A decision is shown with its cause, its note and who decided, and the candidate reads the chosen phrase', async () => {
  const { candidate, id } = await does.anOffer(employer)
  await report(candidate, id)
  const { id: reportId } = (await caseOf(id))!
  expect((await read(reportId)).data).toMatchObject({ decision: null, undo: null })
  const words = { cause: 'FEE_DEMANDED', note: '경찰에 알림', message: 'GET_HELP' }
  await settle(reportId, { outcome: 'UPHELD', ...words })
  expect((await read(reportId)).data).toMatchObject({
    outcome: 'UPHELD',
    decision: { ...words, reason: null, by: { id: operator.id } },
    undo: { decisionId: expect.any(String) },
  })
  expect(await does.kindsOf(candidate, id)).toContain('OFFER_REPORT_HELP')
})

test('A decision is undone by its operator once: the proposal is open again, and the candidate is told', async () => {
  const { candidate, id } = await does.anOffer(employer)
  await report(candidate, id)
  const { id: reportId } = (await caseOf(id))!
  const decisionId = (await settle(reportId, { outcome: 'UPHELD' })).data.undo!.decisionId
  const other = await undo(decisionId, await anOperator(server))
  expect(other.problem).toMatchObject({ responseCode: 'UNDO_REFUSED', data: { cause: 'OTHER_OPERATOR' } })
  expect((await undo(decisionId)).data).toEqual({ kind: 'OFFER_REPORT', id: reportId })
  expect((await caseOf(id))?.proposal.status).toBe('SENT')
  expect(await does.kindsOf(candidate, id)).toContain('OFFER_REPORT_REOPENED')
  expect((await does.answer(candidate, id, 'ACCEPTED')).status).toBe(200)
  expect((await undo(decisionId)).problem).toMatchObject({ data: { cause: 'DONE' } })
})

test('A decision is not undone once the company has sent the candidate another proposal', async () => {
  const { candidate, id } = await does.anOffer(employer)
  await report(candidate, id)
  const { id: reportId } = (await caseOf(id))!
  const decisionId = (await settle(reportId, { outcome: 'UPHELD' })).data.undo!.decisionId
  await server.call(sendProposal, { body: aProposal(candidate.resumeId), token: employer.token })
  expect((await undo(decisionId)).problem).toMatchObject({ data: { cause: 'CHANGED' } })
  expect((await caseOf(id, 'SETTLED'))?.outcome).toBe('UPHELD')
})

test.each([
  ['UPHELD', { cause: 'NOT_PROVEN' }],
  ['DISMISSED', { cause: 'FRAUD' }],
  ['DISMISSED', { cause: 'CORRECTED' }],
  ['DISMISSED', { cause: 'ETC' }],
  ['DISMISSED', { message: 'GET_HELP' }],
  ['DISMISSED', { message: 'CORRECTED' }],
])('A report of a proposal is not %s with %j', async (outcome, words) => {
  const { candidate, id } = await does.anOffer(employer)
  await report(candidate, id)
  const answer = await settle((await caseOf(id))!.id, { outcome, ...words })
  expect(answer.problem.responseCode).toBe('VALIDATION')
})

test('A candidate sees what became of their report of a proposal, and nobody else does', async () => {
  const { candidate, id } = await does.anOffer(employer)
  const own = async ({ token }: TestMember) =>
    (await server.call(getOwnProposalReport, { params: { id }, token })).data
  expect(await own(candidate)).toBeNull()
  await report(candidate, id)
  expect(await own(candidate)).toMatchObject({ settledDate: null, outcome: null })
  await settle((await caseOf(id))!.id, { outcome: 'DISMISSED' })
  expect(await own(candidate)).toMatchObject({ settledDate: expect.any(String), outcome: 'DISMISSED' })
  const other = await aCandidate(server)
  expect(await own(other)).toBeNull()
})

test.each([
  [{ cause: 'FEE_DEMANDED' }, 'OFFER_WITHDRAWN_FEE_DEMANDED'],
  [{}, 'OFFER_WITHDRAWN'],
])('A company whose proposal is withdrawn with %j is told with %s, and of the undo', async (words, kind) => {
  const { candidate, id } = await does.anOffer(employer)
  await report(candidate, id)
  const { data } = await settle((await caseOf(id))!.id, { outcome: 'UPHELD', ...words })
  expect(await does.kindsOf(employer, id)).toEqual([kind])
  expect((await undo(data.undo!.decisionId)).status).toBe(200)
  expect(await does.kindsOf(employer, id)).toEqual(['OFFER_RESTORED'])
})

test('A candidate does not go on reading that a proposal was withdrawn after an undo, and is told of the next withdrawal', async () => {
  const { candidate, id } = await does.anOffer(employer)
  const withdrawn = async () =>
    (await does.kindsOf(candidate, id)).filter((kind) => kind === 'PROPOSAL_WITHDRAWN')
  await report(candidate, id)
  const caseId = (await caseOf(id))!.id
  const { data } = await settle(caseId, { outcome: 'UPHELD' })
  expect(await withdrawn()).toHaveLength(1)
  await undo(data.undo!.decisionId)
  expect(await withdrawn()).toEqual([])
  await settle(caseId, { outcome: 'UPHELD' })
  expect(await withdrawn()).toHaveLength(1)
})

test('A company is told nothing of a report that leaves its proposal as it is', async () => {
  const dismissed = await does.anOffer(employer)
  await report(dismissed.candidate, dismissed.id)
  await settle((await caseOf(dismissed.id))!.id, { outcome: 'DISMISSED' })
  expect(await does.kindsOf(employer, dismissed.id)).toEqual([])
  const declined = await does.anOffer(employer)
  await does.answer(declined.candidate, declined.id, 'DECLINED')
  await report(declined.candidate, declined.id)
  await settle((await caseOf(declined.id))!.id, { outcome: 'UPHELD' })
  expect(await does.kindsOf(employer, declined.id)).toEqual(['PROPOSAL_DECLINED'])
})
