import { koreanPhoneNumber } from '../../../../contract/base/phone-number.ts'
import type { AnnouncementValues } from '../form/announcement-values.ts'

/** Fields that are compared and chosen together. */
export const FIELD_GROUPS = {
  company: ['companyName', 'businessType'],
  contact: ['contact'],
  title: ['title'],
  sector: ['categories', 'isOtherWork', 'categoryEtc'],
  keywords: ['keywordTypes'],
  details: ['details'],
  work: ['work'],
  picture: ['picture'],
  place: ['place', 'addressDetails'],
  time: [
    'businessHourNegotiable',
    'businessDivisionStart',
    'businessHourStart',
    'businessDivisionEnd',
    'businessHourEnd',
    'breakMinutes',
  ],
  days: ['numberOfWorkDays', 'workDays'],
  period: ['periodType', 'startDate'],
  size: ['workplaceSize', 'longHoursReason'],
  pay: ['payType', 'payAmount'],
  people: ['numberOfPersons', 'gender'],
  nationalities: ['countryCodes'],
  promises: ['securePayment', 'visaAvailable', 'onTheWay'],
  regions: ['localJobRegionIds'],
} as const satisfies Record<string, readonly (keyof AnnouncementValues)[]>

export type FieldGroup = keyof typeof FIELD_GROUPS

const MATTERS = Object.keys(FIELD_GROUPS) as FieldGroup[]

/**
 * The groups of fields in which two versions differ. Occupations and conditions follow title and details, so they are
 * a difference of their own only where those are the same.
 */
export function differences(mine: AnnouncementValues, theirs: AnnouncementValues): FieldGroup[] {
  const differs = (matter: FieldGroup) =>
    FIELD_GROUPS[matter].some((name) => comparableText(mine, name) !== comparableText(theirs, name))
  const isOtherText = differs('title') || differs('details')
  return MATTERS.filter((matter) => differs(matter) && !(matter === 'work' && isOtherText))
}

/**
 * Normalizes a value for comparison: an image has several addresses for one file, and numbers several
 * formats.
 */
function comparableText(values: AnnouncementValues, name: keyof AnnouncementValues): string {
  const { picture, contact } = values
  if (name === 'picture') return picture?.at === 'STORED' ? picture.reference : (picture?.blobId ?? '')
  if (name === 'contact') return koreanPhoneNumber(contact) ?? contact
  // Drafts of older builds lack fields that are null since.
  return JSON.stringify(values[name] ?? null)
}
