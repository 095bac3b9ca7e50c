import type { DepositAccount, PaymentChoice, PaymentStep } from '../../../contract/payment/order.ts'

export interface PaymentRequest extends PaymentChoice {
  /** Ours; a payment can be paid once, however often it is begun. */
  id: string
  /** What is bought, for the provider's page. */
  name: string
  /** Whole won. */
  amount: number
  /** Where the provider's page leads back to. */
  returnUrl: string
  /** Until when a deposit is taken. */
  dueDate: Date
}

export interface ProviderPayment {
  id: string
  status: 'READY' | 'WAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'CANCELLED'
  /** Whole won; null for another currency. */
  amount: number | null
  /** Once a virtual account is issued. */
  account: DepositAccount | null
}

/** Where a deposit is given back to: virtual accounts take money only. */
export interface ReturnAccount {
  bank: string
  number: string
  holder: string
}

export interface Webhook {
  headers: Record<string, string | string[] | undefined>
  /** Byte for byte as it came: the signature is over it. */
  body: string
}

/** A company that takes payments. Nothing here may be called inside a transaction: it may take seconds to answer. */
export interface PaymentProvider {
  /** `none`: payments are not set up. */
  name: 'sandbox' | 'portone' | 'none'
  /** No money moves. */
  isTest: boolean
  /**
   * Begins a payment, or leads on one that was begun. Again changes nothing.
   * @throws AppError UNAVAILABLE
   */
  begin(request: PaymentRequest, now: Date): Promise<PaymentStep>
  /** @returns null for what was never begun there. @throws AppError UNAVAILABLE */
  lookUp(id: string, now: Date): Promise<ProviderPayment | null>
  /**
   * Gives the whole amount back. Again changes nothing.
   * @param account of deposits
   * @throws AppError UNAVAILABLE
   */
  refund(id: string, back: { reason: string; account?: ReturnAccount }, now: Date): Promise<void>
  /**
   * The payment a webhook is about; what it says about it is never believed.
   * @returns null for another kind of message
   * @throws AppError UNAUTHENTICATED for one that is forged or more than five minutes old
   */
  paymentOf(webhook: Webhook, now: Date): string | null
  /** Everything begun in a time, for the comparison with our books. @throws AppError UNAVAILABLE */
  between(from: Date, until: Date): Promise<ProviderPayment[]>
  /** Only of the embedded provider: its page, on which everybody plays the card company and the bank. */
  sandbox: Sandbox | null
  /** What the provider itself has to do now and then. @returns how much there was */
  work(now: Date): Promise<number>
}

/** What can be made to happen to a test payment. */
export const SANDBOX_OUTCOMES = [
  'APPROVE',
  'APPROVE_TWICE',
  'APPROVE_SILENTLY',
  'DECLINE',
  'DEPOSIT',
] as const
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number]

export interface SandboxPayment {
  id: string
  name: string
  amount: number
  status: ProviderPayment['status']
  returnUrl: string
  account: DepositAccount | null
}

export interface Sandbox {
  /** Address of the page of a payment, below the site's own. */
  pageOf(id: string): string
  /** @returns null unless the signature of the address fits */
  find(id: string, signature: string): Promise<SandboxPayment | null>
  /** Lets something happen to a payment where its status allows it; otherwise nothing changes. */
  act(id: string, outcome: SandboxOutcome, now: Date): Promise<void>
}
