import {
  type AnnouncementEdit,
  LOCAL_REGIONS,
  minutesOfDivision,
} from '../../../contract/job/announcement-form.ts'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import type { LongHoursReason, ProductType } from '../../../contract/base/enums.ts'
import { type PayFigures, payFigures } from '../../../contract/wage/minimum-pay.ts'
import type { PostedWork } from '../../../contract/wage/posted-week.ts'
import { inWeekOrder } from '../../../contract/job/work-days.ts'
import { countries } from '../../../reference/countries.ts'
import { minimumWageOn, seafarersMinimumOn } from '../../../reference/wage/minimum-wages.ts'
import { regionByAnyCode } from '../../../reference/former-regions.ts'
import { regionById, type RegionRecord } from '../../../reference/regions.ts'
import { seoulDay } from '../../seoul-day.ts'
import type { OwnJob } from './queries.ts'

const countryCodes = new Set(countries.map((country) => country.code.toLowerCase()))

/**
 * The columns of a job that its employer decides.
 * @param most maximum number of districts for a LOCAL job
 * @throws AppError VALIDATION for unknown regions and countries, PAY_BELOW_MINIMUM and HOURS_ABOVE_LIMIT with the
 *   figures in `data`
 */
export function jobColumns(
  form: AnnouncementEdit,
  productType: ProductType,
  now: Date,
  most = LOCAL_REGIONS,
) {
  const region = regionOf(form)
  const hours = hoursOf(form)
  const keywords = [...new Set([...(form.keywordType ? [form.keywordType] : []), ...form.keywordTypes])]
  return {
    title: form.title,
    company_name: form.companyName,
    contact: form.contact,
    details: form.details,
    address: form.address,
    address_details: form.addressDetails,
    address_code: form.addressCode || null,
    road_address_english: form.roadAddressEnglish || null,
    bcode: form.bcode || null,
    sigungu_code: region.sigunguCode,
    region_id: region.id,
    local_region_ids: productType === 'LOCAL' ? localRegionIds(form.localJobRegionIds, region, most) : [],
    latitude: form.latitude ?? region.latitude,
    longitude: form.longitude ?? region.longitude,
    categories: [...new Set(form.categories)],
    category_etc: form.categoryEtc || null,
    keywords,
    gender: form.gender,
    number_of_persons: form.numberOfPersons,
    ...nationalitiesOf(form),
    pay_type: form.payType,
    pay_amount: form.payAmount,
    hourly_equivalent: lawfulHourlyPay({ ...form, ...hours }, now),
    period_type: form.periodType,
    start_date: form.startDate,
    number_of_work_days: form.numberOfWorkDays,
    work_days: form.workDays && inWeekOrder(form.workDays),
    start_minutes: hours.startMinutes,
    end_minutes: hours.endMinutes,
    break_minutes: hours.endMinutes === null ? null : form.breakMinutes,
    business_hour_negotiable: form.businessHourNegotiable,
    on_the_way: form.onTheWay,
    visa_available: form.visaAvailable,
    use_secure_payment: form.securePayment,
    workplace_size: form.workplaceSize,
    long_hours_reason: form.longHoursReason,
    image_file: form.imageFileDataId,
  }
}

/** A city, county or district by its code, former ones included; of longer codes the first five digits identify it. */
function regionOf({ sigunguCode, address, latitude, longitude }: AnnouncementEdit): RegionRecord {
  const words = address.split(/[\s,()]+/)
  const region = regionByAnyCode(sigunguCode, { words, latitude, longitude })
  if (region && region.parent !== null) return region
  throw fieldError('sigunguCode', 'UNKNOWN', 'is no city, county or district')
}

function localRegionIds(chosen: number[], own: RegionRecord, most: number): number[] {
  const ids = [...new Set([own.id, ...chosen])]
  if (ids.some((id) => (regionById(id)?.parent ?? null) === null))
    throw fieldError('localJobRegionIds', 'UNKNOWN', 'must be cities, counties or districts')
  if (ids.length > most)
    throw fieldError('localJobRegionIds', 'TOO_LONG', `at most ${most}, the posting's own region included`)
  return ids
}

function nationalitiesOf(form: AnnouncementEdit) {
  const codes = form.nationalityUnconcerned ? [] : [...new Set(form.countryCodes)]
  if (codes.some((code) => !countryCodes.has(code)))
    throw fieldError('countryCodes', 'UNKNOWN', 'must be ISO 3166-1 codes')
  return { nationality_unconcerned: codes.length === 0, country_codes: codes }
}

/** Negotiable hours are null; the pay is then calculated with eight a day. */
function hoursOf(form: AnnouncementEdit): { startMinutes: number | null; endMinutes: number | null } {
  const none = { startMinutes: null, endMinutes: null }
  if (form.businessHourNegotiable) return none
  if (!form.businessDivisionStart || !form.businessHourStart) return none
  if (!form.businessDivisionEnd || !form.businessHourEnd) return none
  return {
    startMinutes: minutesOfDivision(form.businessDivisionStart, form.businessHourStart),
    endMinutes: minutesOfDivision(form.businessDivisionEnd, form.businessHourEnd),
  }
}

/** What allows more than 52 hours a week, as the employer says. */
interface LongHours {
  longHoursReason?: LongHoursReason | null
}

/**
 * Hourly pay in won. With the premiums that the hours imply, it is at least the minimum wage on the day of publishing.
 * @throws AppError PAY_BELOW_MINIMUM at payAmount with the missing amount in `data`, HOURS_ABOVE_LIMIT at businessHourEnd
 *   with the longest day in `data`
 */
export function lawfulHourlyPay(work: PostedWork & LongHours, now: Date): number {
  const today = seoulDay(now)
  const figures = payFigures(work, minimumWageOn(today), seafarersMinimumOn(today))
  if (figures.missing === 0) {
    if (!work.longHoursReason) requireLawfulHours(figures)
    return figures.hourly
  }
  const message = `${figures.missing} won are missing from the minimum wage`
  throw new AppError('PAY_BELOW_MINIMUM', {
    fields: [{ field: 'payAmount', code: 'TOO_SMALL', message }],
    data: figures,
  })
}

function requireLawfulHours(figures: PayFigures): void {
  if (figures.longestDay === null) return
  const message = `at most ${figures.longestDay} hours a day on these days`
  throw new AppError('HOURS_ABOVE_LIMIT', {
    fields: [{ field: 'businessHourEnd', code: 'TOO_LARGE', message }],
    data: figures,
  })
}

/**
 * Checks a stored announcement again, because the minimum wage may have risen.
 * @throws AppError PAY_BELOW_MINIMUM, HOURS_ABOVE_LIMIT
 */
export function requireLawfulPay(job: OwnJob, now: Date): void {
  const { pay_type: payType, pay_amount: payAmount, number_of_work_days: numberOfWorkDays } = job
  const hours = {
    startMinutes: job.start_minutes,
    endMinutes: job.end_minutes,
    breakMinutes: job.break_minutes,
  }
  const { categories, occupations, workplace_size: workplaceSize, long_hours_reason: longHoursReason } = job
  const work = { payType, payAmount, numberOfWorkDays, categories, occupations, workplaceSize, ...hours }
  lawfulHourlyPay({ ...work, longHoursReason }, now)
}
