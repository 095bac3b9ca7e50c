import { v7 } from 'uuid'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import { reportProposal } from '../../src/contract/candidate/proposal-report.ts'
import { sendProposal } from '../../src/contract/candidate/proposal.ts'
import { requestCompanyName } from '../../src/contract/employer/employer.ts'
import { settleReport } from '../../src/contract/case/report.ts'
import { approveVerification } from '../../src/contract/case/verification.ts'
import { reopenConversationReport, settleConversationReport } from '../../src/contract/case/message-report.ts'
import type { Undoable } from '../../src/contract/case/define-case.ts'
import { DECIDED, type DecisionKind } from '../../src/contract/case/kinds.ts'
import { decideArrears } from '../../src/contract/case/arrears.ts'
import { approveCompanyName } from '../../src/contract/case/company-name.ts'
import { grantGuarantee, settleLatePay } from '../../src/contract/case/guarantee.ts'
import { suspendMember } from '../../src/contract/operator/member.ts'
import { listProposalReports, settleProposalReport } from '../../src/contract/case/proposal-report.ts'
import { listSuspiciousPostings, settleSuspicion } from '../../src/contract/case/signal.ts'
import { setJobWork } from '../../src/contract/case/work.ts'
import { anAnnouncement, aVerifiedEmployer } from './announcements.ts'
import { caseActions } from './cases.ts'
import { aReportedTalk } from './conversations.ts'
import { askForGuarantee, inDays } from './guarantees.ts'
import { aHiredWorker, tellLatePay } from './late-pay.ts'
import type { TestMember } from './members.ts'
import { aProposal, proposalActions } from './proposals.ts'
import type { CallResult, RunningServer } from './server.ts'

type Answer = CallResult<{ undo?: Undoable }>

/** A case that waits for its decision, and what may happen to its subject afterwards. */
interface Waiting {
  /** @param key of the command; another one each time by default */
  decide: (by: TestMember, key?: string) => Promise<Answer>
  /** After which the decision cannot be undone. */
  change: () => Promise<{ status: number }>
  /** After which it still can. */
  other?: () => Promise<{ status: number }>
}

const FRAUD = { title: '쉬운 알바', details: '보증금 30만원을 먼저 입금해 주세요' }
const NOTHING_SAID = { title: '함께 일하실 분', details: '전화 주세요.' }

/** Makes a decision of each kind as the operator, on subjects of its own. */
export function decisionsBy(server: RunningServer, operator: TestMember, other: TestMember) {
  const waiting = waitingCases(server, operator, other)
  const make = async (kind: DecisionKind) => {
    const { decide, ...later } = await waiting[kind]()
    return { undo: (await decide(operator)).data.undo, ...later }
  }
  return Object.fromEntries(DECIDED.map((kind) => [kind, () => make(kind)])) as Record<
    DecisionKind,
    () => ReturnType<typeof make>
  >
}

