import { banks } from '../../../../reference/banks.ts'
import { memberOf, textOf } from '../../json-answer.ts'
import type { ProviderPayment } from '../payment-provider.ts'

const STATUS: Record<string, ProviderPayment['status']> = {
  READY: 'READY',
  PAY_PENDING: 'READY',
  VIRTUAL_ACCOUNT_ISSUED: 'WAITING_DEPOSIT',
  PAID: 'PAID',
  PARTIAL_CANCELLED: 'PAID',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
}

/**
 * Parses a payment of PortOne's API; null for an unexpected format.
 * @param acceptsTest whether the play money of test channels counts. The browser names the channel, so a buyer can
 * name a test channel of a store that sells.
 */
export function paymentFrom(value: unknown, acceptsTest: boolean): ProviderPayment | null {
  const status = STATUS[textOf(value, 'status')]
  const total = memberOf(memberOf(value, 'amount'), 'total')
  const id = textOf(value, 'id')
  if (!status || typeof total !== 'number' || id === '') return null
  const isPlayMoney = textOf(memberOf(value, 'channel'), 'type') === 'TEST'
  const amount = textOf(value, 'currency') === 'KRW' && (acceptsTest || !isPlayMoney) ? total : null
  const method = memberOf(value, 'method')
  return {
    id,
    status,
    amount,
    account: accountIn(method),
    slipUrl: httpsOrNull(textOf(value, 'receiptUrl')),
    depositor: textOf(method, 'remitterName').slice(0, 60) || null,
  }
}

/** Only what a browser opens safely. */
export const httpsOrNull = (url: string): string | null =>
  URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null

function accountIn(method: unknown): ProviderPayment['account'] {
  const number = textOf(method, 'accountNumber')
  const dueDate = textOf(method, 'expiredAt')
  if (number === '' || Number.isNaN(Date.parse(dueDate))) return null
  const bank = textOf(method, 'bank')
  return {
    bank: banks.find(({ code }) => code === bank)?.name ?? bank,
    number,
    holder: textOf(method, 'remitteeName'),
    dueDate: new Date(dueDate).toISOString(),
  }
}
