import { koreanPhoneNumber } from '../base/phone-number.ts'
import * as z from 'zod/mini'
import { BusinessNumber, PersonRegistrationNumber } from '../employer/business-number.ts'
import { OptionalCompanyName } from '../employer/company-name.ts'
import {
  DAY_DIVISIONS,
  type DayDivision,
  GENDERS,
  JOB_CATEGORIES,
  JOB_KEYWORDS,
  LONG_HOURS_REASONS,
  PAY_TYPES,
  PERIOD_TYPES,
  PRODUCT_TYPES,
  WORKPLACE_SIZES,
} from '../base/enums.ts'
import { KeptFileReference, RegistrationReference } from '../site/file.ts'
import { reshaped } from '../base/schema.ts'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import { HIGHEST_PAY } from '../base/won-text.ts'
import { visibleLine } from '../base/visible-text.ts'
import { isPossibleBreak } from '../wage/wage.ts'
import { ChosenPhrase, MOST_CHOSEN, WorkCode } from '../work/phrase.ts'
import { WorkDays } from './work-days.ts'

/** Characters, counted as code points. */
export const ANNOUNCEMENT_LENGTH = {
  title: 60,
  companyName: 60,
  businessType: 50,
  categoryEtc: 50,
  address: 200,
  addressDetails: 100,
  details: 5_000,
} as const
export const MAX_PERSONS = 9_999
/** Regions of a LOCAL job: its own and two more. */
export const LOCAL_REGIONS = 3

/** A landline, a cellphone or a nationwide number, digits only. None that charges the caller (060) or leads abroad (00). */
export const Contact = z.pipe(
  reshaped(20, (value) => (visibleLine(value) === '' ? '' : (koreanPhoneNumber(value) ?? '-'))),
  z.string().check(z.minLength(1), z.regex(/^(0(?!0|60)\d{8,11}|1[568]\d{6})$/)),
)

/** Hours on a twelve-hour clock, `01:00` to `12:30`, as the form asks for them. */
const BusinessHour = z.string().check(z.regex(/^(0[1-9]|1[0-2]):[0-5]\d$/))

/** Minutes after midnight: `MORNING 12:30` is half an hour, `AFTERNOON 06:00` eighteen. */
export function minutesOfDivision(division: DayDivision, hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return ((hours % 12) + (division === 'AFTERNOON' ? 12 : 0)) * 60 + minutes
}

const nullish = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)
/** Treats an empty input as absent. */
const emptyIsAbsent = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  )

/**
 * Fields sent both to publish and to edit. What an employer may not decide (status, term, owner) is not among them.
 */
export const announcementFields = {
  title: trimmed(ANNOUNCEMENT_LENGTH.title, 1),
  companyName: trimmed(ANNOUNCEMENT_LENGTH.companyName, 1),
  contact: Contact,
  /** The company's line of business. */
  businessType: z._default(trimmed(ANNOUNCEMENT_LENGTH.businessType), ''),
  categories: z._default(z.array(z.enum(JOB_CATEGORIES)).check(z.maxLength(20)), []),
  /** Free text, instead of or beside categories. */
  categoryEtc: z._default(trimmed(ANNOUNCEMENT_LENGTH.categoryEtc), ''),
  address: trimmed(ANNOUNCEMENT_LENGTH.address, 1),
  addressCode: z._default(trimmed(10), ''),
  addressDetails: z._default(trimmed(ANNOUNCEMENT_LENGTH.addressDetails), ''),
  bcode: z._default(trimmed(10), ''),
  /** Accepted and ignored: the region follows from `sigunguCode`. */
  sido: z._default(trimmed(40), ''),
  sigungu: z._default(trimmed(40), ''),
  sigunguCode: trimmed(10, 1),
  roadAddressEnglish: z._default(trimmed(200), ''),
  /** Without coordinates, the centre of the district is used. */
  latitude: nullish(z.number().check(z.minimum(32), z.maximum(40))),
  longitude: nullish(z.number().check(z.minimum(123), z.maximum(133))),
  numberOfPersons: z.int().check(z.minimum(1), z.maximum(MAX_PERSONS)),
  gender: z._default(z.enum(GENDERS), 'NONE'),
  /** Lower-case ISO codes; empty means any nationality. */
  countryCodes: z._default(z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.maxLength(50)), []),
  nationalityUnconcerned: z._default(z.boolean(), true),
  payType: z.enum(PAY_TYPES),
  payAmount: z.int().check(z.minimum(1), z.maximum(HIGHEST_PAY)),
  /** Null if not said: the pay and hours are then checked as at a workplace of five or more. */
  workplaceSize: nullish(z.enum(WORKPLACE_SIZES)),
  /** Asked for where the hours are more than 52 a week; without it they are refused. */
  longHoursReason: nullish(z.enum(LONG_HOURS_REASONS)),
  periodType: z.enum(PERIOD_TYPES),
  /** First day of the work; null if it is to be agreed. */
  startDate: nullish(z.iso.date()),
  numberOfWorkDays: z.int().check(z.minimum(1), z.maximum(7)),
  /** As many as `numberOfWorkDays`; null if they are to be agreed. */
  workDays: nullish(WorkDays),
  /** The four hour fields are given together or not at all. */
  businessDivisionStart: nullish(z.enum(DAY_DIVISIONS)),
  businessHourStart: nullish(BusinessHour),
  businessDivisionEnd: nullish(z.enum(DAY_DIVISIONS)),
  businessHourEnd: nullish(BusinessHour),
  businessHourNegotiable: z._default(z.boolean(), false),
  /** Unpaid break of a day; null if not said: the shortest lawful one is then assumed. */
  breakMinutes: nullish(z.int().check(z.minimum(0), z.maximum(720))),
  /** Always true, as specified; accepted and ignored. */
  numberOfDaysNegotiable: z._default(z.boolean(), true),
  periodNegotiable: z._default(z.boolean(), true),
  /** The first of `keywordTypes`; also accepted on its own. */
  keywordType: nullish(z.enum(JOB_KEYWORDS)),
  keywordTypes: z._default(z.array(z.enum(JOB_KEYWORDS)).check(z.maxLength(20)), []),
  onTheWay: z._default(z.boolean(), false),
  visaAvailable: z._default(z.boolean(), false),
  securePayment: z._default(z.boolean(), false),
  details: z._default(paragraphs(ANNOUNCEMENT_LENGTH.details), ''),
  /** Codes of occupations, most fitting first. Without them the server finds them by the title. */
  occupations: z.optional(z.array(WorkCode).check(z.maxLength(MOST_CHOSEN.occupations))),
  /** What the posting states. Without them the server finds them in title and details. */
  phrases: z.optional(z.array(ChosenPhrase).check(z.maxLength(MOST_CHOSEN.phrases))),
  /** Reference of an own upload of type `announcement`; when editing, also the current one. */
  imageFileDataId: nullish(KeptFileReference),
  /** LOCAL only: the districts it is listed in, at most three; its own is always included. */
  localJobRegionIds: z._default(z.array(z.int()).check(z.maxLength(20)), []),
}

