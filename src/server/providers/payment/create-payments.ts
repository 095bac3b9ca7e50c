import { AppError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import type { PaymentSettings } from '../../config/payment-env.ts'
import type { Secret } from '../secret/secret.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createPortOne } from './portone/portone.ts'
import type { Report } from './portone/portone-client.ts'
import { createSandbox } from './sandbox/create-sandbox.ts'

/** @param listensOn origin of this server; null if it does not listen (yet) */
export function createPayments(
  settings: PaymentSettings,
  dependencies: {
    db: Db
    secret: Secret
    publicUrl: () => string
    listensOn: () => string | null
    report: Report
  },
): PaymentProvider {
  const { db, secret, publicUrl, listensOn, report } = dependencies
  if (settings === 'none') return createNoPayments()
  if (settings !== 'sandbox')
    return createPortOne({ ...settings, webhookUrl: () => `${publicUrl()}${WEBHOOK_PATH}` }, report)
  const webhookUrl = () => {
    const origin = listensOn()
    return origin === null ? null : `${origin}${WEBHOOK_PATH}`
  }
  return createSandbox({ db, secret, webhookUrl })
}

export const WEBHOOK_PATH = '/api/payments/webhook'

/** Used if no provider is configured: payments cannot be started, and webhooks are rejected. */
export function createNoPayments(): PaymentProvider {
  const notSetUp = async (): Promise<never> => {
    throw new AppError('PAYMENT_NOT_SET_UP')
  }
  return {
    name: 'none',
    isTest: false,
    begin: notSetUp,
    lookUp: async () => null,
    refund: notSetUp,
    issueCashReceipt: null,
    paymentOf() {
      throw new AppError('UNAUTHENTICATED')
    },
    between: async () => [],
    sandbox: null,
    work: async () => 0,
  }
}
