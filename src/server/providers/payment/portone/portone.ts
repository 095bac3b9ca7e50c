import { bankCode } from '../../../../reference/banks.ts'
import { listOf, memberOf, textOf } from '../../json-answer.ts'
import type { PaymentProvider, ProviderPayment } from '../payment-provider.ts'
import { paymentIn, verifyWebhook } from '../standard-webhooks.ts'
import { type PortOneSettings, browserRequest } from './browser-request.ts'
import { issueCashReceipt } from './cash-receipt.ts'
import { paymentFrom } from './payment-from.ts'
import { createClient, pathOf, type PortOneClient, type Report } from './portone-client.ts'

const PAGE = 100

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
      return answer.ok ? (paymentFrom(answer.body, settings.isTest) ?? client.refuse(answer)) : null
    },
    async refund(id, { reason, account }) {
      const refundAccount = account && {
        // PortOne takes its own codes only.
        bank: bankCode(account.bank) ?? account.bank,
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
    issueCashReceipt: (receipt) => issueCashReceipt(client, settings, receipt),
    paymentOf(webhook, now) {
      verifyWebhook(webhookSecret, webhook, now)
      return paymentIn(webhook)
    },
    between: (from, until) =>
      allPages(settings, client, {
        storeId,
        timestampType: 'CREATED_AT',
        from: from.toISOString(),
        until: until.toISOString(),
      }),
    work: async () => 0,
  }
}

/** Reads pages sequentially until one is not full. */
async function allPages(
  { isTest }: PortOneSettings,
  client: PortOneClient,
  filter: object,
): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = []
  for (let number = 0; ; number++) {
    const requestBody = JSON.stringify({ page: { number, size: PAGE }, filter })
    const path = `/payments?${new URLSearchParams({ requestBody }).toString()}`
    const { body } = await client.ask({ method: 'GET', path })
    const items = listOf(body, 'items')
    payments.push(...items.flatMap((item) => paymentFrom(item, isTest) ?? []))
    if (items.length < PAGE) return payments
  }
}
