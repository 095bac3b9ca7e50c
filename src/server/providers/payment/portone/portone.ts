import { AppError } from '../../../../contract/base/errors.ts'
import { listOf, memberOf, parsedAnswer, textOf } from '../../json-answer.ts'
import type { PaymentProvider, ProviderPayment } from '../payment-provider.ts'
import { paymentIn, verifyWebhook } from '../standard-webhooks.ts'
import { type PortOneSettings, browserRequest } from './browser-request.ts'
import { httpsOrNull, paymentFrom } from './payment-from.ts'

/** In ms. The user is waiting at the payment page. */
const TIME_LIMIT = 8_000
const PAGE = 100

/** Logs a failure for the operator, without personal data. */
export type Report = (line: string) => void

/**
 * PortOne, REST API V2 (developers.portone.io). Its own server SDK has no request timeout, and a request that never ends
 * would block all work behind it.
 */
export function createPortOne(settings: PortOneSettings, report: Report): PaymentProvider {
  const { storeId, webhookSecret } = settings
  const client = createClient(settings, report)
  return {
    name: 'portone',
    isTest: settings.isTest,
    sandbox: null,
    async begin(payment) {
      // Pre-registers the amount: PortOne then rejects a browser that requests another one.
      const body = { storeId, totalAmount: payment.amount, currency: 'KRW' }
      await client.ask({ method: 'POST', path: `${pathOf(payment.id)}/pre-register`, body }, 'ALREADY_PAID')
      return { kind: 'PORTONE', request: browserRequest(settings, payment) }
    },
    async lookUp(id) {
      const path = `${pathOf(id)}?${new URLSearchParams({ storeId }).toString()}`
      const answer = await client.ask({ method: 'GET', path }, 'PAYMENT_NOT_FOUND')
      return answer.ok ? (paymentFrom(answer.body) ?? client.refuse(answer)) : null
    },
    async refund(id, { reason, account }) {
      const refundAccount = account && {
        bank: account.bank,
        number: account.number,
        holderName: account.holder,
      }
      const body = { storeId, reason, requester: 'ADMIN', ...(refundAccount ? { refundAccount } : {}) }
      const headers = { 'idempotency-key': `"${id}-return"` }
      const call = { method: 'POST', path: `${pathOf(id)}/cancel`, body, headers } as const
      const answer = await client.ask(call, 'PAYMENT_ALREADY_CANCELLED')
      // The bank may reject the cancellation although PortOne answered 200. REQUESTED means that it is still pending.
      if (textOf(memberOf(answer.body, 'cancellation'), 'status') === 'FAILED') client.refuse(answer)
    },
    async issueCashReceipt({ id, name, amount, tax, purpose, recipient, method }) {
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
    },
    paymentOf(webhook, now) {
      verifyWebhook(webhookSecret, webhook, now)
      return paymentIn(webhook)
    },
    between: (from, until) =>
      allPages(client, {
        storeId,
        timestampType: 'CREATED_AT',
        from: from.toISOString(),
        until: until.toISOString(),
      }),
    work: async () => 0,
  }
}

const pathOf = (id: string): string => `/payments/${encodeURIComponent(id)}`

/** Reads pages sequentially until one is not full. */
async function allPages(client: PortOneClient, filter: object): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = []
  for (let number = 0; ; number++) {
    const requestBody = JSON.stringify({ page: { number, size: PAGE }, filter })
    const path = `/payments?${new URLSearchParams({ requestBody }).toString()}`
    const { body } = await client.ask({ method: 'GET', path })
    const items = listOf(body, 'items')
    payments.push(...items.flatMap((item) => paymentFrom(item) ?? []))
    if (items.length < PAGE) return payments
  }
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
}

interface PortOneClient {
  /**
   * @param expected error type that is returned instead of thrown
   * @throws AppError UNAVAILABLE for any other error
   */
  ask(call: Call, expected?: string): Promise<Answer>
  refuse(answer: Answer): never
}

function createClient(settings: PortOneSettings, report: Report): PortOneClient {
  const refuse = (answer: Answer): never => {
    report(`PortOne answered ${answer.status} ${textOf(answer.body, 'type')}`)
    throw new AppError('UNAVAILABLE', { retryAfter: 5 })
  }
  return {
    refuse,
    async ask(call, expected) {
      const answer = await request(settings, call).catch((error: unknown): never => {
        report(`PortOne is unavailable: ${error instanceof Error ? error.message : 'no response'}`)
        throw new AppError('UNAVAILABLE', { retryAfter: 5 })
      })
      const isExpected = answer.ok || (expected !== undefined && textOf(answer.body, 'type') === expected)
      return isExpected ? answer : refuse(answer)
    },
  }
}

interface Answer {
  ok: boolean
  status: number
  body: unknown
}

async function request({ url, apiSecret }: PortOneSettings, call: Call): Promise<Answer> {
  const response = await fetch(new URL(call.path, url), {
    method: call.method,
    headers: {
      authorization: `PortOne ${apiSecret}`,
      ...(call.body ? { 'content-type': 'application/json' } : {}),
      ...call.headers,
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  return { ok: response.ok, status: response.status, body: parsedAnswer(await response.text()) }
}
