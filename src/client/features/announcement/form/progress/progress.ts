import type { FieldErrors } from '../../../../forms/field-errors.ts'

/** The sections of the form and their fields. */
export const SECTIONS = {
  company: ['companyName', 'businessType', 'contact'],
  work: ['title', 'categories', 'keywordTypes', 'details', 'occupations', 'phrases', 'picture'],
  place: ['address', 'addressDetails', 'localJobRegionIds'],
  time: ['periodType', 'numberOfWorkDays', 'businessHourStart', 'businessHourEnd'],
  pay: ['payType', 'payAmount'],
  people: ['numberOfPersons', 'gender', 'countryCodes'],
} as const satisfies Record<string, readonly string[]>

export type SectionName = keyof typeof SECTIONS

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

/** Whether a section has no errors. */
export const isSectionDone = (section: SectionName, errors: FieldErrors): boolean =>
  SECTIONS[section].every((field) => !(field in errors))
