import { defineMessage as text } from '#message'
import type { Message } from '../../../contract/base/define-message.ts'
import { csvOf } from '../../../contract/base/csv.ts'
import { methodLabels } from '../../../contract/payment/method-labels.ts'
import type { ReceiptKind, ReceiptStatus } from '../../../contract/payment/receipt.ts'
import { taxIn } from '../../../contract/payment/tax.ts'
import type { Db } from '../../db/database.ts'
import type { Download } from '../../http/endpoint-route.ts'
import { type TextIn, textIn } from '../../i18n/text-in.ts'
import { seoulDay } from '../../seoul-day.ts'
import { orderNameIn } from '../payment/order-name.ts'
import { findMoney, type MoneyRow, type Period } from './money-queries.ts'

const columns: readonly Message[] = [
  text({ message: 'Date' }),
  text({ message: 'Item', comment: 'Column of the payment history: what was bought' }),
  text({ message: 'Price', comment: 'Price of what is bought, before discounts' }),
  text({ message: 'Extra regions' }),
  text({ message: 'Discount' }),
  text({ message: 'Amount paid', comment: 'Column of a list of payments: money that was paid' }),
  text({ message: 'Amount refunded', comment: 'Column of a list of payments: money that was given back' }),
  text({ message: 'Supply value' }),
  text({ message: 'VAT (10%)' }),
  text({ message: 'Payment method' }),
  text({ message: 'Proof for the tax office' }),
  text({ message: 'Approval number' }),
  text({ message: 'Order number' }),
]

const proofs: Record<ReceiptKind, Message> = {
  CASH_RECEIPT: text({ message: 'Cash receipt' }),
  TAX_INVOICE: text({ message: 'Tax invoice' }),
}
/** What is issued has its approval number beside it. */
const states: Record<Exclude<ReceiptStatus, 'ISSUED'>, Message> = {
  REQUESTED: text({ message: 'Asked for', comment: 'State of a tax invoice or cash receipt' }),
  REFUSED: text({
    message: 'Refused',
    comment: 'State of a tax invoice or cash receipt: it was asked for and will not be issued',
  }),
}

/** The payments and refunds of a period, a row each. Amounts have no sign, which a spreadsheet takes for a formula. */
export async function ordersFile(
  db: Db,
  memberId: string,
  { langCode, ...period }: Period & { langCode: string },
  now: Date,
): Promise<Download> {
  const rows = await findMoney(db, memberId, period)
  const days = [period.from, period.to ?? seoulDay(now)].filter((day) => day !== undefined)
  return {
    name: `ilteo-payments-${days.join('_')}.csv`,
    headers: {},
    parts: inOnePart(rows, langCode),
  }
}

async function* inOnePart(rows: readonly MoneyRow[], langCode: string): AsyncGenerator<string> {
  const say = textIn(langCode)
  yield csvOf([columns.map((column) => say(column)), ...rows.map((row) => cellsOf(row, say, langCode))])
}

function cellsOf(row: MoneyRow, say: TextIn, langCode: string): string[] {
  const { total_amount: total, is_refund: isRefund } = row
  const { supply, tax } = taxIn(total)
  const parts = [row.product_amount, row.surcharge_amount, row.discount_amount]
  return [
    seoulDay(row.moved_at),
    orderNameIn(langCode, row),
    ...parts.map((amount) => (isRefund ? '' : String(amount))),
    isRefund ? '' : String(total),
    isRefund ? String(total) : '',
    String(supply),
    String(tax),
    row.method === null || total === 0 ? '' : say(methodLabels[row.method]),
    proofIn(row, say),
    row.approval_number ?? '',
    row.id,
  ]
}

function proofIn({ receipt_kind: kind, receipt_status: status }: MoneyRow, say: TextIn): string {
  if (kind === null || status === null) return ''
  return status === 'ISSUED' ? say(proofs[kind]) : `${say(proofs[kind])}: ${say(states[status])}`
}
