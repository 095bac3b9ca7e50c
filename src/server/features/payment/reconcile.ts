import type { Db } from '../../db/database.ts'
import type { PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts'
import { findLedgerFaults } from '../point/service.ts'

export interface Comparison {
  /** Number of payments in our books and at the provider. */
  booked: number
  known: number
  /** Won held according to our books and to the provider. */
  held: number
  taken: number
  /** One line per difference; empty if the books agree. */
  differences: string[]
}

/** Providers date payments by their own clock. */
const MARGIN = 60 * 60_000

/**
 * Compares the provider's books with ours, and ours with the points ledger.
 * @throws AppError UNAVAILABLE
 */
export async function reconcile(
  db: Db,
  payments: PaymentProvider,
  from: Date,
  until: Date,
): Promise<Comparison> {
  const booked = await findBooked(db, payments.name, from, until)
  const elsewhere = await findElsewhere(db, payments.name, from, until)
  const known = await payments.between(new Date(from.getTime() - MARGIN), new Date(until.getTime() + MARGIN))
  const ours = new Map(booked.map((payment) => [payment.id, payment]))
  const theirs = new Map(known.map((payment) => [payment.id, payment]))
  const held = booked.filter(({ status }) => status === 'PAID').map(({ total_amount: amount }) => amount)
  const taken = known
    .filter(({ id, status }) => status === 'PAID' && ours.has(id))
    .map(({ amount }) => amount ?? 0)
  return {
    booked: booked.length,
    known: known.length,
    held: sum(held),
    taken: sum(taken),
    differences: [
      ...booked.flatMap((payment) => differenceOf(payment, theirs.get(payment.id))),
      ...known.flatMap((payment) => unknownTo(ours, payment, from, until)),
      ...elsewhere.map(
        (payment) => `${nameOf(payment)}: started at ${payment.provider}, which is no longer configured`,
      ),
      ...(await findLedgerFaults(db)),
    ],
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const nameOf = ({ id, status, total_amount: amount }: Omit<BookedPayment, 'return_at'>): string =>
  `order ${id} (${status}, ${amount} won)`

function differenceOf(ours: BookedPayment, theirs: ProviderPayment | undefined): string[] {
  const isPaidThere = theirs?.status === 'PAID'
  const about = nameOf(ours)
  if (ours.status === 'PAID') {
    if (ours.total_amount === 0) return []
    if (!isPaidThere) return [`${about}: the provider says ${theirs?.status ?? 'nothing'}`]
    return theirs.amount === ours.total_amount
      ? []
      : [`${about}: the provider took ${theirs.amount ?? 'other money'}`]
  }
  if (!isPaidThere) return []
  if (ours.return_at === null) return [`${about}: the provider says PAID`]
  return [`${about}: the money is to be given back since ${ours.return_at.toISOString()}`]
}

/** Near the limits of the period, our payment may be dated outside it. */
function unknownTo(
  ours: Map<string, BookedPayment>,
  theirs: ProviderPayment,
  from: Date,
  until: Date,
): string[] {
  if (theirs.status !== 'PAID' || ours.has(theirs.id)) return []
  const at = dateOf(theirs.id)
  return at !== null && (at < from || at > until)
    ? []
    : [`payment ${theirs.id}: the provider took ${theirs.amount ?? 'money'} for no order of ours`]
}

/** A UUIDv7 begins with its milliseconds (RFC 9562, section 5.7). */
function dateOf(id: string): Date | null {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)
    ? new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
    : null
}

type BookedPayment = Awaited<ReturnType<typeof findBooked>>[number]

/** Payments started at a provider within a period, with their orders. */
async function findBooked(db: Db, provider: PaymentProvider['name'], from: Date, until: Date) {
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
async function findElsewhere(db: Db, provider: PaymentProvider['name'], from: Date, until: Date) {
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