/** Makes a case of each kind, on subjects of its own; what has to be decided before is decided by the other operator. */
export function waitingCases(server: RunningServer, operator: TestMember, other: TestMember) {
  const cases = caseActions(server)
  const { acts } = cases
  const suspend = ({ id }: TestMember) =>
    server.call(suspendMember, { params: { id }, body: { reason: '사칭' }, token: other.token })
  const { productType: _, ...form } = anAnnouncement()
  const deciding =
    (endpoint: Endpoint, params: { id: string }, body?: object): Waiting['decide'] =>
    ({ token }, key) =>
      server.call(endpoint, {
        params,
        token,
        ...(body ? { body } : {}),
        ...(key ? { key } : {}),
      }) as Promise<unknown> as Promise<Answer>
  return {
    async VERIFICATION() {
      const { employer, id } = await cases.aRequest()
      await acts.publish(employer, {})
      const change = () => acts.publish(employer, { productType: 'LOCAL' })
      return { decide: deciding(approveVerification, { id }), change }
    },
    async REPORT() {
      const { employer, id, jobId } = await cases.aReport()
      const decide = deciding(settleReport, { id }, { outcome: 'CLOSED', cause: 'FRAUD' })
      return { decide, change: () => suspend(employer), other: () => cases.report(jobId) }
    },
    async OFFER_REPORT() {
      const employer = await aVerifiedEmployer(server)
      const { candidate, id } = await proposalActions(server).anOffer(employer)
      const body = { reason: 'FRAUD', text: '돈을 달라고 해요' }
      await server.call(reportProposal, { params: { id }, body, token: candidate.token })
      const listed = { query: { pageSize: 50 }, token: operator.token }
      const { data: reports } = await server.call(listProposalReports, listed)
      const params = { id: reports.find(({ proposal }) => proposal.id === id)?.id ?? '' }
      const again = { body: aProposal(candidate.resumeId), token: employer.token }
      const decide = deciding(settleProposalReport, params, { outcome: 'UPHELD' })
      return { decide, change: () => server.call(sendProposal, again) }
    },
    async MESSAGE_REPORT() {
      const params = { id: await aReportedTalk(server) }
      const reopened = { params, token: other.token }
      const decide = deciding(settleConversationReport, params, { outcome: 'DISMISSED' })
      return { decide, change: () => server.call(reopenConversationReport, reopened) }
    },
    async NAME() {
      const { employer, id } = await cases.aRequest()
      await cases.approve(other, id)
      const asks = (name: string) =>
        server.call(requestCompanyName, { body: { name }, token: employer.token })
      await asks('한빛마트')
      const decide = deciding(approveCompanyName, { id }, { name: '한빛마트' })
      return { decide, change: () => asks('한빛슈퍼'), other: () => acts.publish(employer, {}) }
    },
    async GUARANTEE() {
      const employer = await aVerifiedEmployer(server)
      const params = { id: (await askForGuarantee(server, employer)).data[0]?.id ?? '' }
      return {
        decide: deciding(grantGuarantee, params, { from: inDays(0), until: inDays(90) }),
        change: () => askForGuarantee(server, employer),
        other: () => acts.publish(employer, {}),
      }
    },
    async ARREARS() {
      const params = { id: await anArrearsMatch(server) }
      const decide = (status: string, seen: string) => deciding(decideArrears, params, { status, seen })
      return { decide: decide('CONFIRMED', 'OPEN'), change: () => decide('DIFFERENT', 'CONFIRMED')(other) }
    },
    async SIGNAL() {
      const employer = await aVerifiedEmployer(server)
      const id = await acts.aPublicOne(employer, FRAUD)
      const listed = { query: { pageSize: '50' }, token: operator.token }
      const { data: found } = await server.call(listSuspiciousPostings, listed)
      const seen = found.find((each) => each.id === id)?.foundDate ?? ''
      const decide = deciding(settleSuspicion, { id }, { outcome: 'CLOSED', seen })
      return { decide, change: () => suspend(employer) }
    },
    async LATE_PAY() {
      const { worker, id } = await aHiredWorker(server, other)
      const { data: told } = await tellLatePay(server, id, worker.token)
      const decide = deciding(settleLatePay, { id: told.id }, { outcome: 'PAID' })
      return { decide, change: () => tellLatePay(server, id, worker.token) }
    },
    async WORK() {
      const employer = await aVerifiedEmployer(server)
      const id = await acts.aPublicOne(employer, NOTHING_SAID)
      const decide = (occupation: string, seen: string[]) =>
        deciding(setJobWork, { id }, { occupations: [occupation], seen })
      return {
        decide: decide('SALT_WORKER', []),
        change: () => decide('WELDER', ['SALT_WORKER'])(other),
        other: () => acts.edit(employer, id, { ...form, ...NOTHING_SAID, payAmount: 14_000 }),
      }
    },
  } satisfies Record<DecisionKind, () => Promise<Waiting>> as Record<DecisionKind, () => Promise<Waiting>>
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
