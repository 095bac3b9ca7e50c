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

/**
 * Why a posting looks like a known fraud: its wording, pay far above that of its district, or a number that postings of
 * another company have, too. Readers are warned of wording alone; the others are for operators.
 */
export const POSTING_SIGNALS = [...FRAUD_SIGNALS, 'SHARED_CONTACT', 'PAY_FAR_ABOVE'] as const
export type PostingSignal = (typeof POSTING_SIGNALS)[number]
