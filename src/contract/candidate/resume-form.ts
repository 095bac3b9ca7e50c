import * as z from 'zod/mini'
import { Cellphone } from '../account/cellphone.ts'
import { MemberName } from '../account/member-name.ts'
import { storableCommand } from '../base/endpoint.ts'
import { APPLICATION_STATUSES, GENDERS, KOREAN_CAPABILITIES, WORK_TYPES } from '../base/enums.ts'
import { Id } from '../base/schema.ts'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import { FileReference } from '../site/file.ts'
import {
  Career,
  CareerYears,
  expectedFields,
  OTHER_COUNTRY,
  RESUME_LENGTH,
  resumePhraseFields,
} from './resume.ts'
import { SAVE_RESUME } from './save-resume-name.ts'

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
    ...resumePhraseFields,
    countyIsoCode: z.string().check(z.regex(/^([a-z]{2}|etc)$/)),
    countryEtcText: z._default(countryEtcText, ''),
    gender: z._default(z.nullable(z.enum(GENDERS)), null),
    koreanCapability: z._default(z.nullable(z.enum(KOREAN_CAPABILITIES)), null),
    jobCategoryPeriodTypeMap: z._default(Career, {}),
    /** A form without them leaves them as they are. */
    careerYears: z.optional(CareerYears),
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

export const saveResume = storableCommand(SAVE_RESUME, 'POST /resumes', {
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
