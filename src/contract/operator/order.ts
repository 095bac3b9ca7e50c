import * as z from 'zod/mini'
import { read } from './call.ts'
import { CARD_COMPANIES } from '../base/enums.ts'
import { Id, Instant, Won } from '../base/schema.ts'
import { DepositAccount } from '../payment/order.ts'
import { ReceiptRequest } from '../payment/receipt.ts'
import { OrderRow } from './list.ts'

/** An order with its payment. It names nobody: the payer's name and a receipt's recipient are left out. */
export const OperatorOrder = z.extend(OrderRow, {
  /** Days of a pass. */
  days: z.nullable(z.int()),
  /** Points of a ticket. */
  points: z.nullable(z.int()),
  /** The announcement that a pass is for; null once it is removed. */
  jobId: z.nullable(Id),
  regionIds: z.array(z.int()),
  productAmount: Won,
  surchargeAmount: Won,
  discountAmount: Won,
  couponName: z.nullable(z.string()),
  supplyAmount: Won,
  taxAmount: Won,
  /** Deadline for paying. */
  expiresDate: Instant,
  /** When the days of a pass start. */
  startsDate: z.nullable(Instant),
  /** When it failed, expired or was cancelled. */
  endedDate: z.nullable(Instant),
  /** When it was refunded; `returnedDate` is when the money was returned. */
  refundedDate: z.nullable(Instant),
  cardCompany: z.nullable(z.enum(CARD_COMPANIES)),
  /** Months of a credit card payment; 0 is a lump sum. */
  instalment: z.int(),
  /** The virtual account of a deposit. */
  account: z.nullable(DepositAccount),
  /** Whether it was paid in test mode, where no money moves. */
  isTest: z.boolean(),
  receipt: z.nullable(z.omit(ReceiptRequest, { purpose: true, recipientHint: true, url: true })),
})
export type OperatorOrder = z.output<typeof OperatorOrder>

export const getOperatorOrder = read('operator.order', 'GET /operator/orders/:id', {
  summary: 'Get an order with its payment',
  answer: OperatorOrder,
})
