import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import {
  CARD_COMPANIES,
  INSTALMENTS,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAYMENT_METHODS,
  POINT_REASONS,
  PRODUCT_KINDS,
  PRODUCT_TYPES,
  type ProductKind,
} from '../base/enums.ts'
import { Email } from '../account/member.ts'
import { ProductId } from './product.ts'
import { endsAfterStart, period } from '../operator/schema.ts'
import { ReceiptState } from './receipt.ts'
import {
  ById,
  Id,
  Instant,
  LangCode,
  PAGE_SIZE,
  pageQuery,
  queryEnum,
  queryInteger,
  queryList,
  Won,
} from '../base/schema.ts'

/** Regions of a LOCAL pass: the first is included, each further one costs a surcharge. */
export const MAX_PASS_REGIONS = 3
const RegionId = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** Contains no amounts: the server calculates them and ignores any that are sent. */
export const OrderForm = z.object({
  productId: ProductId,
  /** The announcement that a pass is for. */
  jobId: z.optional(z.nullable(Id)),
  /** Districts of a LOCAL pass, the first included in the price; defaults to those of the announcement. */
  regionIds: z.optional(z.nullable(z.array(RegionId).check(z.maxLength(20)))),
  couponId: z.optional(z.nullable(Id)),
})
export type OrderForm = z.output<typeof OrderForm>

/** Whole won including value added tax, calculated by the server. */
const amounts = { productAmount: Won, surchargeAmount: Won, discountAmount: Won, totalAmount: Won }

export const OrderQuote = z.object({
  ...amounts,
  /** Districts to pay for, the first included in the price; empty except for LOCAL passes. */
  regionIds: z.array(z.int()),
  /** Whether this is test mode, where no money moves; the pay page says so. */
  isTest: z.boolean(),
  /** False without a payment provider: only orders fully covered by a coupon are possible. */
  takesPayments: z.boolean(),
})
export type OrderQuote = z.output<typeof OrderQuote>

/** A virtual account that awaits a deposit. */
export const DepositAccount = z.object({
  bank: z.string(),
  number: z.string(),
  /** Name of the account holder. */
  holder: z.string(),
  dueDate: Instant,
})
export type DepositAccount = z.output<typeof DepositAccount>

export const Order = z.object({
  id: Id,
  status: z.enum(ORDER_STATUSES),
  ...amounts,
  productId: ProductId,
  kind: z.enum(PRODUCT_KINDS),
  days: z.nullable(z.int()),
  points: z.nullable(z.int()),
  /** Null for tickets, and once the announcement is removed. */
  jobId: z.nullable(Id),
  title: z.nullable(z.string()),
  regionIds: z.array(z.int()),
  couponId: z.nullable(Id),
  createdDate: Instant,
  /** Deadline for paying. */
  expiresDate: Instant,
  paidDate: z.nullable(Instant),
  /** When the days of a paid pass begin: after a running term. Null while they wait for the verification. */
  startsDate: z.optional(z.nullable(Instant)),
  /** Null until the payment has started. */
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  account: z.nullable(DepositAccount),
  /** Whether money came for an order that cannot be delivered, and is returned or to be returned. */
  returnsMoney: z.optional(z.boolean()),
  isTest: z.boolean(),
  /** False without a payment provider. */
  takesPayments: z.boolean(),
  /** The masked e-mail address of the tax invoice that is asked for once it is paid; null without one. */
  invoiceHint: z.optional(z.nullable(z.string())),
  /** In test mode, while payable: the page that simulates the provider or bank. */
  sandboxUrl: z.nullable(z.string()),
})
export type Order = z.output<typeof Order>

export const PaymentChoice = z.object({
  method: z.enum(PAYMENT_METHODS),
  /** For credit cards; without one, the provider asks. */
  cardCompany: z.optional(z.nullable(z.enum(CARD_COMPANIES))),
  /** Months of a credit card payment; 0 is a lump sum, the only choice below `LEAST_INSTALMENT_AMOUNT`. */
  instalment: z._default(z.literal(INSTALMENTS), 0),
  /** Asks for a tax invoice once it is paid, for ways of paying that leave no slip; the last choice counts. */
  taxInvoice: z.optional(z.nullable(z.object({ email: Email }))),
})
export type PaymentChoice = z.output<typeof PaymentChoice>

/** The complete request for PortOne's browser SDK (`PortOne.requestPayment`). */
export const PortOneRequest = z.record(z.string(), z.unknown())

/** The browser's next step. */
export const PaymentStep = z.union([
  /** Already paid: a coupon covered everything. */
  z.object({ kind: z.literal('NONE') }),
  /** Open the provider's page, which returns to `payPath(kind)?orderId=…`. */
  z.object({ kind: z.literal('REDIRECT'), url: z.string() }),
  /** Pass the request to PortOne's browser SDK, then confirm. */
  z.object({ kind: z.literal('PORTONE'), request: PortOneRequest }),
  /** Show the virtual account; the provider reports the deposit. */
  z.object({ kind: z.literal('DEPOSIT'), account: DepositAccount }),
])
export type PaymentStep = z.output<typeof PaymentStep>

/** Page on which a kind of product is paid; providers return to it with `orderId` in the query. */
export function payPath(kind: ProductKind): string {
  return kind === 'TICKET' ? '/payment/readingTicket' : '/payment/localJob'
}

