import { type PayType, WORKPLACE_SIZES, type WorkplaceSize } from '../base/enums.ts'
import type { WageSourceCode } from './wage-sources.ts'
import { weekHours, type Week, type WeekHours } from './wage-week.ts'

export const WAGE_LINES = [
  'BASE_PAY',
  'WEEKLY_HOLIDAY_PAY',
  'OVERTIME_PAY',
  'HOLIDAY_WORK_PAY',
  'NIGHT_PREMIUM',
] as const
/** Lines that only a single month has, besides those of an average month. */
export const MONTH_LINES = ['PUBLIC_HOLIDAY_PAY', 'LEAVE_PAY', 'MISSED_HOURS'] as const
export type WageLineCode = (typeof WAGE_LINES)[number] | (typeof MONTH_LINES)[number]

export interface PaidWork extends Week {
  payType: PayType
  /** Whole won. */
  payAmount: number
  /** Whether pay by the day, week, month or year covers all the hours and their premiums; without effect on HOURLY. */
  premiumsIncluded: boolean
}

/** One line of a month's pay; `hours` times `rate` times `factor` is about the amount. */
export interface WageLine {
  code: WageLineCode
  /** Whole won. */
  amount: number
  /** Hours a month. */
  hours: number
  /** Ordinary wage for an hour, whole won rounded down. */
  rate: number
  factor: number
  source: WageSourceCode
}

/** Work whose workplace size may be unknown. */
export type SizelessWork = Omit<PaidWork, 'workplaceSize'> & { workplaceSize: WorkplaceSize | null }

/** Weeks of an average month. */
export const MONTH = 365 / 84
export const MONTHS = 12
const DAY = 8

/** Whole won, rounded down after removing floating-point errors. */
export const won = (amount: number) => Math.floor(Number(amount.toFixed(6)))
const shown = (hours: number) => Number(hours.toFixed(2))
/** Hours a month of regular work and weekly holidays, rounded up as the ministry does: 209 for forty a week. */
export const contractHours = (hours: WeekHours) =>
  Math.ceil(Number(((hours.regular + hours.weeklyHoliday) * MONTH).toFixed(6)))

/** The lines of an average month, and the ordinary wage of an hour. */
export function wageLines(work: PaidWork, week: WeekHours): { lines: WageLine[]; rate: number } {
  const { rate, gross } = ordinaryWage(work, week)
  const lines =
    work.payType === 'DAILY'
      ? dailyLines(work, week, rate)
      : linesAt(rate, week, { hours: agreedHours(work, week), gross })
  return { lines, rate }
}

export const sumOf = (lines: readonly WageLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0)

/** The sizes that a workplace may have: the smaller one first where it is not known. */
export const possibleSizes = ({
  workplaceSize,
}: Pick<SizelessWork, 'workplaceSize'>): readonly WorkplaceSize[] =>
  workplaceSize === null ? WORKPLACE_SIZES : [workplaceSize]

/** Pay of an average month before deductions, for each size that the workplace may have. */
export const grossPay = (work: SizelessWork): number[] =>
  possibleSizes(work).map((workplaceSize) => {
    const sized = { ...work, workplaceSize }
    return sumOf(wageLines(sized, weekHours(sized)).lines)
  })

/** Ordinary wage of an hour (decree art. 6), and the month's pay where the posting fixes it. */
function ordinaryWage(work: PaidWork, week: WeekHours): { rate: number; gross: number | null } {
  const { payAmount: amount } = work
  if (work.payType === 'HOURLY') return { rate: amount, gross: null }
  if (work.payType === 'DAILY') return { rate: amount / paidHoursOfDay(work, week), gross: null }
  const month = { WEEKLY: amount * MONTH, MONTHLY: amount, YEARLY: amount / MONTHS }[work.payType]
  const hours = agreedHours(work, week)
  if (!work.premiumsIncluded) return { rate: month / hours, gross: null }
  return { rate: month / (hours + weightedExtra(week) * MONTH), gross: won(month) }
}

/**
 * Hours a month that the agreed pay is for. A week's pay is for the week's hours (decree art. 6 (2) 3): by the rounded
 * hours of a month, the minimum wage of a week would come out below the minimum.
 */
const agreedHours = ({ payType }: PaidWork, week: WeekHours) =>
  payType === 'WEEKLY' ? (week.regular + week.weeklyHoliday) * MONTH : contractHours(week)

/** Regular hours that a day's pay is paid as; premiums that it covers are no part of the ordinary wage. */
function paidHoursOfDay({ hoursPerDay: day, nightHoursPerDay, premiumsIncluded }: PaidWork, week: WeekHours) {
  const regular = Math.min(day, DAY)
  if (!premiumsIncluded) return regular
  const { overtime, night } = week.premiums
  return regular + (day - regular) * (1 + overtime) + Math.min(nightHoursPerDay, day) * night
}

