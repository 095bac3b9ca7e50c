import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { CallInput } from '../../api/api.ts'
import { live, queryFor } from '../../api/query-for.ts'
import type { Endpoint } from '../../../contract/base/endpoint.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { getOperatorNews } from '../../../contract/operator/news.ts'
import { getOperatorOverview } from '../../../contract/operator/operator.ts'
import { OPERATOR_PAGE } from '../../../contract/operator/schema.ts'
import { listOpenCases } from '../../../contract/operator/queue.ts'

/** Always stale: operators decide on current data. */
export const fresh = { staleTime: 0 }

/** A read that is not persisted: members' personal data must not be stored on an operator's device. */
export const personal = <E extends Endpoint & { kind: string }>(
  endpoint: E,
  input: CallInput<E>,
  options = fresh,
) => ({ ...queryFor(endpoint, input, options), meta: { boot: false, personal: true, stored: false } })

/** @param page one-based, as in the address */
export const pageOf = (page = 1, pageSize: number = OPERATOR_PAGE) => ({ pageNumber: page - 1, pageSize })

export const openCases = (page: number) => personal(listOpenCases, { query: pageOf(page, PAGE_SIZE.max) })
/** What waits and what happened today, read again while it is shown. */
export const useOverview = () => useQuery({ ...queryFor(getOperatorOverview, {}, fresh), ...live })

export const newsToEdit = (id: string) => queryFor(getOperatorNews, { params: { id } }, fresh)

/** @param after where the page begins, as the address has it */
export const pageAfter = (after: string | undefined) => ({
  pageSize: OPERATOR_PAGE,
  ...(after ? { after } : {}),
})

/**
 * The list that a page belongs to. Rows of another state, kind or time are never shown under a filter that they do not
 * fit; rows of another page or another searched text are, while somebody types.
 */
export const listOf = (key: QueryKey): string =>
  JSON.stringify(key, (name, value: unknown) =>
    name === 'pageNumber' || name === 'after' || (name === 'query' && typeof value === 'string')
      ? undefined
      : value,
  )
