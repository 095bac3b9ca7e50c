import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { requestCompanyName } from '../../src/contract/employer/employer.ts'
import * as arrears from '../../src/contract/case/arrears.ts'
import * as banner from '../../src/contract/operator/banner.ts'
import * as receipts from '../../src/contract/payment/receipt.ts'
import * as names from '../../src/contract/case/company-name.ts'
import * as cases from '../../src/contract/case/report.ts'
import * as verifications from '../../src/contract/case/verification.ts'
import * as coupon from '../../src/contract/operator/coupon.ts'
import * as decision from '../../src/contract/operator/decision.ts'
import * as guarantees from '../../src/contract/case/guarantee.ts'
import * as list from '../../src/contract/operator/list.ts'
import * as member from '../../src/contract/operator/member.ts'
import * as news from '../../src/contract/operator/news.ts'
import * as talkCases from '../../src/contract/case/message-report.ts'
import * as posting from '../../src/contract/operator/posting.ts'
import * as proposalCases from '../../src/contract/case/proposal-report.ts'
import * as signal from '../../src/contract/case/signal.ts'
import * as work from '../../src/contract/case/work.ts'
import { reportProposal } from '../../src/contract/candidate/proposal-report.ts'
import { reportJob } from '../../src/contract/job/report.ts'
import type { FetchPublicly } from '../../src/server/providers/public-internet/fetch-publicly.ts'
import { againWhileRunning } from '../support/again-while-running.ts'
import { aReportedTalk } from '../support/conversations.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { caseActions } from '../support/cases.ts'
import { aGuaranteeRequest, inDays } from '../support/guarantees.ts'
import { aHiredWorker, tellLatePay } from '../support/late-pay.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { actsIn, aNewsImage, anOperator } from '../support/operators.ts'
import { aPaidTicket } from '../support/orders.ts'
import { anInvoiceRequest, anInvoiceToCancel, anIssuedInvoice, INVOICE_NUMBER } from '../support/receipts.ts'
import { proposalActions } from '../support/proposals.ts'
import { type CallInput, runServer, type RunningServer } from '../support/server.ts'

const FEED = '<rss version="2.0"><channel><title>신문</title><item><title>기사</title></item></channel></rss>'
const fetchFeed: FetchPublicly = async (address) => ({
  content: Buffer.from(FEED),
  contentType: 'application/rss+xml',
  url: new URL(address),
})

let server: RunningServer
let operator: TestMember
let token: string

beforeAll(async () => {
  server = await runServer({ services: { fetchPublicly: fetchFeed } })
  operator = await anOperator(server)
  token = operator.token
})

const NEWS = { title: '소식', company: '일터', contents: '내용' }
const aNewsItem = async () => (await server.call(news.createNews, { body: NEWS, token })).data.id

async function aBannerForm(): Promise<object> {
  return {
    title: '배너',
    imageFileDataId: await aNewsImage(server, operator),
    newsId: await aNewsItem(),
    linkUrl: '/news',
  }
}
const aBanner = async () =>
  (await server.call(banner.createBanner, { body: await aBannerForm(), token })).data.id
const anAdvertisement = async () =>
  (await server.call(banner.createAdvertisement, { body: await aBannerForm(), token })).data.id

async function aRequest(): Promise<string> {
  const employer = await anEmployer(server)
  await caseActions(server).requestBy(employer)
  const [request] = (await server.call(verifications.listVerifications, { token })).data.toReversed()
  return request?.id ?? ''
}

async function aNamedCompany(): Promise<string> {
  const { companyId, token: ownToken } = await aVerifiedEmployer(server)
  await server.call(requestCompanyName, { body: { name: '가온' }, token: ownToken })
  return companyId
}

const aPublicJob = async () => announcementActions(server).aPublicOne(await aVerifiedEmployer(server))

async function aReport(): Promise<string> {
  const jobId = await aPublicJob()
  await server.call(reportJob, { params: { id: jobId }, body: { reason: 'FRAUD', text: '거짓' } })
  const { data } = await server.call(cases.listReports, { token })
  return data.find((report) => report.job.id === jobId)?.id ?? ''
}

async function aProposalReport(): Promise<string> {
  const { candidate, id } = await proposalActions(server).anOffer(await aVerifiedEmployer(server))
  await server.call(reportProposal, { params: { id }, body: { reason: 'FRAUD' }, token: candidate.token })
  const { data } = await server.call(proposalCases.listProposalReports, { token })
  return data.find(({ proposal }) => proposal.id === id)?.id ?? ''
}

async function aLatePayCase(): Promise<string> {
  const { id, worker } = await aHiredWorker(server, operator)
  return (await tellLatePay(server, id, worker.token)).data.id
}

