import type { DepositAccount, PaymentChoice, PaymentStep } from '../../../contract/payment/order.ts'

export interface PaymentRequest extends PaymentChoice {
  /** The order's id; a payment can be paid once, however often it is started. */
  id: string
  /** Shown on the provider's page. */
  name: string
  /** Whole won. */
  amount: number
  /** Where the provider's page redirects to. */
  returnUrl: string
  /** Deadline of a deposit. */
  dueDate: Date
}

export interface ProviderPayment {
  id: string
  status: 'READY' | 'WAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'CANCELLED'
  /** Whole won; null for another currency or play money. */
  amount: number | null
  /** Null until a virtual account is issued. */
  account: DepositAccount | null
  /** Once paid: the card slip or the like. */
  slipUrl?: string | null
  /** Who made the deposit. */
  depositor?: string | null
}

/** A cash receipt to issue. */
export interface CashReceiptRequest {
  /** Of the payment. */
  id: string
  name: string
  amount: number
  tax: number
  purpose: 'INCOME_DEDUCTION' | 'EXPENSE_PROOF'
  /** Cellphone or business number. */
  recipient: string
  method: PaymentChoice['method']
}

/** Account for refunding a deposit, as virtual accounts cannot receive refunds. */
export interface ReturnAccount {
  bank: string
  number: string
  holder: string
}

export interface Webhook {
  headers: Record<string, string | string[] | undefined>
  /** The raw body, which is signed. */
  body: string
}

/** Calls may take seconds, so none may happen inside a transaction. */
export interface PaymentProvider {
  /** `none`: payments are not configured. */
  name: 'sandbox' | 'portone' | 'none'
  /** No money moves. */
  isTest: boolean
  /**
   * Starts a payment or continues a started one. Idempotent.
   * @throws AppError UNAVAILABLE
   */
  begin(request: PaymentRequest, now: Date): Promise<PaymentStep>
  /**
   * @returns null for a payment that was not started at this provider
   * @throws AppError UNAVAILABLE
   */
  lookUp(id: string, now: Date): Promise<ProviderPayment | null>
  /**
   * Refunds the full amount. Idempotent.
   * @param back.account required for deposits
   * @throws AppError UNAVAILABLE
   */
  refund(id: string, back: { reason: string; account?: ReturnAccount }, now: Date): Promise<void>
  /**
   * Issues a cash receipt; null where the provider cannot. Idempotent.
   * @throws AppError UNAVAILABLE
   */
  issueCashReceipt:
    | ((request: CashReceiptRequest) => Promise<{ approvalNumber: string; url: string | null }>)
    | null
  /**
   * Returns the id of the payment that a webhook is about. Its status is always looked up, never taken from the webhook.
   * @returns null for another kind of webhook
   * @throws AppError UNAUTHENTICATED for an invalid signature or a timestamp more than five minutes off
   */
  paymentOf(webhook: Webhook, now: Date): string | null
  /**
   * Lists the payments started in a period, for reconciliation.
   * @throws AppError UNAVAILABLE
   */
  between(from: Date, until: Date): Promise<ProviderPayment[]>
  /** Null except for the sandbox: its page, which simulates card company and bank. */
  sandbox: Sandbox | null
  /**
   * Processes the provider's own background work.
   * @returns the number of processed items
   */
  work(now: Date): Promise<number>
}

/** Simulated outcomes of a test payment. */
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
  /** Path of a payment's page on this site. */
  pageOf(id: string): string
  /** @returns null unless the signature in the path is valid */
  find(id: string, signature: string): Promise<SandboxPayment | null>
  /** Applies an outcome if the payment's status allows it. */
  act(id: string, outcome: SandboxOutcome, now: Date): Promise<void>
}
