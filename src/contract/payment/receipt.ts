import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import {
  CARD_COMPANIES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  type PaymentMethod,
  PRODUCT_KINDS,
} from '../base/enums.ts'
import { ById, Id, Instant, inPages, reshaped, Won } from '../base/schema.ts'
import { paragraphs } from '../base/text-fields.ts'
import { Cellphone } from '../account/cellphone.ts'
import { Email } from '../account/member.ts'
import { OPERATOR_PAGE } from '../operator/schema.ts'
import { Site } from '../site/site.ts'

export const RECEIPT_KINDS = ['CASH_RECEIPT', 'TAX_INVOICE'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]
/** What a cash receipt is for: a person's income tax, or a business's expenses. */
export const CASH_RECEIPT_PURPOSES = ['INCOME_DEDUCTION', 'EXPENSE_PROOF'] as const
export type CashReceiptPurpose = (typeof CASH_RECEIPT_PURPOSES)[number]
export const RECEIPT_STATUSES = ['REQUESTED', 'ISSUED', 'REFUSED'] as const
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number]
/** Lists of the console. Those to cancel were issued for orders that have been refunded, and are among the issued too. */
export const RECEIPT_LISTS = ['REQUESTED', 'TO_CANCEL', 'ISSUED', 'REFUSED'] as const
export type ReceiptList = (typeof RECEIPT_LISTS)[number]

/**
 * Ways of paying that leave no card slip: a slip is itself the proof, and nothing else is issued beside it
 * (부가가치세법 / Value-Added Tax Act, article 33(2)).
 */
export const METHODS_WITHOUT_SLIP: readonly (PaymentMethod | null)[] = [
  'DepositWithoutBankbook',
  'AccountTransfer',
]

/** Characters of the reason of a refusal, as of other reasons that companies read. */
const REFUSAL_LENGTH = 500

/** Letters and digits of a tax invoice's approval number, as the National Tax Service gives it. */
export const INVOICE_NUMBER_LENGTH = 24
/** Those of cash receipts differ by issuer. */
const RECEIPT_NUMBER = /^[0-9A-Za-z]{6,40}$/
const withoutGaps = (text: string) => text.replaceAll(/[\s-]/g, '')
export function isApprovalNumber(kind: ReceiptKind, text: string): boolean {
  const number = withoutGaps(text)
  return RECEIPT_NUMBER.test(number) && (kind !== 'TAX_INVOICE' || number.length === INVOICE_NUMBER_LENGTH)
}

const request = {
  kind: z.enum(RECEIPT_KINDS),
  purpose: z.nullable(z.enum(CASH_RECEIPT_PURPOSES)),
  status: z.enum(RECEIPT_STATUSES),
  /** Masked number or e-mail address; empty once the account is removed. */
  recipientHint: z.string(),
  approvalNumber: z.nullable(z.string()),
  url: z.nullable(z.string()),
  requestedDate: Instant,
  issuedDate: z.nullable(Instant),
  /** When it was cancelled, after the order was refunded. */
  cancelledDate: z.optional(z.nullable(Instant)),
  refusedDate: z.optional(z.nullable(Instant)),
  /** Why it was refused, as an operator wrote it. */
  refusal: z.optional(z.nullable(z.string())),
}
export const ReceiptRequest = z.object(request)
export type ReceiptRequest = z.output<typeof ReceiptRequest>

/** How far a request is, for lists of purchases. */
export const ReceiptState = z.pick(ReceiptRequest, {
  kind: true,
  status: true,
  issuedDate: true,
  cancelledDate: true,
  refusal: true,
})
export type ReceiptState = z.output<typeof ReceiptState>

/** A paid or refunded order as its receipt shows it. Whole won. */
export const Receipt = z.object({
  id: Id,
  status: z.enum(ORDER_STATUSES),
  kind: z.enum(PRODUCT_KINDS),
  days: z.nullable(z.int()),
  points: z.nullable(z.int()),
  title: z.nullable(z.string()),
  regionIds: z.array(z.int()),
  orderedDate: Instant,
  paidDate: Instant,
  /** When the days of a pass begin: after a running term. Null while they wait for the verification. */
  startsDate: z.optional(z.nullable(Instant)),
  refundedDate: z.nullable(Instant),
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  cardCompany: z.nullable(z.enum(CARD_COMPANIES)),
  instalment: z.int(),
  /** The provider's slip. */
  slipUrl: z.nullable(z.string()),
  /** Of a deposit, where the provider names them. */
  depositor: z.nullable(z.string()),
  productAmount: Won,
  surchargeAmount: Won,
  discountAmount: Won,
  couponName: z.nullable(z.string()),
  totalAmount: Won,
  supplyAmount: Won,
  taxAmount: Won,
  isTest: z.boolean(),
  seller: Site.shape.company,
  /** Null while the business is not verified. */
  buyer: z.nullable(
    z.object({ businessName: z.string(), businessNumber: z.string(), personName: z.string() }),
  ),
  request: z.nullable(ReceiptRequest),
  /** Whether the way of paying leaves no slip, so that a proof is issued beside the receipt. */
  isClaimable: z.optional(z.boolean()),
  /** Whether the money is refunded if it is asked for now. */
  isRefundable: z.optional(z.boolean()),
  /** Whether a business number is known, verified or not, for which a cash receipt can be issued. */
  hasBusinessNumber: z.optional(z.boolean()),
  /** Whether a cash receipt can be asked for now, and a tax invoice by a verified business. */
  canRequest: z.boolean(),
})
export type Receipt = z.output<typeof Receipt>

