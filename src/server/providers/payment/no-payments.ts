import { AppError } from '../../../contract/base/errors.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Where payments are not set up: nothing can be begun, and nobody reports. */
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
    paymentOf() {
      throw new AppError('UNAUTHENTICATED')
    },
    between: async () => [],
    sandbox: null,
    work: async () => 0,
  }
}
