import type { Db } from '../../db/database.ts'
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts'

export type BookedPayment = Awaited<ReturnType<typeof findBooked>>[number]

/** Payments started at a provider within a period, with their orders. */
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

/** Payments started within a period at providers no longer configured, if money is or may be involved. */
export async function findElsewhere(db: Db, provider: PaymentProvider['name'], from: Date, until: Date) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.id', 'orders.status', 'orders.total_amount', 'payments.provider'])
    .where('payments.provider', '<>', provider)
    .where('payments.begun_at', '>=', from)
    .where('payments.begun_at', '<=', until)
    .where('orders.total_amount', '>', 0)
    .where((eb) =>
      eb.or([
        eb('orders.status', 'in', ['PENDING', 'WAITING_DEPOSIT', 'PAID']),
        eb.and([eb('payments.return_at', 'is not', null), eb('payments.returned_at', 'is', null)]),
      ]),
    )
    .execute()
}
