import type { Announcement } from '../../../contract/job/announcement.ts'
import type { DayDivision } from '../../../contract/base/enums.ts'
import { regionById } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import { detailOf } from '../job/service.ts'
import { findDepositOrder, type OwnJob } from './queries.ts'

/** Strong ETag: the revision increases with every change that an employer can make. */
export const etagOf = (job: { revision: number }): string => `"${job.revision}"`

/** An announcement as its employer sees and edits it. */
export async function announcementOf(
  db: Db,
  job: OwnJob,
  reader: { memberId: string; langCode: string; now: Date },
): Promise<Announcement> {
  return {
    ...(await detailOf(db, job, reader)),
    depositOrderId: await findDepositOrder(db, job.id),
    periodStart: job.period_start?.toISOString() ?? null,
    announcement: formOf(job),
  }
}

function formOf(job: OwnJob): Announcement['announcement'] {
  return {
    title: job.title,
    companyName: job.company_name,
    contact: job.contact,
    businessType: job.business_type ?? '',
    categories: job.categories,
    categoryEtc: job.category_etc ?? '',
    ...placeOf(job),
    numberOfPersons: job.number_of_persons,
    gender: job.gender,
    countryCodes: job.country_codes,
    nationalityUnconcerned: job.nationality_unconcerned,
    payType: job.pay_type,
    payAmount: job.pay_amount,
    periodType: job.period_type,
    startDate: job.start_date,
    numberOfWorkDays: job.number_of_work_days,
    workDays: job.work_days,
    ...hoursOf(job),
    businessHourNegotiable: job.business_hour_negotiable,
    numberOfDaysNegotiable: true,
    periodNegotiable: true,
    keywordType: job.keywords[0] ?? null,
    keywordTypes: job.keywords,
    onTheWay: job.on_the_way,
    visaAvailable: job.visa_available,
    securePayment: job.use_secure_payment,
    workplaceSize: job.workplace_size,
    longHoursReason: job.long_hours_reason,
    details: job.details,
    occupations: job.occupations,
    phrases: job.phrases,
    imageFileDataId: job.image_file,
    localJobRegionIds: job.local_region_ids,
    productType: job.product_type,
  }
}

function placeOf(job: OwnJob) {
  const region = regionById(job.region_id)
  return {
    address: job.address,
    addressCode: job.address_code ?? '',
    addressDetails: job.address_details,
    bcode: job.bcode ?? '',
    sido: region?.sido ?? '',
    sigungu: region?.sigungu ?? '',
    sigunguCode: job.sigungu_code,
    roadAddressEnglish: job.road_address_english ?? '',
    latitude: job.latitude,
    longitude: job.longitude,
  }
}

function hoursOf(job: OwnJob) {
  const start = twelveHourClock(job.start_minutes)
  const end = twelveHourClock(job.end_minutes)
  return {
    businessDivisionStart: start.division,
    businessHourStart: start.hour,
    businessDivisionEnd: end.division,
    businessHourEnd: end.hour,
    breakMinutes: job.break_minutes,
  }
}

/**
 * A time of day in the form's notation: `AFTERNOON`, `06:00`. Midnight at the end of a day equals midnight at its
 * start.
 */
function twelveHourClock(minutes: number | null): { division: DayDivision | null; hour: string | null } {
  if (minutes === null) return { division: null, hour: null }
  const hours = Math.floor(minutes / 60) % 24
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    division: hours < 12 ? 'MORNING' : 'AFTERNOON',
    hour: `${two(hours % 12 === 0 ? 12 : hours % 12)}:${two(minutes % 60)}`,
  }
}
