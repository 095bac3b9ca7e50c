import type { SIGN_UP_ROLES } from '../base/enums.ts'

/**
 * What a parameter of a phrase holds: a calendar day in Seoul, a time of day `HH:MM`, an amount of won, minutes, a day
 * of the month, a number of years, a visa such as `E-9`.
 */
export type PhraseParam = 'DATE' | 'TIME' | 'WON' | 'MINUTES' | 'DAY' | 'YEARS' | 'VISA'

interface Phrase {
  /** Who says it; both sides where absent. */
  by?: (typeof SIGN_UP_ROLES)[number]
  params?: Readonly<Record<string, PhraseParam>>
  /** Phrases that answer it, offered to the other side. */
  answers?: readonly string[]
}

const YES_OR_NO = ['YES', 'NO', 'ANSWER_LATER'] as const

/**
 * Questions and answers that need no translation: codes are stored, so that each reader sees them in their language.
 * Their texts are in phrase-texts.ts. Codes are never renamed or given another meaning.
 */
export const PHRASES = {
  HELLO: { answers: ['HELLO'] },
  THANK_YOU: {},
  UNDERSTOOD: {},
  YES: {},
  NO: {},
  ANSWER_LATER: {},
  DO_NOT_UNDERSTAND: {},
  // The worker asks.
  STILL_OPEN: { by: 'EMPLOYEE', answers: ['OPEN_YES', 'OPEN_NO'] },
  WHEN_START: { by: 'EMPLOYEE', answers: ['START_ON', 'START_NOW', 'ANSWER_LATER'] },
  DORMITORY: { by: 'EMPLOYEE', answers: ['DORMITORY_FREE', 'DORMITORY_PAID', 'DORMITORY_NONE'] },
  DORMITORY_PRICE: { by: 'EMPLOYEE', answers: ['DORMITORY_FREE', 'DORMITORY_PAID', 'DORMITORY_NONE'] },
  MEALS: { by: 'EMPLOYEE', answers: ['MEALS_FREE', 'MEALS_PAID', 'MEALS_NONE'] },
  COMMUTER_BUS: { by: 'EMPLOYEE', answers: ['BUS_YES', 'BUS_NO'] },
  WHICH_HOURS: { by: 'EMPLOYEE', answers: ['HOURS_ARE', 'ANSWER_LATER'] },
  OVERTIME: { by: 'EMPLOYEE', answers: ['OVERTIME_OFTEN', 'OVERTIME_SOMETIMES', 'OVERTIME_NONE'] },
  HOW_MUCH_PAY: { by: 'EMPLOYEE', answers: ['PAY_HOURLY', 'PAY_DAILY', 'PAY_MONTHLY'] },
  WHICH_PAY_DAY: { by: 'EMPLOYEE', answers: ['PAY_DAY', 'ANSWER_LATER'] },
  VISA_POSSIBLE: { by: 'EMPLOYEE', answers: ['VISA_YES', 'VISA_NO', 'VISA_ASK'] },
  E9_PERMIT: {
    by: 'EMPLOYEE',
    answers: ['E9_PERMIT_YES', 'E9_PERMIT_LATER', 'E9_PERMIT_NO', 'ANSWER_LATER'],
  },
  INSURANCE: { by: 'EMPLOYEE', answers: YES_OR_NO },
  WHICH_DOCUMENTS: { by: 'EMPLOYEE', answers: ['BRING_CARD', 'BRING_CARD_PASSPORT', 'BRING_BANKBOOK'] },
  WHERE_WORK: { by: 'EMPLOYEE', answers: ['ADDRESS_IN_POSTING', 'COME_TO_ADDRESS', 'ANSWER_LATER'] },
  HOW_TO_GET_THERE: {
    by: 'EMPLOYEE',
    answers: ['COME_TO_ADDRESS', 'PICK_UP_NEARBY', 'BUS_YES', 'ANSWER_LATER'],
  },
  NEAREST_STOP: { by: 'EMPLOYEE', answers: ['ADDRESS_IN_POSTING', 'PICK_UP_NEARBY', 'ANSWER_LATER'] },
  WHEN_RESULT: { by: 'EMPLOYEE', answers: ['RESULT_ON', 'ANSWER_LATER'] },
  // The employer asks.
  WHEN_CAN_START: { by: 'EMPLOYER', answers: ['CAN_START_ON', 'CAN_START_NOW'] },
  WHICH_VISA: { by: 'EMPLOYER', answers: ['MY_VISA', 'ANSWER_LATER'] },
  EXPERIENCE: { by: 'EMPLOYER', answers: ['EXPERIENCE_YEARS', 'EXPERIENCE_NONE'] },
  NIGHT_SHIFT: { by: 'EMPLOYER', answers: YES_OR_NO },
  WEEKEND_WORK: { by: 'EMPLOYER', answers: YES_OR_NO },
  NEED_DORMITORY: { by: 'EMPLOYER', answers: YES_OR_NO },
  CAN_INTERVIEW: { by: 'EMPLOYER', answers: YES_OR_NO },
  STILL_INTERESTED: { by: 'EMPLOYER', answers: YES_OR_NO },
  // The employer answers or asks for something.
  OPEN_YES: { by: 'EMPLOYER' },
  OPEN_NO: { by: 'EMPLOYER' },
  START_ON: { by: 'EMPLOYER', params: { date: 'DATE' }, answers: ['UNDERSTOOD', 'NO'] },
  START_NOW: { by: 'EMPLOYER' },
  DORMITORY_FREE: { by: 'EMPLOYER' },
  DORMITORY_PAID: { by: 'EMPLOYER', params: { won: 'WON' } },
  DORMITORY_NONE: { by: 'EMPLOYER' },
  MEALS_FREE: { by: 'EMPLOYER' },
  MEALS_PAID: { by: 'EMPLOYER' },
  MEALS_NONE: { by: 'EMPLOYER' },
  BUS_YES: { by: 'EMPLOYER' },
  BUS_NO: { by: 'EMPLOYER' },
  HOURS_ARE: { by: 'EMPLOYER', params: { from: 'TIME', to: 'TIME' } },
  OVERTIME_OFTEN: { by: 'EMPLOYER' },
  OVERTIME_SOMETIMES: { by: 'EMPLOYER' },
  OVERTIME_NONE: { by: 'EMPLOYER' },
  PAY_HOURLY: { by: 'EMPLOYER', params: { won: 'WON' } },
  PAY_DAILY: { by: 'EMPLOYER', params: { won: 'WON' } },
  PAY_MONTHLY: { by: 'EMPLOYER', params: { won: 'WON' } },
  PAY_DAY: { by: 'EMPLOYER', params: { day: 'DAY' } },
  VISA_YES: { by: 'EMPLOYER' },
  VISA_NO: { by: 'EMPLOYER' },
  VISA_ASK: { by: 'EMPLOYER' },
  E9_PERMIT_YES: { by: 'EMPLOYER' },
  E9_PERMIT_LATER: { by: 'EMPLOYER' },
  E9_PERMIT_NO: { by: 'EMPLOYER' },
  BRING_CARD: { by: 'EMPLOYER', answers: ['UNDERSTOOD'] },
  BRING_CARD_PASSPORT: { by: 'EMPLOYER', answers: ['UNDERSTOOD'] },
  BRING_BANKBOOK: { by: 'EMPLOYER', answers: ['UNDERSTOOD'] },
  ADDRESS_IN_POSTING: { by: 'EMPLOYER' },
  COME_TO_ADDRESS: { by: 'EMPLOYER', answers: ['UNDERSTOOD', 'NEAREST_STOP'] },
  PICK_UP_NEARBY: { by: 'EMPLOYER', answers: ['UNDERSTOOD', 'THANK_YOU'] },
  RESULT_ON: { by: 'EMPLOYER', params: { date: 'DATE' } },
  HIRED: { by: 'EMPLOYER', answers: ['THANK_YOU', 'WHEN_START'] },
  THANKS_OTHER_CHOSEN: { by: 'EMPLOYER', answers: ['THANK_YOU'] },
  NOT_THIS_TIME: { by: 'EMPLOYER', answers: ['THANK_YOU'] },
  // The worker answers.
  CAN_START_ON: { by: 'EMPLOYEE', params: { date: 'DATE' } },
  CAN_START_NOW: { by: 'EMPLOYEE' },
  MY_VISA: { by: 'EMPLOYEE', params: { visa: 'VISA' } },
  EXPERIENCE_YEARS: { by: 'EMPLOYEE', params: { years: 'YEARS' } },
  EXPERIENCE_NONE: { by: 'EMPLOYEE' },
  // On the day.
  ON_MY_WAY: { answers: ['UNDERSTOOD'] },
  LATE: { params: { minutes: 'MINUTES' }, answers: ['UNDERSTOOD'] },
  ARRIVED: {},
  CANNOT_COME: { answers: ['UNDERSTOOD'] },
  CALL_ME: { answers: ['UNDERSTOOD', 'ANSWER_LATER'] },
  MAY_I_CALL: { answers: YES_OR_NO },
} as const satisfies Record<string, Phrase>

