import type { CallInput } from '../../api/api.ts'
import { queryFor } from '../../api/query-for.ts'
import { getSecondFactor } from '../../../contract/account/second-factor.ts'
import type { Endpoint } from '../../../contract/base/endpoint.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { listOperatorAdvertisements, listOperatorBanners } from '../../../contract/operator/banner.ts'
import { getReportCase, listReports, type REPORT_STATES } from '../../../contract/case/report.ts'
import { getVerificationCase, listVerifications } from '../../../contract/case/verification.ts'
import { listConversationReports } from '../../../contract/case/message-report.ts'
import { listOperatorCoupons } from '../../../contract/operator/coupon.ts'
import { listDecisions, listRefusalReasons, type Refusable } from '../../../contract/operator/decision.ts'
import { getSiteHealth } from '../../../contract/operator/health.ts'
import {
  listOrders,
  listPostings,
  type OrderFilter,
  type PostingFilter,
} from '../../../contract/operator/list.ts'
import {
  getMemberCase,
  listMemberApplications,
  listMemberNotes,
  listMemberOrders,
  lookUpMembers,
  type MemberFilter,
} from '../../../contract/operator/member.ts'
import {
  getNewsAudience,
  getOperatorNews,
  listOperatorNews,
  type NewsState,
} from '../../../contract/operator/news.ts'
import {
  type ActFilter,
  getOperatorOverview,
  listActs,
  listOperators,
} from '../../../contract/operator/operator.ts'
import { OPERATOR_PAGE } from '../../../contract/operator/schema.ts'
import { getOperatorOrder } from '../../../contract/operator/order.ts'
import { getOperatorPosting } from '../../../contract/operator/posting.ts'
import { getProposalReport, listProposalReports } from '../../../contract/case/proposal-report.ts'
import { listOpenCases } from '../../../contract/operator/queue.ts'
import { getTrends, type TrendDays } from '../../../contract/operator/trends.ts'
import { listUnmatchedJobs } from '../../../contract/case/work.ts'

/** Always stale: operators decide on current data. */
const fresh = { staleTime: 0 }

/** Not persisted: members' personal data must not be stored on an operator's device. */
const notPersisted = <Options extends object>(options: Options) => ({
  ...options,
  meta: { boot: false, personal: true, stored: false },
})

/** A read of personal data, which operators decide on. */
export const personal = <E extends Endpoint & { kind: string }>(endpoint: E, input: CallInput<E>) =>
  notPersisted(queryFor(endpoint, input, fresh))

export interface PageQuery {
  pageNumber: number
  pageSize: number
}

/** @param page one-based, as in the address; here and below */
export const pageOf = (page: number, pageSize: number = OPERATOR_PAGE): PageQuery => ({
  pageNumber: page - 1,
  pageSize,
})

/** Read once per session: only this page changes it. */
export const secondFactor = () => notPersisted(queryFor(getSecondFactor, {}, { staleTime: Infinity }))
export const openCases = (page: number) => personal(listOpenCases, { query: pageOf(page, PAGE_SIZE.max) })
export const overview = () => queryFor(getOperatorOverview, {}, fresh)
export const siteHealth = () => personal(getSiteHealth, {})
export const trends = (days: TrendDays) => queryFor(getTrends, { query: { days } })

/** Own decisions that can be undone now. */
export const ownDecisions = () => personal(listDecisions, {})

interface NewsFilter {
  state?: NewsState
  query?: string
}
export const newsPage = (filter: NewsFilter, page: number) =>
  queryFor(listOperatorNews, { query: { ...filter, ...pageOf(page) } }, fresh)
export const newsToEdit = (id: string) => queryFor(getOperatorNews, { params: { id } }, fresh)

/** How many members are notified of news. */
export const newsAudience = () => personal(getNewsAudience, {})

/** The newest public or scheduled items whose title matches. */
export const newsToChoose = (state: NewsState, query: string) =>
  notPersisted(
    queryFor(listOperatorNews, { query: { state, ...(query ? { query } : {}), ...pageOf(1) } }, fresh),
  )
export const allBanners = () => queryFor(listOperatorBanners, { query: pageOf(1, PAGE_SIZE.max) }, fresh)
export const allAdvertisements = () =>
  queryFor(listOperatorAdvertisements, { query: pageOf(1, PAGE_SIZE.max) }, fresh)

export type VerificationFilter = 'REQUESTED' | 'VERIFIED' | 'REFUSED'
export const verificationsPage = (status: VerificationFilter, page: number) =>
  personal(listVerifications, { query: { status, ...pageOf(page) } })
export const verificationCase = (id: string) => personal(getVerificationCase, { params: { id } })
export const unmatchedJobsPage = (page: number) => queryFor(listUnmatchedJobs, { query: pageOf(page) }, fresh)
export const reportsPage = (state: 'OPEN' | 'SETTLED', page: number) =>
  queryFor(listReports, { query: { state, ...pageOf(page) } }, fresh)
export const reportCase = (id: string, langCode: string) =>
  personal(getReportCase, { params: { id }, query: { langCode } })
export const offerReportCase = (id: string) => personal(getProposalReport, { params: { id } })
export const refusalReasons = (kind: Refusable, companyId: string, langCode: string) =>
  queryFor(listRefusalReasons, { query: { kind, companyId, langCode } })
export const messageReportsPage = (state: (typeof REPORT_STATES)[number], page: number) =>
  personal(listConversationReports, { query: { state, ...pageOf(page) } })
export const offerReportsPage = (state: 'OPEN' | 'SETTLED', page: number) =>
  personal(listProposalReports, { query: { state, ...pageOf(page) } })
export const couponsPage = (page: number) => queryFor(listOperatorCoupons, { query: pageOf(page) }, fresh)
export const memberCase = (id: string) => personal(getMemberCase, { params: { id } })
export const memberOrders = (id: string, page: number) =>
  personal(listMemberOrders, { params: { id }, query: pageOf(page) })
export const postingCase = (id: string) => queryFor(getOperatorPosting, { params: { id } }, fresh)
export const memberApplications = (id: string, page: number) =>
  personal(listMemberApplications, { params: { id }, query: pageOf(page) })
export const memberNotes = (id: string) =>
  personal(listMemberNotes, { params: { id }, query: pageOf(1, PAGE_SIZE.max) })
export const actsPage = (filter: ActFilter, page: number) =>
  personal(listActs, { query: { ...filter, ...pageOf(page) } })
export const operators = () => queryFor(listOperators, { query: pageOf(1, PAGE_SIZE.max) }, fresh)

/** @param after where the page begins, as the address has it; here and below */
const pageAfter = (after: string | undefined) => ({ pageSize: OPERATOR_PAGE, ...(after ? { after } : {}) })
export const postingsPage = (filter: Partial<PostingFilter>, after: string | undefined) =>
  queryFor(listPostings, { query: { ...filter, ...pageAfter(after) } }, fresh)
export const ordersPage = (filter: Partial<OrderFilter>, after: string | undefined) =>
  personal(listOrders, { query: { ...filter, ...pageAfter(after) } })
export const operatorOrder = (id: string) => personal(getOperatorOrder, { params: { id } })
export const membersPage = (filter: MemberFilter, after: string | undefined) =>
  personal(lookUpMembers, { body: filter, query: pageAfter(after) })
