import { useQuery } from '@tanstack/react-query'
import type { CallInput } from '../../api/api.ts'
import { live, queryFor } from '../../api/query-for.ts'
import type { Endpoint } from '../../../contract/base/endpoint.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { listOperatorAdvertisements, listOperatorBanners } from '../../../contract/operator/banner.ts'
import { listOperatorCoupons } from '../../../contract/operator/coupon.ts'
import { getSiteHealth } from '../../../contract/operator/health.ts'
import {
  listOrders,
  listPostings,
  type OrderFilter,
  type PostingFilter,
} from '../../../contract/operator/list.ts'
import { lookUpMembers, type MemberFilter } from '../../../contract/operator/member.ts'
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
import { listOpenCases } from '../../../contract/operator/queue.ts'
import { getTrends, type TrendDays } from '../../../contract/operator/trends.ts'

/** Always stale: operators decide on current data. */
export const fresh = { staleTime: 0 }

/** Not persisted: members' personal data must not be stored on an operator's device. */
const notPersisted = <Options extends object>(options: Options) => ({
  ...options,
  meta: { boot: false, personal: true, stored: false },
})

/** A read of personal data, which operators decide on. */
export const personal = <E extends Endpoint & { kind: string }>(
  endpoint: E,
  input: CallInput<E>,
  options = fresh,
) => notPersisted(queryFor(endpoint, input, options))

/** @param page one-based, as in the address; here and below */
export const pageOf = (page = 1, pageSize: number = OPERATOR_PAGE) => ({ pageNumber: page - 1, pageSize })

export const openCases = (page: number) => personal(listOpenCases, { query: pageOf(page, PAGE_SIZE.max) })
/** What waits and what happened today, read again while it is shown. */
export const useOverview = () => useQuery({ ...queryFor(getOperatorOverview, {}, fresh), ...live })
export const siteHealth = () => personal(getSiteHealth, {})
export const trends = (days: TrendDays) => queryFor(getTrends, { query: { days } })

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

export const couponsPage = (page: number) => queryFor(listOperatorCoupons, { query: pageOf(page) }, fresh)
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
