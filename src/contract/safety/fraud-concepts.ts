/** What a sentence can speak of. A lexicon lists the word stems of each in one language. */
export const FRAUD_CONCEPTS = [
  // Money.
  'CASH',
  'FEE',
  'COSTLY_THING',
  'DEPOSIT',
  'AMOUNT',
  'PAY_IN',
  'PAY_FIRST',
  'WITHHOLD',
  'WAGE',
  // Bank accounts, cards, numbers.
  'ACCOUNT',
  'BANK_THING',
  'INTO_ACCOUNT',
  'SECRET_CODE',
  'LEND',
  'GIVE',
  'COURIER',
  'PASS_THROUGH',
  // Cash couriers.
  'COLLECT',
  'HAND_ON',
  'WITHDRAW',
  'PARCEL',
  'PERSON',
  'SECRECY',
  'COMMISSION',
  'STORAGE',
  'DEVICE',
  'COURIER_JOB',
  'AUTHORITY',
  'PRETEND',
  'IMPERSONATE',
  'ABROAD',
  'CRYPTO',
  'BUY',
  // Papers.
  'PASSPORT',
  'KEEP',
  'PASSPORT_ITSELF',
  'LOCK_UP',
  'UNTIL_END',
  'PAPERS',
  'FALSE',
  'GUARANTEED',
  'CERTIFICATE',
  'WITHOUT_EFFORT',
  'OTHERS_NAME',
  'EVASION',
  'FLIGHT_RISK',
  'MARRIAGE',
  'SHAM',
  'WITHOUT_VISA',
  'ACCEPTED',
  // Elsewhere.
  'MESSENGER',
  'KOREAN_MESSENGER',
  'CONTACT',
  'LEAVE_CHAT',
  // Bait.
  'EASY',
  'INVEST',
  'PROFIT',
  'HIGH_PAY',
  // What makes a sentence harmless.
  'NO_DEMAND',
  'WARNING',
  'REFUSAL',
  'PREFERRED',
  'OTHER_USE',
  'EMPLOYER_PAYS',
  'HOUSING',
  'COPY',
  'SHOW',
  'RETURN',
  'FOR_WAGES',
  'PAY_RATE',
  'ACCOUNT_NUMBER',
  'SHOP',
] as const
export type FraudConcept = (typeof FRAUD_CONCEPTS)[number]

/**
 * Word stems by concept, separated by `|`.
 * - Latin: a whole word, or the start of one with `*` at the end. Nepali: the start of a word.
 * - Korean and Chinese: anywhere; at the start of a word with `_` in front. A space may be missing in the text.
 * - `~` is a gap of at most 15 characters.
 */
export type FraudLexicon = Partial<Record<FraudConcept, string>>