async function aSuspiciousPosting(): Promise<CallInput> {
  const details = '보증금 30만원을 먼저 입금해 주세요'
  const id = await announcementActions(server).aPublicOne(await aVerifiedEmployer(server), { details })
  const { data } = await server.call(signal.listSuspiciousPostings, { query: { pageSize: '50' }, token })
  const seen = data.find((each) => each.id === id)?.foundDate
  return { params: { id }, body: { outcome: 'DISMISSED', seen } }
}

async function anArrearsMatch(): Promise<string> {
  const { companyId } = await aVerifiedEmployer(server)
  const [id, entryId] = [v7(), v7()]
  const { db } = server.database
  await db
    .insertInto('arrears_lists')
    .values({ listed_on: '2026-06-01', file_hash: Buffer.alloc(32), entries: 1, imported_at: new Date() })
    .execute()
  await db
    .insertInto('arrears_entries')
    .values({
      id: entryId,
      key: Buffer.alloc(32),
      business_name: '가온',
      person_name: '김가온',
      person_key: '김가온',
      address: '경기도 화성시',

      amount: 1,
    })
    .execute()
  await db
    .insertInto('arrears_matches')
    .values({
      id,
      company_id: companyId,
      entry_id: entryId,
      same_name: true,
      same_person: true,
      same_district: false,
      status: 'OPEN',
      found_at: new Date(),
    })
    .execute()
  return id
}

const aPaidOrder = async () => aPaidTicket(server, (await anEmployer(server)).id)

const withId = async (id: Promise<string>, body?: unknown): Promise<CallInput> => ({
  params: { id: await id },
  ...(body === undefined ? {} : { body }),
})
const withBody = async (body: unknown): Promise<CallInput> => ({ body: await body })

/** Arguments with which each command succeeds. The test fails for new commands until they are added here. */
const inputs = new Map<Endpoint, () => Promise<CallInput>>([
  [news.createNews, () => withBody(NEWS)],
  [news.editNews, () => withId(aNewsItem(), { ...NEWS, title: '새 제목' })],
  [news.publishNews, () => withId(aNewsItem(), {})],
  [news.unpublishNews, () => withId(aNewsItem())],
  [news.deleteNews, () => withId(aNewsItem())],
  [news.importNews, () => withBody({ url: 'https://news.example.org/rss' })],
  [banner.createBanner, () => withBody(aBannerForm())],
  [banner.editBanner, async () => withId(aBanner(), await aBannerForm())],
  [banner.orderBanners, async () => withBody({ ids: [await aBanner()] })],
  [banner.deleteBanner, () => withId(aBanner())],
  [banner.createAdvertisement, () => withBody(aBannerForm())],
  [banner.editAdvertisement, async () => withId(anAdvertisement(), await aBannerForm())],
  [banner.orderAdvertisements, async () => withBody({ ids: [await anAdvertisement()] })],
  [banner.deleteAdvertisement, () => withId(anAdvertisement())],
  [verifications.approveVerification, () => withId(aRequest())],
  [verifications.refuseVerification, () => withId(aRequest(), { reason: '사진이 흐려요' })],
  [receipts.showReceiptRecipient, () => withId(anInvoiceRequest(server))],
  [
    receipts.correctReceipt,
    () => withId(anIssuedInvoice(server, token), { approvalNumber: `9${INVOICE_NUMBER.slice(1)}` }),
  ],
  [receipts.issueReceipt, () => withId(anInvoiceRequest(server), { approvalNumber: INVOICE_NUMBER })],
  [receipts.refuseReceipt, () => withId(anInvoiceRequest(server), { reason: '메일이 되돌아왔어요' })],
  [receipts.cancelReceipt, () => withId(anInvoiceToCancel(server, token))],
  [work.setJobWork, () => withId(aPublicJob(), { occupations: ['WELDER'] })],
  [
    posting.translatePosting,
    () => withId(aPublicJob(), { langCode: 'vi', title: 'Tuyển thợ', of: { title: '', details: '' } }),
  ],
  [names.approveCompanyName, () => withId(aNamedCompany(), { name: '가온' })],
  [names.refuseCompanyName, () => withId(aNamedCompany(), { name: '가온', reason: '상표가 아니에요' })],
  [
    guarantees.grantGuarantee,
    () => withId(aGuaranteeRequest(server), { from: inDays(0), until: inDays(90) }),
  ],
  [guarantees.refuseGuarantee, () => withId(aGuaranteeRequest(server), { reason: '서류가 흐려요' })],
  [guarantees.settleLatePay, () => withId(aLatePayCase(), { outcome: 'PAID' })],
  [signal.settleSuspicion, aSuspiciousPosting],
  [arrears.decideArrears, () => withId(anArrearsMatch(), { status: 'DIFFERENT', seen: 'OPEN' })],
  [cases.settleReport, () => withId(aReport(), { outcome: 'DISMISSED' })],
  [cases.reopenReport, () => withId(aDismissedReport())],
  [proposalCases.settleProposalReport, () => withId(aProposalReport(), { outcome: 'DISMISSED' })],
  [proposalCases.reopenProposalReport, () => withId(aDismissedProposalReport())],
  [talkCases.showReportedMessages, () => withId(aReportedTalk(server))],
  [talkCases.settleConversationReport, () => withId(aReportedTalk(server), { outcome: 'DISMISSED' })],
  [talkCases.reopenConversationReport, () => withId(aSettledTalkReport())],
  [decision.undoDecision, () => withId(aDecision())],
  [coupon.createOperatorCoupon, () => withBody({ code: v7(), name: '가을', kind: 'WON', amount: 1000 })],
  [coupon.endCoupon, () => withId(aCoupon())],
  [member.showMember, async () => withId(aMemberId(), { reason: '문의' })],
  [member.noteMember, () => withId(aMemberId(), { text: '전화로 문의' })],
  [member.signMemberOut, () => withId(aMemberId())],
  [member.suspendMember, () => withId(aMemberId(), { reason: '사칭' })],
  [member.restoreMember, () => withId(aSuspendedMember(), { reason: '확인' })],
  [member.grantMemberPoints, async () => withId(anEmployerId(), { points: 100, reason: '사과' })],
  [member.refundMemberOrder, () => withId(aPaidOrder(), { reason: '취소' })],
  [list.exportPostings, () => withBody({})],
  [list.exportOrders, () => withBody({})],
  [list.exportMembers, () => withBody({})],
])
const aDecision = async () => {
  const params = { id: await aReport() }
  const { data } = await server.call(cases.settleReport, { params, body: { outcome: 'DISMISSED' }, token })
  return data.undo?.decisionId ?? ''
}
const aDismissedReport = async () => {
  const params = { id: await aReport() }
  await server.call(cases.settleReport, { params, body: { outcome: 'DISMISSED' }, token })
  return params.id
}
const aDismissedProposalReport = async () => {
  const params = { id: await aProposalReport() }
  await server.call(proposalCases.settleProposalReport, { params, body: { outcome: 'DISMISSED' }, token })
  return params.id
}
const aSettledTalkReport = async () => {
  const params = { id: await aReportedTalk(server) }
  await server.call(talkCases.settleConversationReport, { params, body: { outcome: 'UPHELD' }, token })
  return params.id
}
const aCoupon = async () => {
  const body = { code: v7(), name: '가을', kind: 'PERCENT', amount: 10 }
  return (await server.call(coupon.createOperatorCoupon, { body, token })).data.id
}
const aMemberId = async () => (await aWorker(server)).id
const aSuspendedMember = async () => {
  const id = await aMemberId()
  await server.call(member.suspendMember, { params: { id }, body: { reason: '사칭' }, token })
  return id
}
const anEmployerId = async () => (await anEmployer(server)).id

