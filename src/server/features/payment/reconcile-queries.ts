import type { Db } from '../../db/database.ts'
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts'

export type BookedPayment = Awaited<ReturnType<typeof findBooked>>[number]

/** The payments begun at a provider in a time, with their orders. */
export async function findBooked(db: Db, provider: PaymentProvider['name'], from: Date, until: Date) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.id', 'orders.status', 'orders.total_amount', 'payments.return_at'])
    .where('payments.provider', '=', provider)
    .where('payments.begun_at', '>=', from)
    .where('payments.begun_at', '<=', until)
    .execute()
}
