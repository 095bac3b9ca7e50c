import { v7 } from 'uuid'
import { reportProposal } from '../../src/contract/candidate/proposal-report.ts'
import { sendProposal } from '../../src/contract/candidate/proposal.ts'
import { requestCompanyName } from '../../src/contract/employer/employer.ts'
import {
  reopenConversationReport,
  settleConversationReport,
} from '../../src/contract/operator/conversation-case.ts'
import type { Undoable } from '../../src/contract/operator/decision.ts'
import type { DecisionKind } from '../../src/contract/operator/kinds.ts'
import { decideArrears } from '../../src/contract/operator/arrears.ts'
import { approveCompanyName } from '../../src/contract/operator/company-name.ts'
import { grantGuarantee, settleLatePay } from '../../src/contract/operator/guarantee.ts'
import { suspendMember } from '../../src/contract/operator/member.ts'
import { listProposalReports, settleProposalReport } from '../../src/contract/operator/proposal-case.ts'
import { listSuspiciousPostings, settleSuspicion } from '../../src/contract/operator/signal.ts'
import { setJobWork } from '../../src/contract/operator/work.ts'
import { anAnnouncement, aVerifiedEmployer } from './announcements.ts'
import { caseActions } from './cases.ts'
import { aReportedTalk } from './conversations.ts'
import { askForGuarantee, inDays } from './guarantees.ts'
import { aHiredWorker, tellLatePay } from './late-pay.ts'
import type { TestMember } from './members.ts'
import { aProposal, proposalActions } from './proposals.ts'
import type { RunningServer } from './server.ts'

/** A decision just made, and what may happen to its subject afterwards. */
interface Made {
  undo: Undoable | undefined
  /** After which it cannot be undone. */
  change: () => Promise<{ status: number }>
  /** After which it still can. */
  other?: () => Promise<{ status: number }>
}

const FRAUD = { title: '쉬운 알바', details: '보증금 30만원을 먼저 입금해 주세요' }
const NOTHING_SAID = { title: '함께 일하실 분', details: '전화 주세요.' }

