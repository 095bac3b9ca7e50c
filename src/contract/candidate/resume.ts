import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import {
  GENDERS,
  JOB_CATEGORIES,
  KOREAN_CAPABILITIES,
  PAY_TYPES,
  PERIOD_TYPES,
  WORK_TYPES,
} from '../base/enums.ts'
import { ChosenPhrase, MOST_CHOSEN, MOST_RESUME_PHRASES, WorkCode } from '../work/phrase.ts'
import { ById, Id, Instant } from '../base/schema.ts'

/** Maximum characters, counted as code points. */
export const RESUME_LENGTH = { details: 30, introduction: 500, countryEtcText: 60 } as const
/** Pay types of a desired job; YEARLY is not among them. */
export const EXPECTED_PAY_TYPES = [
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
] as const satisfies readonly (typeof PAY_TYPES)[number][]
/** Code for a country that is not in the list; its name is given in words. */
export const OTHER_COUNTRY = 'etc'

/** Each sector worked in, with the length of experience. */
export const Career = z.partialRecord(z.enum(JOB_CATEGORIES), z.enum(PERIOD_TYPES))

/** Years of work, for sectors worked in for a year or more. */
export const CareerYears = z.partialRecord(z.enum(JOB_CATEGORIES), z.int().check(z.minimum(1), z.maximum(60)))
export type CareerYears = z.output<typeof CareerYears>

/** Won; above any real pay, to catch typing errors. */
export const MAX_EXPECTED_PAY = 1_000_000_000
const ExpectedPay = z.int().check(z.minimum(0), z.maximum(MAX_EXPECTED_PAY))

export const MOST_EXPECTED_REGIONS = 5

export const expectedFields = {
  /** The first region; null if none is chosen or any will do. */
  expectedRegionId: z._default(z.nullable(z.int()), null),
  /** All regions, the first one too. A form without them leaves the others as they are. */
  expectedRegionIds: z.optional(z.array(z.int()).check(z.maxLength(MOST_EXPECTED_REGIONS))),
  noSelectExpectedRegion: z._default(z.boolean(), false),
  expectedJobCategory: z._default(z.nullable(z.enum(JOB_CATEGORIES)), null),
  noSelectExpectedJobCategory: z._default(z.boolean(), false),
  expectedPayType: z._default(z.nullable(z.enum(EXPECTED_PAY_TYPES)), null),
  expectedMinPayAmount: z._default(z.nullable(ExpectedPay), null),
  expectedMaxPayAmount: z._default(z.nullable(ExpectedPay), null),
  noSelectExpectedPayAmount: z._default(z.boolean(), false),
  /** Codes of `GET /occupations`. A form without them leaves them as they are. */
  occupations: z.optional(z.array(WorkCode).check(z.maxLength(MOST_CHOSEN.occupations))),
}

/** Codes of `GET /resume-phrases` with their values. A form without them leaves them as they are. */
export const resumePhraseFields = {
  phrases: z.optional(z.array(ChosenPhrase).check(z.maxLength(MOST_RESUME_PHRASES))),
}

const ExpectedRegion = z.object({
  id: z.int(),
  parent: z.nullable(z.int()),
  sidoInSummary: z.string(),
  sigungu: z.nullable(z.string()),
})

export const Resume = z.object({
  resumeId: Id,
  name: z.string(),
  birthDate: z.nullable(z.string()),
  /** Digits only. */
  cellphone: z.string(),
  /** Whether the member has verified this number. */
  cellphoneVerified: z.boolean(),
  details: z.string(),
  introduction: z.string(),
  countyIsoCode: z.string(),
  countryEtcText: z.string(),
  /** Null if the nationality is not in the list. */
  country: z.nullable(
    z.object({ countryIsoCode: z.string(), nameInOrigin: z.string(), flagImgUrl: z.string() }),
  ),
  gender: z.nullable(z.enum(GENDERS)),
  koreanCapability: z.nullable(z.enum(KOREAN_CAPABILITIES)),
  jobCategoryPeriodTypeMap: Career,
  /** Only of sectors with ABOVE_1YEAR. Absent from older answers. */
  careerYears: z.optional(CareerYears),
  workType: z.enum(WORK_TYPES),
  /** Language that its owner reads. Absent from older answers. */
  readsLangCode: z.optional(z.string()),
  profileImageData: z.nullable(z.string()),
  /** Signed, short-lived URL of the photo. */
  profileImageUrl: z.nullable(z.string()),
  ...resumePhraseFields,
  ...expectedFields,
  expectedRegion: z.nullable(ExpectedRegion),
  updatedDate: Instant,
})
export type Resume = z.output<typeof Resume>

export const getMyResume = read('resumes.mine', 'GET /users/me/resume', {
  summary: "Get the member's resume and desired job",
  answer: Resume,
  by: 'EMPLOYEE',
  errors: ['RESUME_MISSING'],
})
export const getExpectedJob = read('resumes.expectedJob', 'GET /resumes/expected-job', {
  summary: "Get the member's desired job",
  answer: z.object({ ...expectedFields, expectedRegion: z.nullable(ExpectedRegion) }),
  by: 'EMPLOYEE',
})
export const getResume = read('resumes.get', 'GET /resumes/:id', {
  summary: 'Get a resume',
  params: ById,
  answer: Resume,
  by: ['EMPLOYEE', 'EMPLOYER'],
  company: 'READER',
  errors: ['BUSINESS_NOT_VERIFIED', 'NOT_FOUND'],
})
