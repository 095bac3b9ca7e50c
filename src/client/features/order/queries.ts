import type { OrderType } from '../../../contract/base/enums.ts'
import { listOrders } from '../../../contract/payment/order.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * One of the three payment histories, latest first. What was read before the way to the provider is old on the way back.
 * @param page one-based, as in the address
 */
export const historyPage = (type: OrderType, page: number) =>
  queryFor(
    listOrders,
    { query: { type, pageNumber: page - 1, pageSize: PAGE_SIZE.history } },
    { staleTime: 0 },
  )
