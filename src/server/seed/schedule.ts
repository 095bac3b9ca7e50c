import type { JobCategory, PayType, PeriodType } from '../../contract/base/enums.ts'
import { dailyHours } from '../../contract/wage/wage.ts'
import type { Lodging, Meals } from './board-and-lodging.ts'
import { type Random, weighted } from './random.ts'

export interface Schedule {
  numberOfWorkDays: number
  /** Null if the hours are negotiable. */
  startMinutes: number | null
  endMinutes: number | null
}

type Span = readonly [start: number, end: number]
const at = (hour: number, minutes = 0) => hour * 60 + minutes

const SPANS: Record<JobCategory, (random: Random) => Span> = {
  FACTORY: weighted<Span>([
    [[at(8, 30), at(17, 30)], 40],
    [[at(9), at(18)], 22],
    [[at(8), at(19)], 10],
    [[at(20), at(5)], 12],
    [[at(22), at(7)], 6],
    [[at(14), at(23)], 6],
    [[at(9), at(14)], 4],
  ]),
  FARM: weighted<Span>([
    [[at(7), at(17)], 40],
    [[at(6), at(16)], 30],
    [[at(8), at(18)], 22],
    [[at(4), at(13)], 8],
  ]),
  RESTAURANT: weighted<Span>([
    [[at(10), at(21)], 28],
    [[at(11), at(22)], 24],
    [[at(9), at(18)], 16],
    [[at(17), at(1)], 12],
    [[at(18), at(23)], 10],
    [[at(10, 30), at(15)], 10],
  ]),
  CONSTRUCTION: weighted<Span>([
    [[at(7), at(17)], 60],
    [[at(7), at(16)], 26],
    [[at(19), at(4)], 6],
    [[at(8), at(18)], 8],
  ]),
  TRANSLATION: weighted<Span>([
    [[at(9), at(18)], 62],
    [[at(10), at(17)], 14],
    [[at(13), at(18)], 14],
    [[at(9), at(13)], 10],
  ]),
  OFFICE: weighted<Span>([
    [[at(9), at(18)], 74],
    [[at(10), at(19)], 16],
    [[at(9), at(13)], 10],
  ]),
  ETC: weighted<Span>([
    [[at(9), at(18)], 40],
    [[at(23), at(8)], 20],
    [[at(6), at(11)], 20],
    [[at(13), at(22)], 20],
  ]),
}

const DAYS: Record<JobCategory, (random: Random) => number> = {
  FACTORY: weighted([
    [5, 80],
    [6, 16],
    [4, 4],
  ]),
  FARM: weighted([
    [6, 60],
    [5, 36],
    [7, 4],
  ]),
  RESTAURANT: weighted([
    [5, 50],
    [6, 34],
    [3, 9],
    [2, 7],
  ]),
  CONSTRUCTION: weighted([
    [6, 60],
    [5, 36],
    [7, 4],
  ]),
  TRANSLATION: weighted([
    [5, 74],
    [3, 14],
    [2, 8],
    [1, 4],
  ]),
  OFFICE: weighted([
    [5, 94],
    [3, 6],
  ]),
  ETC: weighted([
    [5, 60],
    [6, 20],
    [3, 12],
    [1, 8],
  ]),
}

const PERIODS: Record<JobCategory, readonly (readonly [PeriodType, number])[]> = {
  FACTORY: [
    ['ABOVE_1YEAR', 66],
    ['UNDER_1YEAR', 20],
    ['UNDER_6MONTH', 10],
    ['UNDER_3MONTH', 4],
  ],
  FARM: [
    ['UNDER_6MONTH', 30],
    ['UNDER_3MONTH', 24],
    ['ABOVE_1YEAR', 24],
    ['UNDER_MONTH', 16],
    ['UNDER_WEEK', 6],
  ],
  RESTAURANT: [
    ['ABOVE_1YEAR', 54],
    ['UNDER_1YEAR', 22],
    ['UNDER_6MONTH', 16],
    ['UNDER_3MONTH', 8],
  ],
  CONSTRUCTION: [
    ['UNDER_3MONTH', 32],
    ['UNDER_6MONTH', 26],
    ['UNDER_MONTH', 22],
    ['UNDER_WEEK', 12],
    ['ABOVE_1YEAR', 8],
  ],
  TRANSLATION: [
    ['ABOVE_1YEAR', 50],
    ['UNDER_1YEAR', 22],
    ['UNDER_3MONTH', 16],
    ['UNDER_WEEK', 12],
  ],
  OFFICE: [
    ['ABOVE_1YEAR', 84],
    ['UNDER_1YEAR', 12],
    ['UNDER_6MONTH', 4],
  ],
  ETC: [
    ['ABOVE_1YEAR', 40],
    ['UNDER_6MONTH', 30],
    ['UNDER_MONTH', 20],
    ['UNDER_WEEK', 10],
  ],
}

/** Shorter than what the pay is for: nobody is hired for a week at a yearly salary. */
const TOO_SHORT: Record<PayType, readonly PeriodType[]> = {
  HOURLY: [],
  DAILY: [],
  WEEKLY: ['UNDER_WEEK'],
  MONTHLY: ['UNDER_WEEK', 'UNDER_MONTH'],
  YEARLY: ['UNDER_WEEK', 'UNDER_MONTH', 'UNDER_3MONTH', 'UNDER_6MONTH', 'UNDER_1YEAR'],
}

const NEGOTIABLE = 0.08
const MAX_WEEKLY_HOURS = 52

export function generateSchedule(random: Random, category: JobCategory): Schedule {
  const numberOfWorkDays = DAYS[category](random)
  if (random.chance(NEGOTIABLE)) return { numberOfWorkDays, startMinutes: null, endMinutes: null }
  const [startMinutes, endMinutes] = SPANS[category](random)
  return {
    numberOfWorkDays: lawfulDays(category, numberOfWorkDays, startMinutes, endMinutes),
    startMinutes,
    endMinutes,
  }
}

/** Limits the week to 52 hours (Labor Standards Act art. 53), from which farms are exempt (art. 63). */
function lawfulDays(category: JobCategory, days: number, start: number, end: number): number {
  return category === 'FARM' ? days : Math.min(days, Math.floor(MAX_WEEKLY_HOURS / dailyHours(start, end)))
}

export function pickPeriod(random: Random, category: JobCategory, payType: PayType): PeriodType {
  return weighted(PERIODS[category].filter(([period]) => !TOO_SHORT[payType].includes(period)))(random)
}

/** All meals for those who live there, else those that fall into the hours. */
export function pickMeals(
  random: Random,
  lodging: Lodging | null,
  { startMinutes, endMinutes }: Schedule,
): Meals {
  if (lodging !== null) return random.pick(['LUNCH_AND_DINNER', 'THREE_A_DAY'])
  if (startMinutes === null || endMinutes === null) return 'FREE'
  const isOverNoon = startMinutes < at(12) && endMinutes >= at(13)
  if (!isOverNoon) return 'FREE'
  return endMinutes > at(19) ? 'LUNCH_AND_DINNER' : 'LUNCH'
}

export function shiftOf({ startMinutes, endMinutes }: Schedule) {
  if (startMinutes === null || endMinutes === null) return 'NEGOTIABLE'
  if (endMinutes < startMinutes || startMinutes >= at(20)) return 'NIGHT'
  return startMinutes < at(12) && endMinutes <= at(19) ? 'DAY' : 'EVENING'
}
