import type { FraudConcept } from './fraud-concepts.ts'
import type { FraudSignal } from './fraud-signals.ts'

/** Concepts of which one of each group stands in the sentence, and none of those that make it harmless. */
export interface FraudRule {
  signal: FraudSignal
  meet: readonly (readonly FraudConcept[])[]
  unless: readonly FraudConcept[]
  /** Characters between the first and the last of them. */
  within: number
}

/** @param meet groups separated by spaces, alternatives by `|` */
const rule =
  (signal: FraudSignal) =>
  (meet: string, unless = '', within = 400): FraudRule => ({
    signal,
    meet: meet.split(' ').map((group) => group.split('|') as FraudConcept[]),
    unless: ['WARNING', ...(unless === '' ? [] : (unless.split(' ') as FraudConcept[]))],
    within,
  })

const voicePhishing = rule('VOICE_PHISHING')
const lending = rule('ACCOUNT_LENDING')
const falsePapers = rule('FALSE_PAPERS')
const advance = rule('MONEY_IN_ADVANCE')
const passport = rule('PASSPORT_HANDED_OVER')
const messenger = rule('FOREIGN_MESSENGER')
const pay = rule('TOO_GOOD_PAY')

/** An account to which wages are paid. */
const WAGE_ACCOUNT = 'INTO_ACCOUNT FOR_WAGES ACCOUNT_NUMBER COPY SHOP NO_DEMAND'
/** A cost that the employer bears, or that an honest one may name. */
const HONEST_COST = 'EMPLOYER_PAYS HOUSING FOR_WAGES NO_DEMAND'

export const FRAUD_RULES: readonly FraudRule[] = [
  voicePhishing('COURIER_JOB', 'NO_DEMAND SHOP FOR_WAGES'),
  voicePhishing('CASH COLLECT HAND_ON', 'SHOP FOR_WAGES NO_DEMAND', 90),
  voicePhishing('CASH WITHDRAW HAND_ON|COMMISSION', 'SHOP FOR_WAGES NO_DEMAND'),
  voicePhishing('WITHDRAW HAND_ON COLLECT', 'SHOP FOR_WAGES NO_DEMAND'),
  voicePhishing('PARCEL COLLECT HAND_ON COMMISSION|PERSON|STORAGE', 'SHOP SHOW COPY'),
  voicePhishing('CASH|PARCEL|COLLECT SECRECY', 'SHOP'),
  voicePhishing('CASH COLLECT|HAND_ON|WITHDRAW COMMISSION', 'SHOP NO_DEMAND', 60),
  voicePhishing('DEVICE'),
  voicePhishing('PASS_THROUGH CASH|COMMISSION|CRYPTO|LEND|WITHDRAW', 'FOR_WAGES NO_DEMAND'),
  voicePhishing('CRYPTO BUY'),
  voicePhishing('AUTHORITY IMPERSONATE'),
  voicePhishing('AUTHORITY PRETEND', 'OTHER_USE SHOP'),
  voicePhishing('ABROAD PRETEND|HIGH_PAY'),
  lending('ACCOUNT LEND', 'FOR_WAGES ACCOUNT_NUMBER COPY SHOP NO_DEMAND', 40),
  lending('ACCOUNT AMOUNT', `${WAGE_ACCOUNT} HOUSING EMPLOYER_PAYS`, 20),
  lending('ACCOUNT SECRET_CODE', 'NO_DEMAND HOUSING'),
  lending('BANK_THING GIVE', WAGE_ACCOUNT, 25),
  lending('ACCOUNT COURIER', 'COPY NO_DEMAND SHOP'),
  lending('SECRET_CODE GIVE', 'NO_DEMAND HOUSING'),
  lending('ACCOUNT GIVE AMOUNT', WAGE_ACCOUNT),
  falsePapers('FALSE PAPERS', 'REFUSAL', 60),
  falsePapers('PAPERS GUARANTEED', 'REFUSAL', 40),
  falsePapers('CERTIFICATE WITHOUT_EFFORT', 'REFUSAL'),
  falsePapers('OTHERS_NAME', 'REFUSAL'),
  falsePapers('EVASION', 'REFUSAL'),
  falsePapers('MARRIAGE SHAM', 'PREFERRED'),
  falsePapers('WITHOUT_VISA ACCEPTED', 'REFUSAL'),
  advance('FEE PAY_IN|PAY_FIRST AMOUNT|PAY_FIRST', HONEST_COST),
  advance('FEE PAY_IN', HONEST_COST, 25),
  advance('FEE AMOUNT', HONEST_COST, 20),
  advance('COSTLY_THING PAY_IN AMOUNT', `${HONEST_COST} PAY_RATE`),
  advance('DEPOSIT PAY_IN|PAY_FIRST', HONEST_COST, 60),
  advance('PAY_IN PAY_FIRST AMOUNT|CASH', `${HONEST_COST} PAY_RATE SHOP`),
  advance('INTO_ACCOUNT PAY_IN CASH|AMOUNT', `${HONEST_COST} SHOP`, 30),
  advance('WAGE WITHHOLD DEPOSIT|FLIGHT_RISK|UNTIL_END', 'NO_DEMAND HOUSING'),
  passport('PASSPORT KEEP', 'COPY SHOW NO_DEMAND RETURN', 60),
  passport('PASSPORT LOCK_UP', 'NO_DEMAND RETURN', 100),
  passport('BANK_THING LOCK_UP', 'COPY NO_DEMAND RETURN', 30),
  passport('PASSPORT_ITSELF', 'COPY SHOW NO_DEMAND HOUSING RETURN'),
  passport('PASSPORT UNTIL_END|FLIGHT_RISK', 'COPY SHOW NO_DEMAND'),
  messenger('MESSENGER', 'OTHER_USE'),
  messenger('KOREAN_MESSENGER LEAVE_CHAT', 'NO_DEMAND'),
  pay('HIGH_PAY'),
  pay('INVEST PROFIT'),
]
