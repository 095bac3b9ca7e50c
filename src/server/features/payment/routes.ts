import { cancelOrder, confirmOrder, getOrder, payOrder } from '../../../contract/payment/order.ts'
import { type CurrentMember, on } from '../../http/endpoint-route.ts'
import type { Services } from '../../services.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { askWithPayment } from '../receipt/service.ts'
import {
  type OwnAct,
  type PaymentContext,
  cancelOwnOrder,
  confirmOwnOrder,
  pay,
  readOwnOrder,
} from './service.ts'

interface Input {
  db: Db
  services: Services
  member: CurrentMember
  params: { id: string }
  now: Date
}

const paymentContext = ({ db, services: { payments, publicUrl } }: Input): PaymentContext => ({
  db,
  payments,
  publicUrl,
})
const ownOf = ({ member, params, now }: Input): OwnAct => ({ memberId: member.id, orderId: params.id, now })

export const paymentRoutes = [
  on(getOrder, async (input) => ({ data: await readOwnOrder(paymentContext(input), ownOf(input)) })),
  on(payOrder, async (input) => {
    const { db, body, services } = input
    const own = ownOf(input)
    await inTransaction(db, (tx) => askWithPayment(tx, own, body, { secret: services.secret, now: own.now }))
    return { data: await pay(paymentContext(input), own, body) }
  }),
  on(confirmOrder, async (input) => ({ data: await confirmOwnOrder(paymentContext(input), ownOf(input)) })),
  on(cancelOrder, async (input) => ({ data: await cancelOwnOrder(paymentContext(input), ownOf(input)) })),
]
