import { listOrders, placeOrder, quoteOrder } from '../../../contract/order.ts'
import { on } from '../../http/endpoint-route.ts'
import { readHistory } from './history.ts'
import { orderOf } from './order-of.ts'
import { priceOf } from './price.ts'
import { place } from './service.ts'

const UNPAID = {
  method: null,
  provider: null,
  account_bank: null,
  account_number: null,
  account_holder: null,
}

export const orderRoutes = [
  on(quoteOrder, async ({ db, query, member, services, now }) => {
    const { product: _product, job: _job, ...quote } = await priceOf(db, member.id, query, now)
    return { data: { ...quote, isTest: services.payments.isTest } }
  }),
  on(placeOrder, async ({ db, body, member, services, now }) => ({
    data: orderOf({ ...(await place(db, member.id, body, now)), ...UNPAID }, services.payments),
  })),
  on(listOrders, async ({ db, query, member, now }) => {
    const { type, ...page } = query
    return readHistory(db, member.id, type, { ...page, now })
  }),
]
