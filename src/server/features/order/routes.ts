import {
  downloadOrders,
  listOrders,
  placeOrder,
  quoteOrder,
  sumOrders,
} from '../../../contract/payment/order.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { on } from '../../http/endpoint-route.ts'
import { requireUseLeft } from '../coupon/service.ts'
import { readHistory } from './history.ts'
import { sumMoney } from './money-queries.ts'
import { orderOf } from './order-of.ts'
import { ordersFile } from './orders-file.ts'
import { priceOf } from './price.ts'
import { findOwnOrder } from './queries.ts'
import { place } from './service.ts'

export const orderRoutes = [
  on(quoteOrder, async ({ db, query, member, services, now }) => {
    const { product: _product, job: _job, ...quote } = await priceOf(db, member.id, query, now)
    if (query.couponId) await requireUseLeft(db, member.id, query.couponId)
    const { isTest, name } = services.payments
    return { data: { ...quote, isTest, takesPayments: name !== 'none' } }
  }),
  on(placeOrder, async ({ db, body, member, services, now }) => {
    const { id } = await place(db, member.id, body, now)
    // An existing order may have a payment in progress.
    const order = await findOwnOrder(db, member.id, id)
    if (!order) throw new AppError('NOT_FOUND')
    return { data: orderOf(order, services.payments) }
  }),
  on(listOrders, async ({ db, query, member, now }) => {
    const { type, ...page } = query
    return readHistory(db, member.id, type, { ...page, now })
  }),
  on(sumOrders, async ({ db, query, member }) => ({ data: await sumMoney(db, member.id, query) })),
  on(downloadOrders, async ({ db, query, member, services, now }) => {
    await services.limits.use('list-export', member.id)
    return { download: await ordersFile(db, member.id, query, now) }
  }),
]
