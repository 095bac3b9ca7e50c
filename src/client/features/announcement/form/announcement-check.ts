import { AnnouncementEdit, AnnouncementForm } from '../../../../contract/job/announcement-form.ts'
import type { PeriodType } from '../../../../contract/base/enums.ts'
import { type PayFigures, payFigures } from '../../../../contract/job/minimum-pay.ts'
import { type PostedWork, regularHour } from '../../../../contract/job/posted-week.ts'
import { mayCallPayHigh } from '../../../../contract/work/high-pay.ts'
import { minimumWageOn } from '../../../../reference/minimum-wages.ts'
import { type PayInWords, payInWords } from '../../../entities/job/pay/pay-in-words.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { bodyOf } from './announcement-body.ts'
import type { AnnouncementValues } from './announcement-values.ts'
import { minutesOf, spanOf } from './time/working-hours.ts'

/** What the form says of hours and pay; undefined until type and amount are known. */
export function postedWorkOf(values: AnnouncementValues): PostedWork | undefined {
  const { payType, payAmount, numberOfWorkDays } = values
  if (payType === null || Number(payAmount) === 0) return undefined
  return {
    payType,
    payAmount: Number(payAmount),
    numberOfWorkDays,
    categories: values.isOtherWork ? [] : values.categories,
    workplaceSize: values.workplaceSize ?? null,
    ...minutesOf(values),
  }
}

/** Whether readers are shown the promise of high pay; true until the pay is known. */
export function mayPromiseHighPay(values: AnnouncementValues, now: number = Date.now()): boolean {
  const work = postedWorkOf(values)
  return work === undefined || mayCallPayHigh({ ...work, workplaceSize: null }, minimumWageOn(seoulDay(now)))
}

/** Hourly and monthly pay compared with today's minimum wage; undefined until type and amount are known. */
export function figuresOf(values: AnnouncementValues, now: number = Date.now()): PayFigures | undefined {
  const work = postedWorkOf(values)
  return work && payFigures(work, minimumWageOn(seoulDay(now)))
}

/** Longest term of work in days or months; null where it has no end. */
const LONGEST_TERMS: Record<PeriodType, { days?: number; months?: number } | null> = {
  UNDER_WEEK: { days: 7 },
  UNDER_MONTH: { months: 1 },
  UNDER_3MONTH: { months: 3 },
  UNDER_6MONTH: { months: 6 },
  UNDER_1YEAR: { months: 12 },
  ABOVE_1YEAR: null,
}

/** Whether work that begins today may still go on on a later day. */
function mayLastUntil(day: string, today: string, periodType: PeriodType): boolean {
  const longest = LONGEST_TERMS[periodType]
  if (longest === null) return true
  const end = new Date(today)
  end.setUTCMonth(end.getUTCMonth() + (longest.months ?? 0))
  end.setUTCDate(end.getUTCDate() + (longest.days ?? 0))
  return day < end.toISOString().slice(0, 10)
}

export interface NextMinimum {
  /** Its first day, `YYYY-MM-DD`. */
  from: string
  /** Minimum hourly wage from that day. */
  minimum: number
  /** Lowest sufficient amount per pay period from that day. */
  needed: number
}

/**
 * The minimum wage of next year where it begins within the term of the work and the pay, which suffices today, would be
 * too low; also undefined until it is known.
 */
export function nextMinimumOf(values: AnnouncementValues, now: number = Date.now()): NextMinimum | undefined {
  const { periodType } = values
  const today = seoulDay(now)
  const from = `${Number(today.slice(0, 4)) + 1}-01-01`
  const work = postedWorkOf(values)
  if (work === undefined || periodType === null || !mayLastUntil(from, today, periodType)) return undefined
  const { minimum, missing, needed } = payFigures(work, minimumWageOn(from))
  return missing > 0 && figuresOf(values, now)?.missing === 0 ? { from, minimum, needed } : undefined
}

/** Pay per hour and month as the page of the job will state them; undefined until type and amount are known. */
export function payOf(values: AnnouncementValues, now: number = Date.now()): PayInWords | undefined {
  const { payType, payAmount, numberOfWorkDays, workplaceSize } = values
  const work = postedWorkOf(values)
  const hourlyEquivalent = figuresOf(values, now)?.hourly
  if (payType === null || work === undefined || hourlyEquivalent === undefined) return undefined
  return payInWords({
    payType,
    payAmount: Number(payAmount),
    numberOfWorkDays: numberOfWorkDays ?? 5,
    workingTimeSpan: spanOf(values),
    hourlyEquivalent,
    regularHour: regularHour(work),
    jobCategories: values.isOtherWork ? [] : values.categories,
    workplaceSize,
  })
}

/** Form fields by contract field, where their names differ. */
const FORM_FIELDS: Record<string, string> = {
  sigunguCode: 'address',
  latitude: 'address',
  longitude: 'address',
  categoryEtc: 'categories',
  businessDivisionStart: 'businessHourStart',
  businessDivisionEnd: 'businessHourEnd',
  workDays: 'numberOfWorkDays',
  keywordType: 'keywordTypes',
  imageFileDataId: 'picture',
}

/** Maps errors of the contract's fields to the form's fields. */
export const atFormFields = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .toReversed()
      .map(([field, code]) => {
        const [name = field] = field.split('.')
        return [FORM_FIELDS[name] ?? name, code]
      }),
  )

/** Valid values for the fields that are validated one by one. */
const VALID_FIELDS = {
  title: '-',
  companyName: '-',
  contact: '0212345678',
  address: '-',
  sigunguCode: '-',
  numberOfPersons: 1,
  payType: 'HOURLY',
  payAmount: 1,
  periodType: 'ABOVE_1YEAR',
  numberOfWorkDays: 1,
} satisfies Partial<AnnouncementEdit>

/**
 * Errors that concern several fields, such as incomplete hours. The schema checks those only once every
 * single field is valid, but the form shows all errors at once.
 */
const errorsTogether = (body: ReturnType<typeof bodyOf>): FieldErrors =>
  fieldErrorsOf(AnnouncementEdit, {
    ...VALID_FIELDS,
    categories: body.categories,
    categoryEtc: body.categoryEtc,
    businessDivisionStart: body.businessDivisionStart,
    businessHourStart: body.businessHourStart,
    businessDivisionEnd: body.businessDivisionEnd,
    businessHourEnd: body.businessHourEnd,
  })

/** Errors of the contract and of the minimum wage by form field; the type is chosen on the next screen. */
export function errorsOfAnnouncement(values: AnnouncementValues, now: number = Date.now()): FieldErrors {
  const body = bodyOf(values)
  const { productType, ...untyped } = body
  const schema = productType === null ? AnnouncementEdit : AnnouncementForm
  const errors = atFormFields(fieldErrorsOf(schema, productType === null ? untyped : body))
  const figures = figuresOf(values, now)
  const isBelow = (figures?.missing ?? 0) > 0
  const isLong = figures ? figures.longestDay !== null : false
  return {
    ...atFormFields(errorsTogether(body)),
    ...errors,
    ...(isBelow ? { payAmount: 'TOO_SMALL' as const } : {}),
    ...(isLong ? { businessHourEnd: 'TOO_LARGE' as const } : {}),
  }
}
