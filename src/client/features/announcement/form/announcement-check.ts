import { AnnouncementEdit, AnnouncementForm } from '../../../../contract/job/announcement-form.ts'
import { type NextMinimum, nextMinimumWithin } from '../../../../contract/wage/next-minimum.ts'
import { type PayFigures, payFigures } from '../../../../contract/wage/minimum-pay.ts'
import { type PostedWork, regularHour } from '../../../../contract/wage/posted-week.ts'
import { mayCallPayHigh } from '../../../../contract/work/high-pay.ts'
import { minimumWageOn, seafarersMinimumOn } from '../../../../reference/wage/minimum-wages.ts'
import { type PayInWords, payInWords } from '../../../entities/job/pay/pay-in-words.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { isUnusual, payKey } from '../../../entities/job/pay/unusual-pay.ts'
import { bodyOf, isPast } from './announcement-body.ts'
import type { AnnouncementValues } from './announcement-values.ts'
import { breakOf, minutesOf, spanOf } from './time/working-hours.ts'

/** What the form says of hours and pay; undefined until type and amount are known. */
export function postedWorkOf(values: AnnouncementValues): PostedWork | undefined {
  const { payType, payAmount, numberOfWorkDays } = values
  if (payType === null || Number(payAmount) === 0) return undefined
  return {
    payType,
    payAmount: Number(payAmount),
    numberOfWorkDays,
    categories: values.isOtherWork ? [] : values.categories,
    occupations: values.work?.occupations ?? [],
    workplaceSize: values.workplaceSize ?? null,
    ...minutesOf(values),
    breakMinutes: breakOf(values),
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
  const today = seoulDay(now)
  return work && payFigures(work, minimumWageOn(today), seafarersMinimumOn(today))
}

/** Whether the pay is unusually high and not confirmed yet. */
export function needsPayConfirmation(values: AnnouncementValues, now: number = Date.now()): boolean {
  const figures = figuresOf(values, now)
  const { payType, payAmount, confirmedPay } = values
  return figures !== undefined && isUnusual(figures) && confirmedPay !== payKey(payType, payAmount)
}

export interface TooLowNextYear extends NextMinimum {
  /** Lowest sufficient amount per pay period. */
  needed: number
}

/** The minimum wage of next year where the pay, which suffices today, would be too low within the term of the work. */
export function nextMinimumOf(
  values: AnnouncementValues,
  now: number = Date.now(),
): TooLowNextYear | undefined {
  const { periodType } = values
  const next = periodType === null ? undefined : nextMinimumWithin(periodType, seoulDay(now))
  const work = postedWorkOf(values)
  if (work === undefined || next === undefined) return undefined
  const { missing, needed } = payFigures(work, next.minimum)
  return missing > 0 && figuresOf(values, now)?.missing === 0 ? { ...next, needed } : undefined
}

/** Pay per hour and month as the page of the job will state them; undefined until type and amount are known. */
export function payOf(values: AnnouncementValues, now: number = Date.now()): PayInWords | undefined {
  const { payType, payAmount, numberOfWorkDays, workplaceSize } = values
  const work = postedWorkOf(values)
  const hourlyEquivalent = figuresOf(values, now)?.hourly
  const breakMinutes = breakOf(values)
  if (payType === null || work === undefined || hourlyEquivalent === undefined) return undefined
  return payInWords({
    payType,
    payAmount: Number(payAmount),
    numberOfWorkDays: numberOfWorkDays ?? 5,
    workingTimeSpan: spanOf(values),
    ...(breakMinutes === null ? {} : { breakMinutes }),
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
  const isLong = figures ? figures.longestDay !== null && !values.longHoursReason : false
  return {
    ...atFormFields(errorsTogether(body)),
    ...errors,
    ...(isBelow ? { payAmount: 'TOO_SMALL' as const } : {}),
    ...(needsPayConfirmation(values, now) ? { payAmount: 'TOO_LARGE' as const } : {}),
    ...(values.startDate && isPast(values.startDate, now) ? { startDate: 'TOO_SMALL' as const } : {}),
    ...(isLong ? { businessHourEnd: 'TOO_LARGE' as const } : {}),
  }
}
