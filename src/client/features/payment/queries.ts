import { queryOptions } from '@tanstack/react-query'
import { getAnnouncement, listEmployerJobs } from '../../../contract/job/announcement.ts'
import { confirmOrder, getOrder, type Order, quoteOrder } from '../../../contract/payment/order.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { call } from '../../api/api.ts'
import { ApiProblem } from '../../api/problem.ts'
import { NETWORK, type Snapshot, queryFor, timeoutOf } from '../../api/query-for.ts'
import { currentSession } from '../../api/session.ts'

export interface QuoteFor {
  productId: string
  jobId?: string
  /** Omitted for the announcement's own regions. */
  regionIds?: number[]
  couponId?: string
}

/** The server's calculation of an order. */
export const quoteFor = (order: QuoteFor) => queryFor(quoteOrder, { query: order }, { staleTime: 0 })

/** The announcement that a pass is for. */
export const announcementFor = (id: string, langCode: string) =>
  queryFor(getAnnouncement, { params: { id }, query: { langCode } }, { staleTime: 0 })

/** The employer's newest announcements, for selecting one. */
export const ownAnnouncements = (langCode: string) =>
  queryFor(listEmployerJobs, { query: { langCode, pageSize: PAGE_SIZE.max } }, { staleTime: 0 })

export interface OrderStatusResult extends Snapshot<Order> {
  /** The provider did not answer: it may have been paid. */
  isUnsure: boolean
}

/** Status of an order, which the server confirms with the payment provider on each request. */
export function orderStatus(id: string) {
  const stored = queryFor(getOrder, { params: { id } }, { staleTime: 0 })
  return queryOptions({
    queryKey: [...stored.queryKey, 'standing'],
    queryFn: (context) => requestStatus(id, { signal: context.signal, timeout: timeoutOf(context) }),
    staleTime: 0,
    ...NETWORK,
    retry: stored.retry,
    meta: stored.meta,
  })
}

async function requestStatus(
  id: string,
  limits: { signal: AbortSignal; timeout: number },
): Promise<OrderStatusResult> {
  const askedAt = Date.now()
  const input = { params: { id }, token: currentSession()?.token ?? null, ...limits }
  try {
    return { ...(await call(confirmOrder, input)), askedAt, isUnsure: false }
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'UNAVAILABLE')) throw error
    return { ...(await call(getOrder, input)), askedAt, isUnsure: true }
  }
}
