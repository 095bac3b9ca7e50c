import * as z from 'zod/mini'
import { Address } from '../../../../contract/place/address.ts'
import {
  DAY_DIVISIONS,
  GENDERS,
  JOB_CATEGORIES,
  JOB_KEYWORDS,
  LONG_HOURS_REASONS,
  PAY_TYPES,
  PERIOD_TYPES,
  PRODUCT_TYPES,
  WORK_DAYS,
  WORKPLACE_SIZES,
} from '../../../../contract/base/enums.ts'
import { ChosenPhrase, WorkCode } from '../../../../contract/work/phrase.ts'
import { ImageValue } from '../../../entities/image/image-value.ts'

/** Form values; null or empty until chosen, amounts as digits. */
const AnnouncementValues = z.object({
  companyName: z.string(),
  businessType: z.string(),
  contact: z.string(),
  title: z.string(),
  categories: z.array(z.enum(JOB_CATEGORIES)),
  /** "Other" instead of categories; `categoryEtc` describes it. */
  isOtherWork: z.boolean(),
  categoryEtc: z.string(),
  keywordTypes: z.array(z.enum(JOB_KEYWORDS)),
  details: z.string(),
  /** Occupations and conditions; absent until something is changed of what the text suggests. */
  work: z.optional(z.object({ occupations: z.array(WorkCode), phrases: z.array(ChosenPhrase) })),
  picture: z.nullable(ImageValue),
  place: z.nullable(Address),
  addressDetails: z.string(),
  onTheWay: z.boolean(),
  businessHourNegotiable: z.boolean(),
  businessDivisionStart: z.nullable(z.enum(DAY_DIVISIONS)),
  businessHourStart: z.nullable(z.string()),
  businessDivisionEnd: z.nullable(z.enum(DAY_DIVISIONS)),
  businessHourEnd: z.nullable(z.string()),
  /** Unpaid minutes of a day; absent from drafts that were begun before the form asked. */
  breakMinutes: z.optional(z.nullable(z.int())),
  numberOfWorkDays: z.nullable(z.int()),
  /** Null where they are to be agreed; absent from drafts that were begun before the form asked. */
  workDays: z.optional(z.nullable(z.array(z.enum(WORK_DAYS)))),
  periodType: z.nullable(z.enum(PERIOD_TYPES)),
  /** Absent from drafts that were begun before the form asked. */
  startDate: z.optional(z.nullable(z.string())),
  payType: z.nullable(z.enum(PAY_TYPES)),
  payAmount: z.string(),
  /** The unusually high pay that the employer has confirmed, as `payKey` identifies it. */
  confirmedPay: z.optional(z.string()),
  /** Absent from drafts that were begun before the form asked. */
  workplaceSize: z.optional(z.nullable(z.enum(WORKPLACE_SIZES))),
  longHoursReason: z.optional(z.nullable(z.enum(LONG_HOURS_REASONS))),
  securePayment: z.boolean(),
  numberOfPersons: z.string(),
  gender: z.enum(GENDERS),
  countryCodes: z.array(z.string()),
  visaAvailable: z.boolean(),
  productType: z.nullable(z.enum(PRODUCT_TYPES)),
  localJobRegionIds: z.array(z.int()),
})
export type AnnouncementValues = z.output<typeof AnnouncementValues>

const AnnouncementDraft = z.object({
  /** Created with the draft: publishing twice under one key gives one announcement. */
  key: z.string(),
  values: AnnouncementValues,
  /** ETag of the version that the values are based on. */
  etag: z.optional(z.string()),
  /** That version; drafts of older builds lack it. */
  base: z.optional(AnnouncementValues),
})
export type AnnouncementDraft = z.output<typeof AnnouncementDraft>

export const isAnnouncementDraft = (value: unknown): value is AnnouncementDraft =>
  z.safeParse(AnnouncementDraft, value).success

export const EMPTY_ANNOUNCEMENT: AnnouncementValues = {
  companyName: '',
  businessType: '',
  contact: '',
  title: '',
  categories: [],
  isOtherWork: false,
  categoryEtc: '',
  keywordTypes: [],
  details: '',
  picture: null,
  place: null,
  addressDetails: '',
  onTheWay: false,
  businessHourNegotiable: false,
  businessDivisionStart: null,
  businessHourStart: null,
  businessDivisionEnd: null,
  businessHourEnd: null,
  breakMinutes: null,
  numberOfWorkDays: null,
  workDays: null,
  periodType: null,
  startDate: null,
  payType: null,
  payAmount: '',
  workplaceSize: null,
  longHoursReason: null,
  securePayment: false,
  numberOfPersons: '1',
  gender: 'NONE',
  countryCodes: [],
  visaAvailable: false,
  productType: null,
  localJobRegionIds: [],
}