/** Fields of the API that have no effect: the image is `imageFileDataId`. */
const ignored = { imageData: z.optional(z.unknown()), imageUrl: z.optional(z.unknown()) }

/** The company, optionally sent with an announcement. A business number requests its verification. */
const businessFields = {
  businessName: z._default(OptionalCompanyName, ''),
  businessNumber: z.optional(emptyIsAbsent(BusinessNumber)),
  personName: z._default(trimmed(60), ''),
  /** Personal data: stored encrypted, never returned, deleted once verified. */
  personRegistrationNumber: z.optional(emptyIsAbsent(PersonRegistrationNumber)),
  certificateFileDataId: nullish(RegistrationReference),
}

interface Sectors {
  categories: readonly string[]
  categoryEtc: string
}
interface Days {
  numberOfWorkDays: number
  workDays: readonly string[] | null
}
interface Hours {
  businessDivisionStart: DayDivision | null
  businessHourStart: string | null
  businessDivisionEnd: DayDivision | null
  businessHourEnd: string | null
}

const hasSector = (form: Sectors) => form.categories.length > 0 || form.categoryEtc !== ''
const hasStart = (form: Hours) => form.businessDivisionStart !== null && form.businessHourStart !== null
const hasEnd = (form: Hours) => form.businessDivisionEnd !== null && form.businessHourEnd !== null
const hasAnyHours = (form: Hours) =>
  [form.businessDivisionStart, form.businessHourStart, form.businessDivisionEnd, form.businessHourEnd].some(
    (part) => part !== null,
  )
const startsAndEndsApart = (form: Hours) =>
  !hasStart(form) ||
  form.businessHourStart !== form.businessHourEnd ||
  form.businessDivisionStart !== form.businessDivisionEnd

const sectorChosen = z.refine<Sectors>(hasSector, { path: ['categories'], error: 'required' })
const startWhole = z.refine<Hours>((form) => !hasAnyHours(form) || hasStart(form), {
  path: ['businessHourStart'],
  error: 'required',
})
const endWhole = z.refine<Hours>((form) => !hasAnyHours(form) || hasEnd(form), {
  path: ['businessHourEnd'],
  error: 'required',
})
const spanFits = z.refine<Hours>(startsAndEndsApart, { path: ['businessHourEnd'], error: 'invalid' })

const breakFits = z.refine<Hours & { breakMinutes: number | null }>(
  ({ breakMinutes, ...form }) => {
    if (breakMinutes === null || !form.businessDivisionStart || !form.businessDivisionEnd) return true
    if (!form.businessHourStart || !form.businessHourEnd) return true
    const start = minutesOfDivision(form.businessDivisionStart, form.businessHourStart)
    const end = minutesOfDivision(form.businessDivisionEnd, form.businessHourEnd)
    return isPossibleBreak(breakMinutes, start, end)
  },
  { path: ['breakMinutes'], error: 'invalid' },
)

const daysFit = z.refine<Days>(
  ({ workDays, numberOfWorkDays }) => workDays === null || workDays.length === numberOfWorkDays,
  { path: ['workDays'], error: 'invalid' },
)

export const AnnouncementForm = z
  .object({ ...announcementFields, ...businessFields, ...ignored, productType: z.enum(PRODUCT_TYPES) })
  .check(sectorChosen, startWhole, endWhole, spanFits, breakFits, daysFit)
export type AnnouncementForm = z.output<typeof AnnouncementForm>

/** Editing keeps tier, term and list position; the tier is accepted and ignored. */
export const AnnouncementEdit = z
  .object({
    ...announcementFields,
    ...businessFields,
    ...ignored,
    productType: z.optional(z.enum(PRODUCT_TYPES)),
  })
  .check(sectorChosen, startWhole, endWhole, spanFits, breakFits, daysFit)
export type AnnouncementEdit = z.output<typeof AnnouncementEdit>
