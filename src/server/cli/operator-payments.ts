import { AccountNumber } from '../../contract/operator/member.ts'
import { CouponCode } from '../../contract/payment/coupon.ts'
import { AppError } from '../../contract/base/errors.ts'
import { Id } from '../../contract/base/schema.ts'
import { inTransaction } from '../db/database.ts'
import { type NewCoupon, normalCode } from '../features/coupon/service.ts'
import { createCoupon } from '../features/coupon/operator-routes.ts'
import { refundOrder } from '../features/operator/payments.ts'
import { reconcile, refresh, refundNow } from '../features/payment/service.ts'
import { createPayments } from '../providers/payment/create-payments.ts'
import type { PaymentProvider, ReturnAccount } from '../providers/payment/payment-provider.ts'
import { secretOf } from '../providers/secret/secret-of.ts'
import { type Setting, UsageError } from './terminal.ts'

export const PAYMENT_USAGE = `npm run operator -- refund <order id> [--reason <text>] [--account <bank>:<number>:<holder>] [--with-coupon]
                                                                for unused points, or a pass that has not started;
                                                                the coupon stays used unless --with-coupon is given
npm run operator -- make-coupon <code> --percent <n> | --won <n> [--name <text>] [--until <YYYY-MM-DD>]
                                [--total <uses>] [--per-member <uses>]
npm run operator -- reconcile [--days 30]                       compares our orders with the payment provider
npm run operator -- deposit <order id>                          test mode: simulates the deposit`

export const PAYMENT_OPTIONS = {
  account: { type: 'string', default: '' },
  'with-coupon': { type: 'boolean', default: false },
  percent: { type: 'string', default: '' },
  won: { type: 'string', default: '' },
  name: { type: 'string', default: '' },
  until: { type: 'string', default: '' },
  total: { type: 'string', default: '' },
  'per-member': { type: 'string', default: '1' },
} as const

export type PaymentValues = Record<
  Exclude<keyof typeof PAYMENT_OPTIONS, 'with-coupon'> | 'reason' | 'days',
  string
> & { 'with-coupon': boolean }

/**
 * Runs a payment command. Providers are called outside transactions.
 * @returns the exit code; null if the words name no such command
 */
export async function runPaymentCommand(
  setting: Setting,
  [command = '', first = '']: string[],
  values: PaymentValues,
): Promise<number | null> {
  switch (command) {
    case 'refund':
      await refund(setting, first, values)
      return 0
    case 'make-coupon':
      await makeCoupon(setting, first, values)
      return 0
    case 'reconcile':
      return compare(setting, values)
    case 'deposit':
      await deposit(setting, first)
      return 0
    default:
      return null
  }
}

async function providerOf({ database: { db }, env, terminal }: Setting): Promise<PaymentProvider> {
  const secret = await secretOf(env)
  const publicUrl = () => env.publicUrl ?? `http://${env.host}:${env.port}`
  return createPayments(env.payment, {
    db,
    secret,
    publicUrl,
    listensOn: () => null,
    report: terminal.printError,
  })
}

async function refund(setting: Setting, id: string, values: PaymentValues): Promise<void> {
  const { database, by } = setting
  const { reason, account, 'with-coupon': withCoupon } = values
  requireId(id)
  const target = account === '' ? undefined : accountFrom(account)
  await inTransaction(database.db, (tx) => refundOrder(tx, by, id, reason || 'refund', withCoupon))
  const isReturned = await refundNow(database.db, await providerOf(setting), id, by.now, target)
  setting.terminal.print(
    isReturned ? 'refunded; the money was returned' : 'refunded; no money is left to return',
  )
}

function accountFrom(text: string): ReturnAccount {
  const [bank, number, holder] = text.split(':')
  if (!bank || !number || !holder) throw new UsageError('--account must be <bank>:<number>:<holder>')
  if (!AccountNumber.safeParse(number).success)
    throw new UsageError(`the account number must have at least 8 digits, not ${number}`)
  return { bank, number, holder }
}

