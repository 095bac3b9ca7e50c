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

/** Parses a payment of PortOne's API; null for an unexpected format. */
export function paymentFrom(value: unknown): ProviderPayment | null {
  const status = STATUS[textOf(value, 'status')]
  const total = memberOf(memberOf(value, 'amount'), 'total')
  const id = textOf(value, 'id')
  if (!status || typeof total !== 'number' || id === '') return null
  const amount = textOf(value, 'currency') === 'KRW' ? total : null
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
    bank: BANKS[bank] ?? bank,
    number,
    holder: textOf(method, 'remitteeName'),
    dueDate: new Date(dueDate).toISOString(),
  }
}

/** Names of banks that issue virtual accounts, by PortOne's codes; other banks are shown by their code. */
const BANKS: Record<string, string> = {
  KOOKMIN: 'KB국민은행',
  SHINHAN: '신한은행',
  WOORI: '우리은행',
  HANA: '하나은행',
  NONGHYUP: 'NH농협은행',
  IBK: 'IBK기업은행',
  SUHYUP: 'Sh수협은행',
  POST: '우체국',
  BUSAN: '부산은행',
  DAEGU: 'iM뱅크',
  KYONGNAM: '경남은행',
  KWANGJU: '광주은행',
  K_BANK: '케이뱅크',
}
