import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { JOB_CATEGORIES, PAY_TYPES, WORKPLACE_SIZES } from '../base/enums.ts'
import { Won } from '../base/schema.ts'
import { HIGHEST_PAY } from '../base/won-text.ts'
import { DEDUCTION_LINES, DEDUCTION_REASONS } from './insurance.ts'
import { MONTH_LINES, WAGE_LINES } from './wage-lines.ts'
import { WAGE_SOURCE_CODES } from './wage-sources.ts'
import { WORK_LAWS } from './work-law.ts'
import { StatusCode } from '../work-right/work-right.ts'
import { WorkCode } from '../work/phrase.ts'

const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const Hours = z.number().check(z.minimum(0), z.maximum(24))

interface GivenHours {
  hoursPerDay?: number | undefined
  workStartTime?: string | undefined
  workEndTime?: string | undefined
}
const hasHours = z.refine<GivenHours>(
  ({ hoursPerDay, workStartTime, workEndTime }) =>
    hoursPerDay !== undefined || (workStartTime !== undefined && workEndTime !== undefined),
  { path: ['hoursPerDay'], error: 'required' },
)

const WageQuestion = z
  .object({
    payType: z.enum(PAY_TYPES),
    payAmount: z.int().check(z.minimum(1), z.maximum(HIGHEST_PAY)),
    /** Paid hours of one day, without breaks; or the two times. */
    hoursPerDay: z.optional(z.number().check(z.minimum(0.25), z.maximum(24))),
    workStartTime: z.optional(TimeOfDay),
    workEndTime: z.optional(TimeOfDay),
    daysPerWeek: z.int().check(z.minimum(1), z.maximum(7)),
    /** Hours between 22:00 and 06:00; from the two times if absent. */
    nightHoursPerDay: z.optional(Hours),
    sector: z._default(z.enum(JOB_CATEGORIES), 'ETC'),
    /** Null if it is not known. */
    workplaceSize: z._default(z.nullable(z.enum(WORKPLACE_SIZES)), null),
    /** Whether pay by the day, week, month or year covers overtime, nights and holidays. */
    premiumsIncluded: z._default(z.boolean(), true),
    /** Of the worker, ISO 3166-1 alpha-2: whether the pension covers them depends on it. */
    nationality: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
    /** Of the worker, `E-9`: which insurances cover them depends on it. */
    visaStatus: z.optional(StatusCode),
    /** Code of an occupation: article 63 and the Seafarers' Act go by it. */
    occupation: z.optional(WorkCode),
    /** Year of the minimum wage and the deductions; this year if absent. */
    year: z.optional(z.int().check(z.minimum(2018), z.maximum(2099))),
  })
  .check(hasHours)

const Source = z.enum(WAGE_SOURCE_CODES)
const Figure = z.number()
const Line = z.object({
  code: z.enum([...WAGE_LINES, ...MONTH_LINES]),
  amount: Won,
  hours: Figure,
  rate: Won,
  factor: Figure,
  source: Source,
})
const Deduction = z.object({
  code: z.enum(DEDUCTION_LINES),
  amount: Won,
  base: Won,
  percent: Figure,
  source: Source,
  /** NOT_KNOWN: whether it is taken depends on a fact about the worker that is not known. */
  state: z.enum(['TAKEN', 'NOT_KNOWN']),
  reason: z.enum(DEDUCTION_REASONS),
  reasonSource: Source,
  /** Whether the rate is that of the period before, as the period's own is not known yet. */
  isOldRate: z.boolean(),
})
const LeftOut = z.object({
  code: z.enum(DEDUCTION_LINES),
  reason: z.enum(DEDUCTION_REASONS),
  reasonSource: Source,
})

const Estimate = z.object({
  workplaceSize: z.enum(WORKPLACE_SIZES),
  lines: z.array(Line),
  gross: Won,
  /** Null, like `net`, if the year's rates are not known. */
  deductions: z.nullable(z.array(Deduction)),
  net: z.nullable(Won),
  /** After the deductions that are certain; more than `net` where some are not known. */
  netAtMost: z.nullable(Won),
  /** Deductions that are not taken, with the reason. */
  notTaken: z.array(LeftOut),
  /** Due on leaving, for each year worked. */
  severancePerYear: Won,
  departureInsurancePerMonth: Won,
  /** By the guideline of 2017, which ended in 2023; the law sets no amount any more. */
  housingCeilings: z.object({ houseAndMeals: Won, house: Won, temporaryAndMeals: Won, temporary: Won }),
  hoursPerWeek: Figure,
  overtimeHoursPerWeek: Figure,
  nightHoursPerWeek: Figure,
  /** Whether the limit of 52 hours a week applies and is exceeded. */
  isOverLimit: z.boolean(),
  /** Lowest `payAmount` that is certainly lawful, premiums included. */
  neededPay: Won,
})

export const estimateWages = read('wages.estimate', 'POST /wage-estimates', {
  summary: 'Reckon what work pays: lines, deductions and severance with their sources',
  body: WageQuestion,
  answer: z.object({
    /** The law that governs the work; with BY_SHIP and HOUSEHOLD it depends on facts that are not asked for. */
    law: z.enum(WORK_LAWS),
    /** Lowest pay of seafarers a month; null where the Seafarers' Act does not apply. */
    seafarersMinimum: z.nullable(Won),
    /** The day whose minimum wage and rates are used. */
    date: z.iso.date(),
    minimumWage: Won,
    estimates: z.array(Estimate).check(z.minLength(1), z.maxLength(2)),
    /** Lowest and highest gross of the estimates. */
    range: z.object({ least: Won, most: Won }),
    /** Facts that would narrow the range. */
    asked: z.array(z.enum(['workplaceSize'])),
    /** Facts about the worker and the employer that the result depends on and that are not known. */
    unknown: z.array(z.enum(['nationality', 'visaStatus', 'shipSize', 'hiredByHousehold'])),
    sources: z.record(
      Source,
      z.object({ law: z.string(), article: z.string(), checkedOn: z.nullable(z.iso.date()) }),
    ),
  }),
  errors: ['VALIDATION'],
})