const SOMETHING: unknown = expect.stringMatching(/./)
/** Sent as a form; see arrears-screen.test.ts. A preview changes nothing. */
const FORMS = new Set<Endpoint>([arrears.previewArrears, arrears.importArrears])
const commands = endpoints.filter(
  (each) => each.path.startsWith('/operator/') && each.kind === 'command' && !FORMS.has(each),
)

/** Undoing a decision is an act on its case; a guarantee and a match with the list of arrears are on the company. */
const ON_OTHERS = new Set<Endpoint>([
  decision.undoDecision,
  guarantees.grantGuarantee,
  guarantees.refuseGuarantee,
  arrears.decideArrears,
])

test.each(commands)('$name records operator and subject in the audit trail', async (endpoint) => {
  const input = inputs.get(endpoint)
  if (!input) throw new Error(`no example of ${endpoint.name}`)
  const prepared = { ...(await input()), token }
  const before = await actsIn(server)
  const answer = await server.call(endpoint, prepared)
  expect(answer.status).toBe(endpoint.status)
  const [act, ...others] = (await actsIn(server)).slice(before.length)
  expect(others).toEqual([])
  const subject = ON_OTHERS.has(endpoint) ? SOMETHING : (prepared.params?.['id'] ?? SOMETHING)
  expect(act).toMatchObject({ operator_id: operator.id, subject })
})

test('A failed command records no act', async () => {
  const before = await actsIn(server)
  const nobody = { params: { id: v7() }, token }
  await server.call(member.showMember, { ...nobody, body: { reason: '문의' } })
  await server.call(news.publishNews, { ...nobody, body: {} })
  await server.call(coupon.endCoupon, nobody)
  expect(await actsIn(server)).toHaveLength(before.length)
})

test('A command that is sent twice records one act', async () => {
  const before = await actsIn(server)
  const body = { ...NEWS, title: '두 번 보낸 소식' }
  const [one, two] = await Promise.all(
    [1, 2].map(() => againWhileRunning(() => server.call(news.createNews, { body, token, key: 'k1' }))),
  )
  expect(one?.data.id).toBe(two?.data.id)
  expect(await actsIn(server)).toHaveLength(before.length + 1)
})
