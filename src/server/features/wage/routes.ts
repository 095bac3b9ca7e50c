import { fieldError } from '../../../contract/base/errors.ts'
import type { BodyOf, DataOf } from '../../../contract/base/endpoint.ts'
import { insuranceCover } from '../../../contract/wage/insurance.ts'
import { surelyEnoughPay } from '../../../contract/wage/minimum-pay.ts'
import { dailyHours, minutesOfDay } from '../../../contract/wage/wage.ts'
import { estimateWages } from '../../../contract/wage/wage-estimate.ts'
import { type SizelessWork } from '../../../contract/wage/wage-lines.ts'
import { estimateWage, type WageEstimate } from '../../../contract/wage/wage-reckoner.ts'
import { WAGE_SOURCES } from '../../../contract/wage/wage-sources.ts'
import { nightHoursBetween } from '../../../contract/wage/wage-week.ts'
import { decidingSector, workLawOf } from '../../../contract/wage/work-law.ts'
import { deductionRatesOn } from '../../../reference/wage/deduction-rates.ts'
import { minimumWageOn, seafarersMinimumOn } from '../../../reference/wage/minimum-wages.ts'
import { occupationByCode } from '../../../reference/occupations.ts'
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

/**
 * @throws AppError VALIDATION if start and end are the same, more hours are at night than are worked, or the occupation
 *   is not known
 */
function workOf(question: Question): SizelessWork {
  const { workStartTime, workEndTime, hoursPerDay, nightHoursPerDay, occupation } = question
  if (occupation !== undefined && !occupationByCode(occupation))
    throw fieldError('occupation', 'UNKNOWN', 'is no code of an occupation')
  const start = minutesOfDay(workStartTime ?? '')
  const end = minutesOfDay(workEndTime ?? '')
  if (start !== null && start === end)
    throw fieldError('workEndTime', 'INVALID', 'must differ from workStartTime')
  const day = hoursPerDay ?? dailyHours(start, end)
  const span = start === null || end === null ? day : ((end - start + 1440) % 1440) / 60
  const night = nightHoursPerDay ?? nightHoursBetween(start, end, Math.max(0, span - day))
  if (night > day) throw fieldError('nightHoursPerDay', 'TOO_LARGE', 'must not exceed the hours of a day')
  const { payType, payAmount, daysPerWeek, workplaceSize, premiumsIncluded } = question
  const occupations = occupation === undefined ? [] : [occupation]
  return {
    payType,
    payAmount,
    daysPerWeek,
    workplaceSize,
    premiumsIncluded,
    hoursPerDay: day,
    nightHoursPerDay: night,
    sector: decidingSector([question.sector], occupations),
    law: workLawOf(occupations),
  }
}

interface Minimums {
  hourly: number
  seafarers: number | null
}

function published({ week, ...estimate }: WageEstimate, work: SizelessWork, { hourly, seafarers }: Minimums) {
  return {
    ...estimate,
    hoursPerWeek: week.total,
    overtimeHoursPerWeek: week.overtime,
    nightHoursPerWeek: week.night,
    neededPay: surelyEnoughPay({ ...work, workplaceSize: estimate.workplaceSize }, hourly, seafarers),
  }
}

function unknownIn({ nationality, visaStatus }: Question, { law }: SizelessWork): Answer['unknown'] {
  const cover = insuranceCover({ nationality, visaStatus })
  const isOpen = Object.values(cover).some(({ state }) => state === 'NOT_KNOWN')
  return [
    ...(isOpen && nationality === undefined ? (['nationality'] as const) : []),
    ...(isOpen && visaStatus === undefined ? (['visaStatus'] as const) : []),
    ...(law === 'BY_SHIP' ? (['shipSize'] as const) : []),
    ...(law === 'HOUSEHOLD' ? (['hiredByHousehold'] as const) : []),
  ]
}

function answer(question: Question, now: Date): Answer {
  const date = dateIn(question.year, now)
  const minimumWage = minimumWageOn(date)
  const work = workOf(question)
  const { law = 'LABOR' } = work
  const seafarers = law === 'SEAFARERS' || law === 'BY_SHIP' ? seafarersMinimumOn(date) : null
  const { nationality, visaStatus } = question
  const household = law === 'HOUSEHOLD' ? 'MAY_HIRE' : undefined
  const cover = insuranceCover({ nationality, visaStatus, household })
  const estimates = estimateWage(work, deductionRatesOn(date), cover).map((each) =>
    published(each, work, { hourly: minimumWage, seafarers }),
  )
  const amounts = estimates.map(({ gross }) => gross)
  return {
    date,
    law,
    minimumWage,
    seafarersMinimum: seafarers,
    estimates,
    range: { least: Math.min(...amounts), most: Math.max(...amounts) },
    asked: work.workplaceSize === null ? ['workplaceSize'] : [],
    unknown: unknownIn(question, work),
    sources: WAGE_SOURCES,
  }
}

export const wageRoutes = [on(estimateWages, async ({ body, now }) => ({ data: answer(body, now) }))]