export const CashReceiptForm = z.object({
  purpose: z.enum(CASH_RECEIPT_PURPOSES),
  /** The cellphone for an income deduction. The business number is the one that was sent for the verification. */
  cellphone: z.optional(Cellphone),
})
export type CashReceiptForm = z.output<typeof CashReceiptForm>

export const getReceipt = read('orders.receipt', 'GET /orders/:id/receipt', {
  summary: 'Get the receipt of a paid order',
  params: ById,
  answer: Receipt,
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['NOT_FOUND'],
})
export const requestCashReceipt = command('orders.requestCashReceipt', 'PUT /orders/:id/cash-receipt', {
  summary: 'Ask for a cash receipt for a deposit or transfer',
  params: ById,
  body: CashReceiptForm,
  answer: Receipt,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['VALIDATION', 'NOT_FOUND', 'ORDER_STATE', 'BUSINESS_NOT_VERIFIED'],
  // Calls the provider, which must not happen in a transaction; repeating it changes nothing.
  ignoresIdempotencyKey: true,
})
export const requestTaxInvoice = command('orders.requestTaxInvoice', 'PUT /orders/:id/tax-invoice', {
  summary: 'Ask for a tax invoice for a deposit or transfer',
  params: ById,
  body: z.object({ email: Email }),
  answer: Receipt,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['VALIDATION', 'NOT_FOUND', 'ORDER_STATE', 'BUSINESS_NOT_VERIFIED'],
})

/** A request in the console; the id is the order's. */
export const ReceiptRequestRow = z.object({
  ...request,
  id: Id,
  totalAmount: Won,
  /** Whether the order was refunded, so that what was issued has to be cancelled. */
  isRefunded: z.boolean(),
  /** The date of supply. */
  paidDate: z.optional(z.nullable(Instant)),
  /** In public; absent from answers of older servers. */
  companyName: z.optional(z.nullable(z.string())),
  /** As registered; null unless it is verified now. */
  businessName: z.nullable(z.string()),
  businessNumber: z.nullable(z.string()),
  memberId: z.nullable(Id),
  /** Whether it was paid in test mode, where no money moves. */
  isTest: z.optional(z.boolean()),
})
export type ReceiptRequestRow = z.output<typeof ReceiptRequestRow>

export const listReceiptRequests = read('operator.receipts', 'GET /operator/receipts', {
  summary: 'List cash receipts and tax invoices that were asked for',
  ...inPages(ReceiptRequestRow, OPERATOR_PAGE, { status: z._default(z.enum(RECEIPT_LISTS), 'REQUESTED') }),
  by: 'OPERATOR',
})
export const showReceiptRecipient = command('operator.showReceipt', 'POST /operator/receipts/:id/recipient', {
  summary: "Show a request's number or e-mail address and the representative, recorded in the audit trail",
  params: ById,
  answer: z.object({
    /** Null once it was deleted. */
    recipient: z.nullable(z.string()),
    /** Of the verified business, for a tax invoice. */
    representative: z.optional(z.nullable(z.string())),
  }),
  by: 'OPERATOR',
  errors: ['NOT_FOUND'],
  ignoresIdempotencyKey: true,
})
const WithNumber = z.object({
  approvalNumber: z.pipe(reshaped(40, withoutGaps), z.string().check(z.regex(RECEIPT_NUMBER))),
})
export const issueReceipt = command('operator.issueReceipt', 'POST /operator/receipts/:id/issue', {
  summary: 'Mark a request as issued, with its approval number',
  params: ById,
  body: WithNumber,
  answer: ReceiptRequest,
  by: 'OPERATOR',
  errors: ['VALIDATION', 'NOT_FOUND', 'ORDER_STATE'],
})
export const refuseReceipt = command('operator.refuseReceipt', 'POST /operator/receipts/:id/refusal', {
  summary: 'Refuse a request with a reason that the company reads; it can ask again',
  params: ById,
  body: z.object({ reason: paragraphs(REFUSAL_LENGTH, 1) }),
  answer: ReceiptRequest,
  by: 'OPERATOR',
  errors: ['VALIDATION', 'NOT_FOUND', 'ORDER_STATE'],
})
export const correctReceipt = command('operator.correctReceipt', 'POST /operator/receipts/:id/number', {
  summary: 'Correct the approval number of what an operator issued',
  params: ById,
  body: WithNumber,
  answer: ReceiptRequest,
  by: 'OPERATOR',
  errors: ['VALIDATION', 'NOT_FOUND', 'ORDER_STATE'],
})
export const cancelReceipt = command('operator.cancelReceipt', 'POST /operator/receipts/:id/cancel', {
  summary: 'Mark what was issued for a refunded order as cancelled',
  params: ById,
  answer: ReceiptRequest,
  by: 'OPERATOR',
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})
