import type { AnnouncementForm } from '../../../../contract/job/announcement-form.ts'
import type { Announcement } from '../../../../contract/job/announcement.ts'
import type { Region } from '../../../../contract/place/region.ts'
import { type ImageValue, storedReference } from '../../../entities/image/image-value.ts'
import { type AnnouncementValues, EMPTY_ANNOUNCEMENT } from './announcement-values.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { payKey } from '../../../entities/job/pay/unusual-pay.ts'
import { breakOf, hoursOf } from './time/working-hours.ts'

/** The request body, which the contract validates; the reference of an unsent image is filled in later. */
export function bodyOf(values: AnnouncementValues) {
  const { place, countryCodes, keywordTypes, isOtherWork } = values
  return {
    title: values.title,
    companyName: values.companyName,
    contact: values.contact,
    businessType: values.businessType,
    categories: isOtherWork ? [] : values.categories,
    categoryEtc: isOtherWork ? values.categoryEtc : '',
    address: place?.address ?? '',
    addressCode: place?.zonecode ?? '',
    addressDetails: values.addressDetails,
    bcode: place?.bcode ?? '',
    sido: place?.sido ?? '',
    sigungu: place?.sigungu ?? '',
    sigunguCode: place?.sigunguCode ?? '',
    roadAddressEnglish: place?.addressEnglish ?? '',
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    numberOfPersons: figureOf(values.numberOfPersons),
    gender: values.gender,
    countryCodes,
    nationalityUnconcerned: countryCodes.length === 0,
    payType: values.payType,
    payAmount: figureOf(values.payAmount),
    workplaceSize: values.workplaceSize ?? null,
    longHoursReason: values.longHoursReason ?? null,
    periodType: values.periodType,
    startDate: values.startDate ?? null,
    numberOfWorkDays: values.numberOfWorkDays,
    workDays: values.workDays?.[0] ? values.workDays : null,
    ...hoursOf(values),
    breakMinutes: breakOf(values),
    businessHourNegotiable: values.businessHourNegotiable,
    // Always true: the form has no field for them.
    numberOfDaysNegotiable: true,
    periodNegotiable: true,
    keywordType: keywordTypes[0] ?? null,
    keywordTypes,
    onTheWay: values.onTheWay,
    visaAvailable: values.visaAvailable,
    securePayment: values.securePayment,
    details: values.details,
    ...values.work,
    imageFileDataId: storedReference(values.picture),
    localJobRegionIds: values.productType === 'LOCAL' ? values.localJobRegionIds : [],
    productType: values.productType,
  }
}

const figureOf = (digits: string) => (digits === '' ? null : Number(digits))

/** Converts a request body back to form values. */
export function valuesOf(
  form: Omit<AnnouncementForm, keyof BusinessParts | 'imageData' | 'imageUrl'>,
  picture: ImageValue | null,
): AnnouncementValues {
  const { payAmount, numberOfPersons, categories, categoryEtc } = form
  return {
    ...EMPTY_ANNOUNCEMENT,
    companyName: form.companyName,
    businessType: form.businessType,
    contact: form.contact,
    title: form.title,
    categories,
    isOtherWork: categories.length === 0 && categoryEtc !== '',
    categoryEtc,
    keywordTypes: form.keywordTypes,
    details: form.details,
    ...workOf(form),
    picture,
    place: placeOf(form),
    addressDetails: form.addressDetails,
    onTheWay: form.onTheWay,
    ...hoursOf(form),
    breakMinutes: form.breakMinutes,
    businessHourNegotiable: form.businessHourNegotiable,
    numberOfWorkDays: form.numberOfWorkDays,
    workDays: form.workDays ?? null,
    periodType: form.periodType,
    startDate: futureDay(form.startDate),
    payType: form.payType,
    payAmount: String(payAmount),
    workplaceSize: form.workplaceSize,
    longHoursReason: form.longHoursReason,
    securePayment: form.securePayment,
    numberOfPersons: String(numberOfPersons),
    gender: form.gender,
    countryCodes: form.countryCodes,
    visaAvailable: form.visaAvailable,
    productType: form.productType,
    localJobRegionIds: form.localJobRegionIds,
  }
}

/** A day that has passed says nothing any more. */
const futureDay = (day: string | null) => (day !== null && isPast(day) ? null : day)

/** Whether a day `YYYY-MM-DD` is over in Korea. */
export const isPast = (day: string, now: number = Date.now()): boolean => day < seoulDay(now)

type BusinessParts = Pick<
  AnnouncementForm,
  'businessName' | 'businessNumber' | 'personName' | 'personRegistrationNumber' | 'certificateFileDataId'
>

/** Converts the server's announcement to form values. */
export function valuesOfStored({ announcement, imageUrl }: Announcement): AnnouncementValues {
  const { imageFileDataId } = announcement
  const values = valuesOf(
    announcement,
    imageFileDataId === null ? null : { at: 'STORED', reference: imageFileDataId, url: imageUrl },
  )
  return { ...values, confirmedPay: payKey(values.payType, values.payAmount) }
}

/** What a new announcement takes from an earlier one; whether the free type is available again is not known here. */
export function valuesOfCopy(announcement: Announcement): AnnouncementValues {
  const values = valuesOfStored(announcement)
  return { ...values, productType: values.productType === 'LIFE' ? null : values.productType }
}

function workOf({ occupations, phrases }: Pick<AnnouncementForm, 'occupations' | 'phrases'>) {
  if (occupations === undefined && phrases === undefined) return {}
  return { work: { occupations: occupations ?? [], phrases: phrases ?? [] } }
}

/** The district of the workplace. */
export function regionOf({ place }: Pick<AnnouncementValues, 'place'>, regions: readonly Region[] = []) {
  const code = place?.sigunguCode.slice(0, 5)
  return regions.find(({ sigunguCode }) => sigunguCode === code)
}

type PlaceParts = Pick<
  AnnouncementForm,
  | 'address'
  | 'addressCode'
  | 'bcode'
  | 'sido'
  | 'sigungu'
  | 'sigunguCode'
  | 'roadAddressEnglish'
  | 'latitude'
  | 'longitude'
>

/** Without coordinates there is no pin, so the address must be searched again. */
function placeOf(form: PlaceParts): AnnouncementValues['place'] {
  const { latitude, longitude } = form
  if (form.address === '' || latitude === null || longitude === null) return null
  return {
    address: form.address,
    addressEnglish: form.roadAddressEnglish,
    zonecode: form.addressCode,
    bcode: form.bcode,
    sido: form.sido,
    sigungu: form.sigungu,
    sigunguCode: form.sigunguCode,
    latitude,
    longitude,
  }
}
