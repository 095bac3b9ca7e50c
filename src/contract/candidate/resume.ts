import * as z from 'zod/mini'
import { Cellphone } from '../account/cellphone.ts'
import { read, storableCommand } from '../base/endpoint.ts'
import {
  APPLICATION_STATUSES,
  GENDERS,
  JOB_CATEGORIES,
  KOREAN_CAPABILITIES,
  PAY_TYPES,
  PERIOD_TYPES,
  WORK_TYPES,
} from '../base/enums.ts'
import { FileReference } from '../site/file.ts'
import { MemberName } from '../account/member-name.ts'
import { ById, Id, Instant } from '../base/schema.ts'
import { paragraphs, trimmed } from '../job/announcement-form.ts'

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

/** An existing date, not in the future and not before 1900 (`20010231` and `2001-02-31` do not exist). */
export const BirthDate = z.iso
  .date()
  .check(
    z.refine(
      (day) => day >= '1900-01-01' && day <= new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10),
    ),
  )

const details = trimmed(RESUME_LENGTH.details)
const introduction = paragraphs(RESUME_LENGTH.introduction)
const countryEtcText = trimmed(RESUME_LENGTH.countryEtcText)
/** Each sector worked in, with the length of experience. */
const Career = z.partialRecord(z.enum(JOB_CATEGORIES), z.enum(PERIOD_TYPES))

/**
 * The first step, as it is saved. Required: name, nationality, residence type, cellphone (docs/product-rules.md). A
 * nationality that is not in the list is `etc`, with its name in `countryEtcText`.
 */
export const ResumeForm = z
  .object({
    name: MemberName,
    birthDate: z._default(z.nullable(BirthDate), null),
    cellphone: Cellphone,
    details: z._default(details, ''),
    introduction: z._default(introduction, ''),
    countyIsoCode: z.string().check(z.regex(/^([a-z]{2}|etc)$/)),
    countryEtcText: z._default(countryEtcText, ''),
    gender: z._default(z.nullable(z.enum(GENDERS)), null),
    koreanCapability: z._default(z.nullable(z.enum(KOREAN_CAPABILITIES)), null),
    jobCategoryPeriodTypeMap: z._default(Career, {}),
    workType: z.enum(WORK_TYPES),
    profileImageData: z._default(z.nullable(FileReference), null),
    /** The job to apply to as soon as the resume is saved, if any. */
    jobId: z._default(z.nullable(Id), null),
  })
  .check(
    z.refine((form) => form.countyIsoCode !== OTHER_COUNTRY || form.countryEtcText !== '', {
      path: ['countryEtcText'],
      error: 'required',
    }),
  )
export type ResumeForm = z.output<typeof ResumeForm>

/** Won; above any real pay, to catch typing errors. */
export const HIGHEST_EXPECTED_PAY = 1_000_000_000
const ExpectedPay = z.int().check(z.minimum(0), z.maximum(HIGHEST_EXPECTED_PAY))

const expectedFields = {
  /** One region; null if none is chosen or any will do. */
  expectedRegionId: z._default(z.nullable(z.int()), null),
  noSelectExpectedRegion: z._default(z.boolean(), false),
  expectedJobCategory: z._default(z.nullable(z.enum(JOB_CATEGORIES)), null),
  noSelectExpectedJobCategory: z._default(z.boolean(), false),
  expectedPayType: z._default(z.nullable(z.enum(EXPECTED_PAY_TYPES)), null),
  expectedMinPayAmount: z._default(z.nullable(ExpectedPay), null),
  expectedMaxPayAmount: z._default(z.nullable(ExpectedPay), null),
  noSelectExpectedPayAmount: z._default(z.boolean(), false),
}

/** The second step. Opting out clears the fields concerned; the minimum pay does not exceed the maximum. */
export const DesiredJob = z
  .object(expectedFields)
  .check(
    z.refine(
      ({ expectedMinPayAmount: low, expectedMaxPayAmount: high }) =>
        low === null || high === null || low <= high,
      { path: ['expectedMaxPayAmount'], error: 'too_small' },
    ),
  )
export type DesiredJob = z.output<typeof DesiredJob>

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
  workType: z.enum(WORK_TYPES),
  profileImageData: z.nullable(z.string()),
  /** Signed, short-lived URL of the photo. */
  profileImageUrl: z.nullable(z.string()),
  ...expectedFields,
  expectedRegion: z.nullable(ExpectedRegion),
  updatedDate: Instant,
})
export type Resume = z.output<typeof Resume>

export const saveResume = storableCommand('resumes.save', 'POST /resumes', {
  summary: 'Create or replace the resume',
  body: ResumeForm,
  answer: z.object({ id: Id, application: z.nullable(z.enum(APPLICATION_STATUSES)) }),
  status: 201,
  by: 'EMPLOYEE',
  errors: ['PRECONDITION_FAILED'],
})
export const saveExpectedJob = storableCommand('resumes.saveExpectedJob', 'POST /resumes/expected-job', {
  summary: 'Create or replace the desired job',
  body: DesiredJob,
  answer: z.object({ id: Id }),
  status: 201,
  by: 'EMPLOYEE',
  errors: ['PRECONDITION_FAILED'],
})
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
  errors: ['BUSINESS_NOT_VERIFIED', 'NOT_FOUND'],
})
