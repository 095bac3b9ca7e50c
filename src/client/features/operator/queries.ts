import type { GuaranteeStatus } from '../../../contract/employer/guarantee.ts'
import { type ArrearsStatus, listArrearsMatches } from '../../../contract/operator/arrears.ts'
import { listSuspiciousPostings, type SignalStatus } from '../../../contract/operator/signal.ts'
import type { LatePayStatus } from '../../../contract/candidate/late-pay.ts'
import { listLatePayCases } from '../../../contract/operator/late-pay-case.ts'
import { listGuaranteeRequests } from '../../../contract/operator/guarantee-case.ts'
import { getProposalReport, listProposalReports } from '../../../contract/operator/proposal-case.ts'
import { listOperatorAdvertisements, listOperatorBanners } from '../../../contract/operator/banner.ts'
import {
  getReportCase,
  getVerificationCase,
  listReports,
  listVerifications,
  type REPORT_STATES,
} from '../../../contract/operator/case.ts'
import type { CompanyNameStatus } from '../../../contract/employer/company-name.ts'
import { listCompanyNames } from '../../../contract/operator/company-name.ts'
import { listDecisions } from '../../../contract/operator/decision.ts'
import { listOperatorCoupons } from '../../../contract/operator/coupon.ts'
import {
  getMemberCase,
  listMemberApplications,
  listMemberNotes,
  listMemberOrders,
} from '../../../contract/operator/member.ts'
import { getOperatorPosting } from '../../../contract/operator/posting.ts'
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
  OPERATOR_PAGE,
} from '../../../contract/operator/operator.ts'
import { listOpenCases } from '../../../contract/operator/queue.ts'
import { getSiteHealth } from '../../../contract/operator/health.ts'
import { getTrends, type TrendDays } from '../../../contract/operator/trends.ts'
import { listConversationReports } from '../../../contract/operator/conversation-case.ts'
import { listUnmatchedJobs } from '../../../contract/operator/work.ts'
import { listRefusalReasons, type Refusable } from '../../../contract/operator/refusal-reason.ts'
import { listReceiptRequests, type ReceiptList } from '../../../contract/payment/receipt.ts'
import { getSecondFactor } from '../../../contract/account/second-factor.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/** Always stale: operators decide on current data. */
export const fresh = { staleTime: 0 }

/** Not persisted: members' personal data must not be stored on an operator's device. */
export const notPersisted = <Options extends object>(options: Options) => ({
  ...options,
  meta: { boot: false, personal: true, stored: false },
})

/** @param page one-based, as in the address; here and below */
const pageOf = (page: number, pageSize: number = OPERATOR_PAGE) => ({ pageNumber: page - 1, pageSize })

/** Read once per session: only this page changes it. */
export const secondFactor = () => notPersisted(queryFor(getSecondFactor, {}, { staleTime: Infinity }))

export const openCases = (page: number) =>
  notPersisted(queryFor(listOpenCases, { query: pageOf(page, PAGE_SIZE.max) }, fresh))

export const overview = () => queryFor(getOperatorOverview, {}, fresh)

export const siteHealth = () => notPersisted(queryFor(getSiteHealth, {}, fresh))

export const trends = (days: TrendDays) => queryFor(getTrends, { query: { days } })

/** Own decisions that can be undone now. */
export const ownDecisions = () => notPersisted(queryFor(listDecisions, {}, fresh))

export interface NewsFilter {
  state?: NewsState
  query?: string
}

export const newsPage = (filter: NewsFilter, page: number) =>
  queryFor(listOperatorNews, { query: { ...filter, ...pageOf(page) } }, fresh)

export const newsToEdit = (id: string) => queryFor(getOperatorNews, { params: { id } }, fresh)

/** How many members are notified of news. */
export const newsAudience = () => notPersisted(queryFor(getNewsAudience, {}, fresh))

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
  notPersisted(queryFor(listVerifications, { query: { status, ...pageOf(page) } }, fresh))

export const verificationCase = (id: string) =>
  notPersisted(queryFor(getVerificationCase, { params: { id } }, fresh))

export const companyNamesPage = (status: CompanyNameStatus, page: number) =>
  notPersisted(queryFor(listCompanyNames, { query: { status, ...pageOf(page) } }, fresh))

export const guaranteesPage = (status: GuaranteeStatus, page: number) =>
  notPersisted(queryFor(listGuaranteeRequests, { query: { status, ...pageOf(page) } }, fresh))

export const arrearsPage = (status: ArrearsStatus, page: number) =>
  notPersisted(queryFor(listArrearsMatches, { query: { status, ...pageOf(page) } }, fresh))

export const suspiciousPage = (status: SignalStatus, page: number) =>
  notPersisted(queryFor(listSuspiciousPostings, { query: { status, ...pageOf(page) } }, fresh))

export const latePayPage = (status: LatePayStatus, page: number) =>
  notPersisted(queryFor(listLatePayCases, { query: { status, ...pageOf(page) } }, fresh))

export const unmatchedJobsPage = (page: number) => queryFor(listUnmatchedJobs, { query: pageOf(page) }, fresh)

export const receiptsPage = (status: ReceiptList, page: number) =>
  notPersisted(queryFor(listReceiptRequests, { query: { status, ...pageOf(page) } }, fresh))

export const reportsPage = (state: 'OPEN' | 'SETTLED', page: number) =>
  queryFor(listReports, { query: { state, ...pageOf(page) } }, fresh)

export const reportCase = (id: string, langCode: string) =>
  notPersisted(queryFor(getReportCase, { params: { id }, query: { langCode } }, fresh))

export const offerReportCase = (id: string) =>
  notPersisted(queryFor(getProposalReport, { params: { id } }, fresh))

export const refusalReasons = (kind: Refusable, companyId: string, langCode: string) =>
  queryFor(listRefusalReasons, { query: { kind, companyId, langCode } })

export const messageReportsPage = (state: (typeof REPORT_STATES)[number], page: number) =>
  notPersisted(queryFor(listConversationReports, { query: { state, ...pageOf(page) } }, fresh))

export const offerReportsPage = (state: 'OPEN' | 'SETTLED', page: number) =>
  notPersisted(queryFor(listProposalReports, { query: { state, ...pageOf(page) } }, fresh))

export const couponsPage = (page: number) => queryFor(listOperatorCoupons, { query: pageOf(page) }, fresh)

export const memberCase = (id: string) => notPersisted(queryFor(getMemberCase, { params: { id } }, fresh))

export const memberOrders = (id: string, page: number) =>
  notPersisted(queryFor(listMemberOrders, { params: { id }, query: pageOf(page) }, fresh))

export const postingCase = (id: string) => queryFor(getOperatorPosting, { params: { id } }, fresh)

export const memberApplications = (id: string, page: number) =>
  notPersisted(queryFor(listMemberApplications, { params: { id }, query: pageOf(page) }, fresh))

export const memberNotes = (id: string) =>
  notPersisted(queryFor(listMemberNotes, { params: { id }, query: pageOf(1, PAGE_SIZE.max) }, fresh))

export const actsPage = (filter: ActFilter, page: number) =>
  notPersisted(queryFor(listActs, { query: { ...filter, ...pageOf(page) } }, fresh))

export const operators = () => queryFor(listOperators, { query: pageOf(1, PAGE_SIZE.max) }, fresh)
