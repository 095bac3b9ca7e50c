import { memberOf, textOf } from '../../json-answer.ts'
import type { CashReceiptRequest } from '../payment-provider.ts'
import type { PortOneSettings } from './browser-request.ts'
import { httpsOrNull } from './payment-from.ts'
import { pathOf, type PortOneClient } from './portone-client.ts'

/** Issues the receipt, or reads the one that an earlier attempt has issued. */
export async function issueCashReceipt(
  client: PortOneClient,
  settings: PortOneSettings,
  { id, name, amount, tax, purpose, recipient, method }: CashReceiptRequest,
): Promise<{ approvalNumber: string; url: string | null }> {
  const { storeId } = settings
  const body = {
    storeId,
    paymentId: id,
    channelKey: settings.channelKeys[method] ?? settings.channelKey,
    type: purpose === 'INCOME_DEDUCTION' ? 'PERSONAL' : 'CORPORATE',
    orderName: name,
    currency: 'KRW',
    amount: { total: amount, vat: tax },
    customer: { identityNumber: recipient },
  }
  const call = { method: 'POST', path: '/cash-receipts', body } as const
  const issued = await client.ask(call, 'CASH_RECEIPT_ALREADY_ISSUED')
  const path = `${pathOf(id)}/cash-receipt?${new URLSearchParams({ storeId }).toString()}`
  const known = issued.ok ? issued : await client.ask({ method: 'GET', path })
  const receipt = issued.ok ? memberOf(issued.body, 'cashReceipt') : known.body
  const approvalNumber = textOf(receipt, 'issueNumber')
  return approvalNumber === ''
    ? client.refuse(known)
    : { approvalNumber, url: httpsOrNull(textOf(receipt, 'url')) }
}
