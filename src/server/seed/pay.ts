import type { JobCategory, PayType } from '../../contract/base/enums.ts'
import { neededPay } from '../../contract/wage/minimum-pay.ts'
import { postedWeek } from '../../contract/wage/posted-week.ts'
import { dailyHours, hourlyEquivalent, monthlyHours, weeklyHolidayHours } from '../../contract/wage/wage.ts'
import { type Random, weighted } from './random.ts'
import type { Schedule } from './schedule.ts'

export interface Pay {
  payType: PayType
  payAmount: number
  hourly: number
}

const TYPES = {
  FACTORY: weighted<PayType>([
    ['MONTHLY', 62],
    ['HOURLY', 28],
    ['DAILY', 6],
    ['WEEKLY', 4],
  ]),
  FARM: weighted<PayType>([
    ['MONTHLY', 55],
    ['DAILY', 30],
    ['HOURLY', 12],
    ['WEEKLY', 3],
  ]),
  RESTAURANT: weighted<PayType>([
    ['MONTHLY', 50],
    ['HOURLY', 42],
    ['DAILY', 5],
    ['WEEKLY', 3],
  ]),
  CONSTRUCTION: weighted<PayType>([
    ['DAILY', 78],
    ['MONTHLY', 18],
    ['WEEKLY', 4],
  ]),
  TRANSLATION: weighted<PayType>([
    ['MONTHLY', 42],
    ['HOURLY', 40],
    ['DAILY', 12],
    ['YEARLY', 6],
  ]),
  OFFICE: weighted<PayType>([
    ['MONTHLY', 62],
    ['YEARLY', 24],
    ['HOURLY', 14],
  ]),
  ETC: weighted<PayType>([
    ['HOURLY', 48],
    ['MONTHLY', 40],
    ['DAILY', 12],
  ]),
} satisfies Record<JobCategory, (random: Random) => PayType>

/** Factors of the minimum wage that a category pays: lowest, typical, highest. */
const ABOVE: Record<JobCategory, readonly [number, number, number]> = {
  FACTORY: [1, 1.12, 1.6],
  FARM: [1, 1.06, 1.35],
  RESTAURANT: [1, 1.08, 1.45],
  CONSTRUCTION: [1.25, 1.7, 2.4],
  TRANSLATION: [1.1, 1.4, 2.6],
  OFFICE: [1, 1.18, 2],
  ETC: [1, 1.1, 1.5],
}
const STEP: Record<PayType, number> = {
  HOURLY: 50,
  DAILY: 1_000,
  WEEKLY: 10_000,
  MONTHLY: 10_000,
  YEARLY: 100_000,
}
/** Share of jobs that pay exactly the minimum wage. */
const AT_MINIMUM = 0.07

/** Generates pay that is typical of the category and not below the minimum wage. */
export function generatePay(random: Random, category: JobCategory, schedule: Schedule, minimum: number): Pay {
  const payType = TYPES[category](random)
  const [from, usual, most] = ABOVE[category]
  const isMinimum = from === 1 && random.chance(AT_MINIMUM)
  const factor = random.chance(0.7) ? between(random, from, usual) : between(random, usual, most)
  const target = minimum * (isMinimum ? 1 : factor) * hoursOf(payType, schedule)
  const step = isMinimum ? 10 : STEP[payType]
  const needed = neededPay(
    { payType, ...postedWeek({ payType, payAmount: 0, ...schedule, categories: [category] }) },
    minimum,
  )
  const payAmount = Math.ceil(Math.max(target, needed) / step - 1e-9) * step
  return { payType, payAmount, hourly: equivalent(payType, payAmount, schedule) }
}

function equivalent(payType: PayType, payAmount: number, schedule: Schedule): number {
  return hourlyEquivalent({ payType, payAmount, ...schedule })
}

function hoursOf(payType: PayType, schedule: Schedule): number {
  const day = dailyHours(schedule.startMinutes, schedule.endMinutes)
  const week = day * schedule.numberOfWorkDays
  return {
    HOURLY: 1,
    DAILY: day,
    WEEKLY: week + weeklyHolidayHours(week),
    MONTHLY: monthlyHours(week),
    YEARLY: 12 * monthlyHours(week),
  }[payType]
}

const between = (random: Random, from: number, to: number) => from + random.next() * (to - from)
