import type { OrderType } from '../../../contract/enums.ts'
import { listOrders } from '../../../contract/order.ts'
import { PAGE_SIZE } from '../../../contract/schema.ts'
import { reading } from '../../lib/reading.ts'

/** One of the three payment histories, latest first; @param page one-based, as in the address */
export const historyPage = (type: OrderType, page: number) =>
  reading(listOrders, { query: { type, pageNumber: page - 1, pageSize: PAGE_SIZE.history } })