export const quoteOrder = read('orders.quote', 'GET /orders/quote', {
  summary: 'Quote an order',
  query: z.object({
    productId: ProductId,
    jobId: z.optional(Id),
    regionIds: queryList(queryInteger(1, 1_000_000), 20),
    couponId: z.optional(Id),
  }),
  answer: OrderQuote,
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['VALIDATION', 'NOT_FOUND', 'BUSINESS_NOT_VERIFIED', 'JOB_STATE', 'COUPON_EXPIRED', 'COUPON_USED'],
})
export const placeOrder = command('orders.place', 'POST /orders', {
  summary: 'Place an order; while a deposit for the announcement is due, its order is answered',
  body: OrderForm,
  answer: Order,
  status: 201,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: [
    'VALIDATION',
    'NOT_FOUND',
    'BUSINESS_NOT_VERIFIED',
    'JOB_STATE',
    'PAY_BELOW_MINIMUM',
    'HOURS_ABOVE_LIMIT',
    'COUPON_EXPIRED',
    'COUPON_USED',
    'TOO_MANY_REQUESTS',
  ],
})
export const getOrder = read('orders.get', 'GET /orders/:id', {
  summary: 'Get an order',
  params: ById,
  answer: Order,
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['NOT_FOUND'],
})
export const payOrder = command('orders.pay', 'POST /orders/:id/payment', {
  summary: 'Start paying an order',
  params: ById,
  body: PaymentChoice,
  answer: z.object({ order: Order, next: PaymentStep }),
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: [
    'VALIDATION',
    'NOT_FOUND',
    'BUSINESS_NOT_VERIFIED',
    'ORDER_STATE',
    // Another order for the announcement waits for its deposit; `data.orderId` names it.
    'DEPOSIT_PENDING',
    'UNAVAILABLE',
    'PAYMENT_NOT_SET_UP',
  ],
  // Calls the provider, which must not happen in a transaction; repeating it changes nothing.
  ignoresIdempotencyKey: true,
})
export const confirmOrder = command('orders.confirm', 'POST /orders/:id/confirmation', {
  summary: 'Confirm an order with the payment provider',
  params: ById,
  answer: Order,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  ignoresIdempotencyKey: true,
})
export const cancelOrder = command('orders.cancel', 'POST /orders/:id/cancel', {
  summary: 'Cancel an unpaid order',
  params: ById,
  answer: Order,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['NOT_FOUND', 'ORDER_STATE', 'UNAVAILABLE'],
  ignoresIdempotencyKey: true,
})

const row = { id: Id, date: Instant, status: z.enum(ORDER_STATUSES) }
/** Of the cash receipt or tax invoice that was asked for; null without one. */
const receipt = z.optional(z.nullable(ReceiptState))

/** An announcement in the payment history. */
export const AnnouncementPayment = z.object({
  ...row,
  type: z.literal('announcement'),
  /** Null once the announcement is removed. */
  jobId: z.nullable(Id),
  title: z.string(),
  /** Remaining days of the announcement's term, including started ones; 0 after its end. */
  leftPeriod: z.int(),
  payAmount: Won,
  jobType: z.enum(PRODUCT_TYPES),
  refundedDate: z.optional(z.nullable(Instant)),
  receipt,
})
export const DepositWaiting = z.object({
  ...row,
  type: z.literal('deposit'),
  kind: z.enum(PRODUCT_KINDS),
  jobId: z.nullable(Id),
  title: z.nullable(z.string()),
  /** Bank and account number in one text. */
  account: z.string(),
  holder: z.string(),
  dueDate: Instant,
  payAmount: Won,
  /** Null for reading tickets. */
  jobType: z.nullable(z.enum(PRODUCT_TYPES)),
})
export const TicketMovement = z.object({
  id: Id,
  date: Instant,
  type: z.literal('ticket'),
  /** Null for views and grants. */
  status: z.nullable(z.enum(ORDER_STATUSES)),
  reason: z.enum(POINT_REASONS),
  /** Whether this is a resume view; same as the reason VIEW. */
  reading: z.boolean(),
  /** The resume of a VIEW; null once it is deleted or closed to the company. Absent from older answers. */
  resume: z.optional(z.nullable(z.object({ id: Id, name: z.string() }))),
  receipt,
  /**
   * Won paid for a PURCHASE, negative won for a REFUND, points spent on a VIEW (shown as negative), or points given
   * by a GRANT.
   */
  point: z.int(),
})
export type AnnouncementPayment = z.output<typeof AnnouncementPayment>
export type DepositWaiting = z.output<typeof DepositWaiting>
export type TicketMovement = z.output<typeof TicketMovement>

export const listOrders = read('orders.list', 'GET /orders', {
  summary: 'List the purchase history of one type, of a period by days of payments and refunds',
  query: z
    .object({ type: z.enum(ORDER_TYPES), ...period, ...pageQuery(PAGE_SIZE.history) })
    .check(endsAfterStart),
  answer: z.array(z.union([AnnouncementPayment, DepositWaiting, TicketMovement])),
  paged: true,
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['VALIDATION'],
})

/** What was paid and refunded in a period, each by its own day, in whole won. */
export const OrderSums = z.object({ paid: Won, refunded: Won, net: z.int() })
export type OrderSums = z.output<typeof OrderSums>
export const sumOrders = read('orders.sums', 'GET /orders/sums', {
  summary: 'Sum what was paid and refunded in a period, for one type of purchase or for all',
  query: z.object({ type: queryEnum(['announcement', 'ticket']), ...period }).check(endsAfterStart),
  answer: OrderSums,
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['VALIDATION'],
})
export const downloadOrders = read('orders.file', 'GET /orders/file', {
  summary: 'Get the payments and refunds of a period as CSV, latest first',
  query: z.object({ ...period, langCode: z._default(LangCode, 'ko') }).check(endsAfterStart),
  download: 'text/csv',
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
})