const FOREVER = '2099-12-31'

async function makeCoupon(setting: Setting, code: string, values: PaymentValues): Promise<void> {
  const { percent, won, name, until, total } = values
  if (code === '' || !CouponCode.safeParse(code).success)
    throw new UsageError(`not a coupon code: ${code || '(empty)'}`)
  if ((percent === '') === (won === '')) throw new UsageError('a coupon needs either --percent or --won')
  const kind = percent === '' ? 'WON' : 'PERCENT'
  const amount = percent === '' ? whole('--won', won, 1_000_000) : whole('--percent', percent, 100)
  const coupon: NewCoupon = {
    code,
    name: name || code,
    kind,
    amount,
    validFrom: setting.by.now,
    validUntil: endOf(until || FOREVER, setting.by.now),
    totalLimit: total === '' ? null : whole('--total', total, 1_000_000),
    memberLimit: whole('--per-member', values['per-member'], 1_000),
  }
  await inTransaction(setting.database.db, (tx) => createCoupon(tx, setting.by, coupon)).catch(
    saysTaken(code),
  )
  setting.terminal.print(termsOf(coupon, until || null))
}

const saysTaken = (code: string) => (error: unknown) => {
  if (error instanceof AppError && error.code === 'COUPON_USED')
    throw new Error(`coupon ${normalCode(code)} already exists`, { cause: error })
  throw error
}

function termsOf(coupon: NewCoupon, until: string | null): string {
  const { code, kind, amount, totalLimit, memberLimit } = coupon
  const terms = [
    kind === 'PERCENT' ? `${amount} % off` : `${amount} won off`,
    until === null ? 'without an end' : `until the end of ${until} in Seoul`,
    totalLimit === null ? 'unlimited uses' : `${totalLimit} uses in total`,
    `${memberLimit} per member`,
  ]
  return `coupon ${normalCode(code)}: ${terms.join(', ')}`
}

/** Returns the end of a day in Seoul. */
function endOf(day: string, now: Date): Date {
  const end = new Date(`${day}T24:00:00+09:00`)
  if (Number.isNaN(end.getTime()) || end <= now)
    throw new UsageError(`--until must be in the future, not ${day}`)
  return end
}

async function compare(setting: Setting, { days }: PaymentValues): Promise<number> {
  const { database, by, terminal } = setting
  const from = new Date(by.now.getTime() - whole('--days', days, 3_650) * 86_400_000)
  const result = await reconcile(database.db, await providerOf(setting), from, by.now)
  for (const difference of result.differences) terminal.print(difference)
  const { booked, known, held, taken, differences } = result
  terminal.print(
    `${booked} payments recorded here (${held} won), ${known} at the provider (${taken} won): ` +
      `${differences.length} differences`,
  )
  return differences.length > 0 ? 1 : 0
}

async function deposit(setting: Setting, id: string): Promise<void> {
  requireId(id)
  const payments = await providerOf(setting)
  const { sandbox } = payments
  if (!sandbox) throw new UsageError('deposits can be simulated in test mode only')
  const { db } = setting.database
  const { now } = setting.by
  const known = await payments.lookUp(id, now)
  if (known?.status === 'PAID') return setting.terminal.print('already deposited; nothing has changed')
  if (known?.status !== 'WAITING_DEPOSIT') throw new AppError(known ? 'ORDER_STATE' : 'NOT_FOUND')
  await sandbox.act(id, 'DEPOSIT', now)
  // Does not rely on the webhook, which needs a running server.
  await refresh(db, payments, id, now)
  setting.terminal.print('deposited; the order is paid')
}

function requireId(text: string): void {
  if (!Id.safeParse(text).success) throw new UsageError(`not an id: ${text || '(empty)'}`)
}

function whole(name: string, text: string, most: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new UsageError(`${name} must be 1 to ${most}, not ${text || '(empty)'}`)
  return number
}
