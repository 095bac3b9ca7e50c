import { WORK_DAYS } from '../base/enums.ts'
import { isLaborDay, isPublicHoliday } from '../../reference/wage/public-holidays.ts'
import { type EnteredDay, usualDay, usualDays, weekdayOf, weeksOf } from './month-days.ts'
import {
  lineOf,
  MONTH,
  MONTHS,
  type PaidWork,
  sumOf,
  type WageLine,
  wageLines,
  weightedExtra,
  won,
} from './wage-lines.ts'
import { FEWEST_WEEKLY_HOURS, isExempt, weekHours, type WeekHours } from './wage-week.ts'

/** Hours of one month by how they are paid. */
interface MonthHours {
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
  /** Missed without pay and not made up in the same week, and the weekly holidays that this cost. */
  missed: number
  /** Of the regular hours, those beyond the usual ones of a week, which pay by the month does not cover. */
  extra: number
}

interface MonthPay {
  lines: WageLine[]
  gross: number
}

const DAY = 8
const WEEK = 40

/**
 * What was due for one month, by its days. Pay by the month covers its usual regular hours, weekly and public holidays
 * whatever their number; other pay follows the days. A week that began in the month before counts as worked as usual.
 * @param isFirst whether the work began in this month: nothing is due before the first day that is not free, and pay by
 *   the month is due for the share of its days, as is usual
 */
export function monthPay(work: PaidWork, days: readonly EnteredDay[], isFirst = false): MonthPay {
  const week = weekHours(work)
  const { rate } = wageLines(work, week)
  const begin = isFirst ? days.findIndex(({ kind }) => kind !== 'OFF') : 0
  const employed = begin < 0 ? [] : days.slice(begin)
  const share = days.length === 0 ? 1 : employed.length / days.length
  const lines = linesOf(work, monthHours(work, employed, week, isFirst), week, { rate, share })
  return { lines, gross: sumOf(lines) }
}

/**
 * Public holidays are paid from five people and fifteen hours a week on (art. 18 (3) and 55 (2)), 1 May everywhere, and
 * none where article 63 applies.
 */
function isPaidHoliday(date: string, work: PaidWork): boolean {
  if (isExempt(work)) return false
  const hasPublicHolidays =
    work.workplaceSize === 'FIVE_OR_MORE' && work.hoursPerDay * work.daysPerWeek >= FEWEST_WEEKLY_HOURS
  return isLaborDay(date) || (hasPublicHolidays && isPublicHoliday(date))
}

function monthHours(
  work: PaidWork,
  days: readonly EnteredDay[],
  week: WeekHours,
  isFirst: boolean,
): MonthHours {
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
    extra: 0,
  }
  weeksOf(days).forEach((daysOfWeek, index) => {
    const before = isFirst && index === 0 ? 0 : regularBefore(daysOfWeek[0]?.date, work)
    addWeek(sum, { days: daysOfWeek, before }, work, week.weeklyHoliday)
  })
  return sum
}

interface WorkedWeek {
  days: readonly EnteredDay[]
  /** Regular hours of the same week in the month before. */
  before: number
}

/** Whether no day of a whole week was worked, missed or paid: it has no paid weekly holiday either. */
function isIdle(days: readonly EnteredDay[], work: PaidWork): boolean {
  const usualWeekdays = usualDays(work.daysPerWeek)
  return (
    days.length === WORK_DAYS.length &&
    days.every(
      ({ kind, date }) =>
        kind === 'OFF' && !(isPaidHoliday(date, work) && usualWeekdays.includes(weekdayOf(date))),
    )
  )
}

