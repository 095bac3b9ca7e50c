import { isLaborDay, isPublicHoliday } from '../../reference/wage/public-holidays.ts'
import { type EnteredDay, usualDay, usualDays, weekdayOf } from './month-days.ts'
import {
  MONTH,
  MONTHS,
  type PaidWork,
  type WageLine,
  type WageLineCode,
  wageLines,
  won,
} from './wage-lines.ts'
import type { WageSourceCode } from './wage-sources.ts'
import { isExempt, weekHours, type WeekHours } from './wage-week.ts'

/** Hours of one month by how they are paid. */
export interface MonthHours {
  /** Worked within eight a day and forty a week. */
  regular: number
  overtime: number
  /** On the weekly holiday and on paid holidays, within and beyond eight hours. */
  holiday: number
  longHoliday: number
  night: number
  /** Paid without work. */
  weeklyHoliday: number
  publicHoliday: number
  leave: number
  /** Missed without pay, and the weekly holidays that this cost. */
  missed: number
}

export interface MonthPay {
  hours: MonthHours
  lines: WageLine[]
  gross: number
}

const DAY = 8
const WEEK = 40

/**
 * What was due for one month, by its days. Pay by the month covers regular hours, weekly and public holidays, however
 * many the month has; other pay follows the days. Days of the first week that are in the month before count as usual.
 */
export function monthPay(work: PaidWork, days: readonly EnteredDay[]): MonthPay {
  const week = weekHours(work)
  const { rate } = wageLines(work, week)
  const hours = monthHours(work, days, week)
  const lines = linesOf(work, hours, week, rate)
  return { hours, lines, gross: lines.reduce((sum, { amount }) => sum + amount, 0) }
}

/** Public holidays are paid from five people on (art. 55 (2)), 1 May everywhere, and none where article 63 applies. */
function isPaidHoliday(date: string, work: PaidWork): boolean {
  if (isExempt(work)) return false
  return isLaborDay(date) || (work.workplaceSize === 'FIVE_OR_MORE' && isPublicHoliday(date))
}

export function monthHours(work: PaidWork, days: readonly EnteredDay[], week: WeekHours): MonthHours {
  const sum: MonthHours = {
    regular: 0,
    overtime: 0,
    holiday: 0,
    longHoliday: 0,
    night: 0,
    weeklyHoliday: 0,
    publicHoliday: 0,
    leave: 0,
    missed: 0,
  }
  const usual = usualDays(work.daysPerWeek)
  let inWeek = regularBefore(days[0]?.date, work)
  let hasMissed = false
  for (const day of days) {
    const weekday = weekdayOf(day.date)
    if (weekday === 'MON') [inWeek, hasMissed] = [0, false]
    const isRest = weekday === 'SUN' && week.weeklyHoliday > 0
    const isPaid = isPaidHoliday(day.date, work)
    sum.night += Math.min(day.nights, day.hours)
    if (day.kind === 'ABSENT') {
      sum.missed += work.hoursPerDay
      hasMissed = true
    } else if (day.kind === 'LEAVE') sum.leave += Math.min(work.hoursPerDay, DAY)
    else if (isPaid && !isRest && usual.includes(weekday))
      sum.publicHoliday += Math.min(work.hoursPerDay, DAY)
    if (day.hours > 0 && (isRest || isPaid)) {
      sum.holiday += Math.min(day.hours, DAY)
      sum.longHoliday += Math.max(0, day.hours - DAY)
    } else if (day.hours > 0) inWeek = addWorked(sum, day.hours, inWeek, isExempt(work))
    if (isRest) {
      if (hasMissed) sum.missed += week.weeklyHoliday
      else sum.weeklyHoliday += week.weeklyHoliday
    }
  }
  return sum
}

/** @returns regular hours of the week so far */
function addWorked(sum: MonthHours, hours: number, inWeek: number, isWithoutLimits: boolean): number {
  if (isWithoutLimits) {
    sum.regular += hours
    return inWeek
  }
  const regular = Math.max(0, Math.min(hours, DAY, WEEK - inWeek))
  sum.regular += regular
  sum.overtime += hours - regular
  return inWeek + regular
}