/** Makes a decision of each kind as the operator, on subjects of its own. */
export function decisionsBy(server: RunningServer, operator: TestMember, other: TestMember) {
  const cases = caseActions(server)
  const { acts } = cases
  const { token } = operator
  const suspend = ({ id }: TestMember) =>
    server.call(suspendMember, { params: { id }, body: { reason: '사칭' }, token: other.token })
  const { productType: _, ...form } = anAnnouncement()
  const kinds = {
    async VERIFICATION() {
      const { employer, id } = await cases.aRequest()
      await acts.publish(employer, {})
      const { data } = await cases.approve(operator, id)
      return { undo: data.undo, change: () => acts.publish(employer, { productType: 'LOCAL' }) }
    },
    async REPORT() {
      const { employer, id, jobId } = await cases.aReport()
      const { data } = await cases.settle(operator, id, { outcome: 'CLOSED', cause: 'FRAUD' })
      return { undo: data.undo, change: () => suspend(employer), other: () => cases.report(jobId) }
    },
    async OFFER_REPORT() {
      const employer = await aVerifiedEmployer(server)
      const { candidate, id } = await proposalActions(server).anOffer(employer)
      const body = { reason: 'FRAUD', text: '돈을 달라고 해요' }
      await server.call(reportProposal, { params: { id }, body, token: candidate.token })
      const { data: reports } = await server.call(listProposalReports, { query: { pageSize: 50 }, token })
      const params = { id: reports.find(({ proposal }) => proposal.id === id)?.id ?? '' }
      const settled = await server.call(settleProposalReport, { params, body: { outcome: 'UPHELD' }, token })
      const again = { body: aProposal(candidate.resumeId), token: employer.token }
      return { undo: settled.data.undo, change: () => server.call(sendProposal, again) }
    },
    async MESSAGE_REPORT() {
      const params = { id: await aReportedTalk(server) }
      const body = { outcome: 'DISMISSED' }
      const { data } = await server.call(settleConversationReport, { params, body, token })
      const reopened = { params, token: other.token }
      return { undo: data.undo, change: () => server.call(reopenConversationReport, reopened) }
    },
    async NAME() {
      const { employer, id } = await cases.aRequest()
      await cases.approve(other, id)
      const asks = (name: string) =>
        server.call(requestCompanyName, { body: { name }, token: employer.token })
      await asks('한빛마트')
      const approval = { params: { id }, body: { name: '한빛마트' }, token }
      const { data } = await server.call(approveCompanyName, approval)
      return { undo: data.undo, change: () => asks('한빛슈퍼'), other: () => acts.publish(employer, {}) }
    },
    async GUARANTEE() {
      const employer = await aVerifiedEmployer(server)
      const params = { id: (await askForGuarantee(server, employer)).data[0]?.id ?? '' }
      const body = { from: inDays(0), until: inDays(90) }
      const { data } = await server.call(grantGuarantee, { params, body, token })
      return {
        undo: data.undo,
        change: () => askForGuarantee(server, employer),
        other: () => acts.publish(employer, {}),
      }
    },
    async ARREARS() {
      const params = { id: await anArrearsMatch(server) }
      const decide = (status: string, seen: string, by: TestMember) =>
        server.call(decideArrears, { params, body: { status, seen }, token: by.token })
      const { data } = await decide('CONFIRMED', 'OPEN', operator)
      return { undo: data.undo, change: () => decide('DIFFERENT', 'CONFIRMED', other) }
    },
    async SIGNAL() {
      const employer = await aVerifiedEmployer(server)
      const id = await acts.aPublicOne(employer, FRAUD)
      const { data: found } = await server.call(listSuspiciousPostings, { query: { pageSize: '50' }, token })
      const seen = found.find((each) => each.id === id)?.foundDate ?? ''
      const body = { outcome: 'CLOSED', seen }
      const { data } = await server.call(settleSuspicion, { params: { id }, body, token })
      return { undo: data.undo, change: () => suspend(employer) }
    },
    async LATE_PAY() {
      const { worker, id } = await aHiredWorker(server, other)
      const { data: told } = await tellLatePay(server, id, worker.token)
      const settlement = { params: { id: told.id }, body: { outcome: 'PAID' }, token }
      const { data } = await server.call(settleLatePay, settlement)
      return { undo: data.undo, change: () => tellLatePay(server, id, worker.token) }
    },
    async WORK() {
      const employer = await aVerifiedEmployer(server)
      const id = await acts.aPublicOne(employer, NOTHING_SAID)
      const decide = (occupation: string, by: TestMember) =>
        server.call(setJobWork, { params: { id }, body: { occupations: [occupation] }, token: by.token })
      const { data } = await decide('SALT_WORKER', operator)
      return {
        undo: data.undo,
        change: () => decide('WELDER', other),
        other: () => acts.edit(employer, id, { ...form, ...NOTHING_SAID, payAmount: 14_000 }),
      }
    },
  } satisfies Record<DecisionKind, () => Promise<Made>>
  return kinds as Record<DecisionKind, () => Promise<Made>>
}

/** The id of a listed employer that may be a company. */
async function anArrearsMatch(server: RunningServer): Promise<string> {
  const { db } = server.database
  const { companyId } = await aVerifiedEmployer(server)
  const [id, entryId, now] = [v7(), v7(), new Date()]
  const person = { business_name: '가온테크', person_name: '김가온', person_key: '김가온', address: '' }
  await db
    .insertInto('arrears_entries')
    .values({ ...person, id: entryId, key: Buffer.from(entryId), amount: null })
    .execute()
  const likeness = { same_name: true, same_person: true, same_district: false }
  await db
    .insertInto('arrears_matches')
    .values({ ...likeness, id, company_id: companyId, entry_id: entryId, status: 'OPEN', found_at: now })
    .execute()
  return id
}