function addWeek(sum: MonthHours, { days, before }: WorkedWeek, work: PaidWork, weeklyHoliday: number): void {
  if (isIdle(days, work)) return
  const first = days[0]?.date
  const usualWeekdays = usualDays(work.daysPerWeek)
  const isWhole = first !== undefined && weekdayOf(first) === 'MON'
  const isWithoutLimits = isExempt(work)
  /** Of so many hours, those within eight a day and forty a week, after so many of that week. */
  const regularOf = (hours: number, earlier: number) =>
    isWithoutLimits ? hours : Math.max(0, Math.min(hours, DAY, WEEK - earlier))
  let worked = before
  let usual = worked
  /** Hours worked or missed, less the usual ones. */
  let balance = 0
  let absent = 0
  for (const day of days) {
    const weekday = weekdayOf(day.date)
    const isRest = weekday === 'SUN' && weeklyHoliday > 0
    const isPaid = isPaidHoliday(day.date, work)
    const isUsual = usualWeekdays.includes(weekday) && !isRest && !isPaid
    const usualHours = isUsual ? regularOf(work.hoursPerDay, usual) : 0
    usual += usualHours
    let counted = 0
    sum.night += Math.min(day.nights, day.hours)
    if (day.kind === 'ABSENT') {
      counted = regularOf(work.hoursPerDay, 0)
      absent += counted
    } else if (day.kind === 'LEAVE') {
      counted = usualHours
      sum.leave += Math.min(work.hoursPerDay, DAY)
    } else if (isPaid && !isRest && usualWeekdays.includes(weekday))
      sum.publicHoliday += Math.min(work.hoursPerDay, DAY)
    if (day.hours > 0 && (isRest || isPaid)) {
      sum.holiday += Math.min(day.hours, DAY)
      sum.longHoliday += Math.max(0, day.hours - DAY)
    } else if (day.hours > 0) {
      counted = regularOf(day.hours, worked)
      worked += counted
      sum.regular += counted
      sum.overtime += day.hours - counted
    }
    // Which days of a week that began in the month before were free is not known.
    balance += (isWhole || isUsual ? counted : 0) - usualHours
    if (isRest) {
      if (absent > 0) sum.missed += weeklyHoliday
      else sum.weeklyHoliday += weeklyHoliday
    }
  }
  const madeUp = Math.max(0, Math.min(balance, absent))
  sum.missed += absent - madeUp
  sum.extra += Math.max(0, balance - madeUp)
}

/** Regular hours that the week of a month's first day had before it, worked as usual. */
function regularBefore(first: string | undefined, work: PaidWork): number {
  if (first === undefined) return 0
  const daysBefore = WORK_DAYS.indexOf(weekdayOf(first))
  const before = Array.from({ length: daysBefore }, (_, index) =>
    new Date(Date.parse(first) - (daysBefore - index) * 86_400_000).toISOString().slice(0, 10),
  )
  const hours = before.reduce((total, date) => total + Math.min(usualDay(date, work).hours, DAY), 0)
  return Math.min(WEEK, hours)
}

interface Rate {
  /** Ordinary wage for an hour. */
  rate: number
  /** Of the month's days, those of the employment. */
  share: number
}

function linesOf(work: PaidWork, hours: MonthHours, week: WeekHours, { rate, share }: Rate): WageLine[] {
  const { premiums } = week
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
      ? [...fixedLines(work, hours, { rate, share }), ...beyondAgreed(work, extra, week, rate)]
      : [
          lineOf('BASE_PAY', hours.regular, hours.regular, rate),
          lineOf('WEEKLY_HOLIDAY_PAY', hours.weeklyHoliday, hours.weeklyHoliday, rate),
          lineOf('PUBLIC_HOLIDAY_PAY', hours.publicHoliday, hours.publicHoliday, rate),
          lineOf('LEAVE_PAY', hours.leave, hours.leave, rate),
          ...extra,
        ]
  return lines.filter(({ amount }, index) => index === 0 || amount !== 0)
}

/** The month's pay, what it does not cover of the regular hours, and less what was missed. */
function fixedLines(work: PaidWork, hours: MonthHours, { rate, share }: Rate): WageLine[] {
  const month = (work.payType === 'YEARLY' ? work.payAmount / MONTHS : work.payAmount) * share
  const missed = lineOf('MISSED_HOURS', hours.missed, hours.missed, rate)
  const base = lineOf('BASE_PAY', 0, 0, rate)
  return [
    { ...base, amount: won(month) },
    lineOf('BASE_PAY', hours.extra, hours.extra, rate),
    { ...missed, amount: -Math.min(missed.amount, won(month)) },
  ]
}

/** Where the amount covers the premiums of the agreed week, only what goes beyond it in an average month is due. */
function beyondAgreed(work: PaidWork, extra: readonly WageLine[], week: WeekHours, rate: number): WageLine[] {
  if (!work.premiumsIncluded) return [...extra]
  const beyond = Math.max(0, sumOf(extra) - won(rate * weightedExtra(week) * MONTH))
  return [{ ...lineOf('OVERTIME_PAY', 0, 0, rate), amount: beyond }]
}