/** Regular hours that the week of a month's first day had before it, worked as usual. */
function regularBefore(first: string | undefined, work: PaidWork): number {
  if (first === undefined) return 0
  const daysBefore = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].indexOf(weekdayOf(first))
  const before = Array.from({ length: daysBefore }, (_, index) =>
    new Date(Date.parse(first) - (daysBefore - index) * 86_400_000).toISOString().slice(0, 10),
  )
  const hours = before.reduce((total, date) => total + Math.min(usualDay(date, work).hours, DAY), 0)
  return Math.min(WEEK, hours)
}

const SOURCES = {
  BASE_PAY: 'POSTED_PAY',
  WEEKLY_HOLIDAY_PAY: 'WEEKLY_HOLIDAY',
  PUBLIC_HOLIDAY_PAY: 'PUBLIC_HOLIDAY',
  LEAVE_PAY: 'LEAVE',
  OVERTIME_PAY: 'OVERTIME',
  HOLIDAY_WORK_PAY: 'HOLIDAY_WORK',
  NIGHT_PREMIUM: 'NIGHT',
  MISSED_HOURS: 'POSTED_PAY',
} as const satisfies Partial<Record<WageLineCode, WageSourceCode>>

type MonthLineCode = keyof typeof SOURCES

const shown = (hours: number) => Number(hours.toFixed(2))

function lineOf(code: MonthLineCode, hours: number, weighted: number, rate: number): WageLine {
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

function linesOf(
  work: PaidWork,
  hours: MonthHours,
  { premiums, ...week }: WeekHours,
  rate: number,
): WageLine[] {
  const extra = [
    lineOf('OVERTIME_PAY', hours.overtime, hours.overtime * (1 + premiums.overtime), rate),
    lineOf(
      'HOLIDAY_WORK_PAY',
      hours.holiday + hours.longHoliday,
      hours.holiday * (1 + premiums.holiday) + hours.longHoliday * (1 + premiums.longHoliday),
      rate,
    ),
    lineOf('NIGHT_PREMIUM', hours.night, hours.night * premiums.night, rate),
  ]
  const lines =
    work.payType === 'MONTHLY' || work.payType === 'YEARLY'
      ? [...fixedLines(work, hours, rate), ...beyondAgreed(work, extra, { premiums, ...week }, rate)]
      : [
          lineOf('BASE_PAY', hours.regular, hours.regular, rate),
          lineOf('WEEKLY_HOLIDAY_PAY', hours.weeklyHoliday, hours.weeklyHoliday, rate),
          lineOf('PUBLIC_HOLIDAY_PAY', hours.publicHoliday, hours.publicHoliday, rate),
          lineOf('LEAVE_PAY', hours.leave, hours.leave, rate),
          ...extra,
        ]
  return lines.filter(({ code, amount }) => code === 'BASE_PAY' || amount !== 0)
}

/** The month's pay, less what was missed. */
function fixedLines(work: PaidWork, hours: MonthHours, rate: number): WageLine[] {
  const month = work.payType === 'YEARLY' ? work.payAmount / MONTHS : work.payAmount
  const missed = lineOf('MISSED_HOURS', hours.missed, hours.missed, rate)
  const base = lineOf('BASE_PAY', 0, 0, rate)
  return [
    { ...base, amount: won(month) },
    { ...missed, amount: -Math.min(missed.amount, won(month)) },
  ]
}

/** Where the amount covers the premiums of the agreed week, only what goes beyond it in an average month is due. */
function beyondAgreed(work: PaidWork, extra: readonly WageLine[], week: WeekHours, rate: number): WageLine[] {
  if (!work.premiumsIncluded) return [...extra]
  const { premiums } = week
  const agreed =
    MONTH *
    (week.overtime * (1 + premiums.overtime) +
      week.holiday * (1 + premiums.holiday) +
      week.longHoliday * (1 + premiums.longHoliday) +
      week.night * premiums.night)
  const due = extra.reduce((sum, { amount }) => sum + amount, 0)
  const beyond = Math.max(0, due - won(rate * agreed))
  return [{ ...lineOf('OVERTIME_PAY', 0, 0, rate), amount: beyond }]
}
