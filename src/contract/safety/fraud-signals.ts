/** Why a text looks like a known fraud, the most serious first. */
export const FRAUD_SIGNALS = [
  'VOICE_PHISHING',
  'ACCOUNT_LENDING',
  'FALSE_PAPERS',
  'MONEY_IN_ADVANCE',
  'PASSPORT_HANDED_OVER',
  'FOREIGN_MESSENGER',
  'TOO_GOOD_PAY',
] as const
export type FraudSignal = (typeof FRAUD_SIGNALS)[number]