/** Hours besides the regular ones, each as often as it is paid. */
export function weightedExtra({ overtime, holiday, longHoliday, night, premiums }: WeekHours): number {
  return (
    overtime * (1 + premiums.overtime) +
    holiday * (1 + premiums.holiday) +
    longHoliday * (1 + premiums.longHoliday) +
    night * premiums.night
  )
}

interface Month {
  /** Of regular work and weekly holidays. */
  hours: number
  /** Fixed by the posting; the base pay then takes what rounding leaves. */
  gross: number | null
}

/** Lines by hours at that wage. */
function linesAt(rate: number, week: WeekHours, { hours, gross }: Month): WageLine[] {
  const { premiums } = week
  const holiday = week.holiday * (1 + premiums.holiday) + week.longHoliday * (1 + premiums.longHoliday)
  const weeklyHoliday = line('WEEKLY_HOLIDAY_PAY', week.weeklyHoliday, 1, rate)
  const others = [
    weeklyHoliday,
    line('OVERTIME_PAY', week.overtime, 1 + premiums.overtime, rate),
    holidayWork(week, holiday, rate),
    line('NIGHT_PREMIUM', week.night, premiums.night, rate),
  ]
  const rest = others.reduce((sum, each) => sum + each.amount, 0)
  const base = gross === null ? won(rate * hours) - weeklyHoliday.amount : gross - rest
  const baseLine: WageLine = {
    ...line('BASE_PAY', 0, 1, rate),
    amount: base,
    hours: shown(hours - week.weeklyHoliday * MONTH),
  }
  return [baseLine, ...others.filter((each) => each.amount > 0)]
}

/**
 * A day's pay covers its hours, and their premiums if they are included; weekly holiday, a sixth day and a seventh come
 * on top. Where premiums are included, the base pay takes what rounding leaves.
 */
function dailyLines(work: PaidWork, week: WeekHours, rate: number): WageLine[] {
  const holidayHours =
    week.weeklyHoliday > 0 ? Math.min(work.hoursPerDay, DAY) * Math.min(1, work.daysPerWeek / 5) : 0
  const weeklyHoliday = {
    ...line('WEEKLY_HOLIDAY_PAY', week.weeklyHoliday, 1, rate),
    amount: won(rate * holidayHours * MONTH),
  }
  const extra = linesAt(rate, week, { hours: contractHours(week), gross: null }).filter(
    ({ code }) => !PAID_BY_THE_DAY.has(code),
  )
  const base = line('BASE_PAY', week.regular, 1, rate)
  const worked = won(rate * (week.regular + weightedExtra(week)) * MONTH)
  return [
    work.premiumsIncluded ? { ...base, amount: worked - sumOf(extra) } : base,
    weeklyHoliday,
    ...extra,
  ].filter(isPaid)
}

const PAID_BY_THE_DAY = new Set<WageLineCode>(['BASE_PAY', 'WEEKLY_HOLIDAY_PAY'])

const isPaid = ({ code, amount }: WageLine) => code === 'BASE_PAY' || amount > 0

/** Work on the weekly holiday: two factors, of which the line shows the average. */
const holidayWork = (week: WeekHours, weighted: number, rate: number): WageLine =>
  lineOf('HOLIDAY_WORK_PAY', (week.holiday + week.longHoliday) * MONTH, weighted * MONTH, rate)

const SOURCES: Record<WageLineCode, WageSourceCode> = {
  BASE_PAY: 'POSTED_PAY',
  WEEKLY_HOLIDAY_PAY: 'WEEKLY_HOLIDAY',
  OVERTIME_PAY: 'OVERTIME',
  HOLIDAY_WORK_PAY: 'HOLIDAY_WORK',
  NIGHT_PREMIUM: 'NIGHT',
  PUBLIC_HOLIDAY_PAY: 'PUBLIC_HOLIDAY',
  LEAVE_PAY: 'LEAVE',
  MISSED_HOURS: 'POSTED_PAY',
}

const line = (code: WageLineCode, hoursPerWeek: number, factor: number, rate: number): WageLine =>
  lineOf(code, hoursPerWeek * MONTH, hoursPerWeek * factor * MONTH, rate)

/**
 * One line of a month.
 * @param weighted the hours, each as often as it is paid; the line shows the average factor
 */
export function lineOf(code: WageLineCode, hours: number, weighted: number, rate: number): WageLine {
  const factor = hours === 0 ? 1 : Number((weighted / hours).toFixed(4))
  return {
    code,
    amount: won(rate * weighted),
    hours: shown(hours),
    rate: won(rate),
    factor,
    source: SOURCES[code],
  }
}
