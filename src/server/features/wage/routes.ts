import { fieldError } from '../../../contract/base/errors.ts'
import type { BodyOf, DataOf } from '../../../contract/base/endpoint.ts'
import { neededPay } from '../../../contract/job/minimum-pay.ts'
import { dailyHours, minutesOfDay } from '../../../contract/job/wage.ts'
import { estimateWages } from '../../../contract/job/wage-estimate.ts'
import { type SizelessWork } from '../../../contract/job/wage-lines.ts'
import { estimateWage, type WageEstimate } from '../../../contract/job/wage-reckoner.ts'
import { WAGE_SOURCES } from '../../../contract/job/wage-sources.ts'
import { nightHoursBetween } from '../../../contract/job/wage-week.ts'
import { deductionRatesOn } from '../../../reference/deduction-rates.ts'
import { minimumWageOn } from '../../../reference/minimum-wages.ts'
import { on } from '../../http/endpoint-route.ts'
import { seoulDay } from '../../seoul-day.ts'

type Question = BodyOf<typeof estimateWages>
type Answer = DataOf<typeof estimateWages>

/** The day to reckon for: today, or the nearest day of another year. */
function dateIn(year: number | undefined, now: Date): string {
  const today = seoulDay(now)
  const current = Number(today.slice(0, 4))
  if (year === undefined || year === current) return today
  return year < current ? `${year}-12-31` : `${year}-01-01`
}

/** @throws AppError VALIDATION if start and end are the same, or more hours are at night than are worked */
function workOf(question: Question): SizelessWork {
  const { workStartTime, workEndTime, hoursPerDay, nightHoursPerDay, year: _year, ...rest } = question
  const start = minutesOfDay(workStartTime ?? '')
  const end = minutesOfDay(workEndTime ?? '')
  if (start !== null && start === end)
    throw fieldError('workEndTime', 'INVALID', 'must differ from workStartTime')
  const day = hoursPerDay ?? dailyHours(start, end)
  const span = start === null || end === null ? day : ((end - start + 1440) % 1440) / 60
  const night = nightHoursPerDay ?? nightHoursBetween(start, end, Math.max(0, span - day))
  if (night > day) throw fieldError('nightHoursPerDay', 'TOO_LARGE', 'must not exceed the hours of a day')
  return { ...rest, hoursPerDay: day, nightHoursPerDay: night }
}

function published({ week, ...estimate }: WageEstimate, work: SizelessWork, minimum: number) {
  return {
    ...estimate,
    hoursPerWeek: week.total,
    overtimeHoursPerWeek: week.overtime,
    nightHoursPerWeek: week.night,
    neededPay: neededPay({ ...work, workplaceSize: estimate.workplaceSize }, minimum),
  }
}

function answer(question: Question, now: Date): Answer {
  const date = dateIn(question.year, now)
  const minimumWage = minimumWageOn(date)
  const work = workOf(question)
  const estimates = estimateWage(work, deductionRatesOn(date)).map((each) =>
    published(each, work, minimumWage),
  )
  const amounts = estimates.map(({ gross }) => gross)
  return {
    date,
    minimumWage,
    estimates,
    range: { least: Math.min(...amounts), most: Math.max(...amounts) },
    asked: work.workplaceSize === null ? ['workplaceSize'] : [],
    sources: WAGE_SOURCES,
  }
}

export const wageRoutes = [on(estimateWages, async ({ body, now }) => ({ data: answer(body, now) }))]
