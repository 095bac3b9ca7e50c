import { koreanPhoneNumber } from '../../../../contract/base/phone-number.ts'
import type { Region } from '../../../../contract/place/region.ts'
import type { JobDetail } from '../../../../contract/job/job.ts'
import { regularHour } from '../../../../contract/wage/posted-week.ts'
import { statedKeywords } from '../../../../contract/work/stated-phrases.ts'
import { regionName } from '../../../entities/region/region-names.ts'
import { regionOf } from '../form/announcement-body.ts'
import type { AnnouncementValues } from '../form/announcement-values.ts'
import { figuresOf, mayPromiseHighPay, postedWorkOf } from '../form/announcement-check.ts'
import { breakOf, spanOf } from '../form/time/working-hours.ts'

/** Data that the form does not contain. */
export interface PreviewContext {
  regions: readonly Region[]
  langCode: string
  imageUrl: string | null
  logoImageUrl: string | null
  /** Placeholder title. */
  titlePlaceholder: string
  companyPlaceholder: string
  regionPlaceholder: string
  /** Median won per hour of the region; null if it is unknown or has too few jobs. */
  regionMedianHourly: number | null
  now: number
}

/** The job that the form would create, as job seekers see it. */
export function previewJob(values: AnnouncementValues, around: PreviewContext): JobDetail {
  const { place } = values
  return {
    id: 'preview',
    companyName: values.companyName.trim() || around.companyPlaceholder,
    title: values.title.trim() || around.titlePlaceholder,
    address: place?.address ?? '',
    addressDetails: values.addressDetails,
    payType: values.payType ?? 'HOURLY',
    payAmount: Number(values.payAmount),
    apply: false,
    favorited: false,
    visaAvailable: values.visaAvailable,
    useSecurePayment: false,
    createdDate: new Date(around.now).toISOString(),
    imageUrl: around.imageUrl,
    logoImageUrl: around.logoImageUrl,
    keywordList: statedKeywords({
      keywords: values.keywordTypes,
      mayCallPayHigh: mayPromiseHighPay(values, around.now),
    }),
    numberOfPersons: Number(values.numberOfPersons),
    gender: values.gender,
    periodType: values.periodType ?? 'UNDER_1YEAR',
    startDate: values.startDate ?? null,
    numberOfWorkDays: values.numberOfWorkDays ?? 5,
    workingTimeSpan: spanOf(values),
    ...statedBreak(values),
    productType: values.productType ?? 'LIFE',
    status: 'IN_PROGRESS',
    periodEnd: null,
    ...placeFacts(regionOf(values, around.regions), around),
    jobCategories: values.isOtherWork ? [] : values.categories,
    ...hourlyFacts(values, around.now),
    details: values.details,
    businessName: null,
    businessVerified: true,
    latitude: place?.latitude ?? 0,
    longitude: place?.longitude ?? 0,
    contact: koreanPhoneNumber(values.contact) ?? values.contact,
    categoryEtc: values.isOtherWork ? values.categoryEtc : null,
    businessHourNegotiable: values.businessHourNegotiable,
    nationalityUnconcerned: values.countryCodes.length === 0,
    countryCodes: values.countryCodes,
    onTheWay: values.onTheWay,
    closedReason: null,
    closedDate: null,
    application: null,
  }
}

function statedBreak(values: AnnouncementValues): Pick<JobDetail, 'breakMinutes'> {
  const breakMinutes = breakOf(values)
  return breakMinutes === null ? {} : { breakMinutes }
}

function placeFacts(
  region: Region | undefined,
  { langCode, regionPlaceholder, regionMedianHourly }: PreviewContext,
) {
  if (!region)
    return { regionId: 0, regionName: regionPlaceholder, regionMedianHourly: null, regionMedianName: '' }
  const name = regionName(region, langCode)
  return { regionId: region.id, regionName: name, regionMedianHourly, regionMedianName: name }
}

/** The parts of the page that the form can fill; unknown parts are left out. */
export const partsReady = (values: AnnouncementValues) => ({
  pay: values.payType !== null && values.payAmount !== '',
  week: values.numberOfWorkDays !== null,
  conditions: values.periodType !== null && values.numberOfPersons !== '',
  details: values.details.trim() !== '' || values.picture !== null,
  place: values.place !== null,
})

function hourlyFacts(
  values: AnnouncementValues,
  now: number,
): Pick<JobDetail, 'hourlyEquivalent' | 'regularHour'> {
  const work = postedWorkOf(values)
  const figures = figuresOf(values, now)
  if (!work || !figures) return { hourlyEquivalent: 0 }
  return { hourlyEquivalent: figures.hourly, regularHour: regularHour(work) }
}