export type PhraseCode = keyof typeof PHRASES
export type PhraseParams = Readonly<Record<string, string | number>>

export const isPhrase = (code: string): code is PhraseCode => Object.hasOwn(PHRASES, code)
export const phraseOf = (code: PhraseCode): Phrase => PHRASES[code]

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const fits = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)
const isDay = (value: unknown) =>
  fits(value, /^20\d\d-\d\d-\d\d$/) &&
  // Days such as 2026-02-31 move to the next month.
  new Date(`${String(value)}T00:00:00Z`).toISOString().startsWith(String(value))

const rules: Record<PhraseParam, (value: unknown) => boolean> = {
  DATE: (value) => {
    try {
      return isDay(value)
    } catch {
      return false
    }
  },
  TIME: (value) => fits(value, /^([01]\d|2[0-3]):[0-5]\d$/),
  WON: (value) => isWhole(value, 1, 999_999_999),
  MINUTES: (value) => isWhole(value, 1, 600),
  DAY: (value) => isWhole(value, 1, 31),
  YEARS: (value) => isWhole(value, 1, 50),
  VISA: (value) => fits(value, /^[A-H]-\d{1,2}(-\d{1,2})?$/),
}

/** The parameter that is missing, unknown or does not fit; null if all fit. */
export function wrongParam(code: PhraseCode, params: PhraseParams): string | null {
  const wanted = phraseOf(code).params ?? {}
  const unknown = Object.keys(params).find((name) => !Object.hasOwn(wanted, name))
  const misfit = Object.entries(wanted).find(([name, kind]) => !rules[kind](params[name]))
  return unknown ?? misfit?.[0] ?? null
}
