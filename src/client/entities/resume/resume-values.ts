import * as z from 'zod/mini'
import {
  GENDERS,
  JOB_CATEGORIES,
  KOREAN_CAPABILITIES,
  PERIOD_TYPES,
  WORK_TYPES,
} from '../../../contract/base/enums.ts'
import { ExpectedJob, OTHER_COUNTRY, type Resume, ResumeForm } from '../../../contract/candidate/resume.ts'
import { cellphoneText, digitsOf } from '../certification/cellphone-text.ts'
import { NO_EXPECTED_JOB } from '../desired-job/expected-job-rules.ts'
import { PictureValue } from '../image/picture-value.ts'

/** Both steps as they stand in the form: what is not chosen yet is null or empty. */
const ResumeValues = z.object({
  photo: z.nullable(PictureValue),
  name: z.string(),
  countyIsoCode: z.string(),
  countryEtcText: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  /** As typed: digits only. */
  birthDate: z.string(),
  /** Digits only. */
  cellphone: z.string(),
  /** The number that this member has certified; it counts while the cellphone is the same. */
  certifiedCellphone: z.string(),
  koreanCapability: z.nullable(z.enum(KOREAN_CAPABILITIES)),
  jobCategoryPeriodTypeMap: z.partialRecord(z.enum(JOB_CATEGORIES), z.enum(PERIOD_TYPES)),
  details: z.string(),
  workType: z.nullable(z.enum(WORK_TYPES)),
  introduction: z.string(),
  expectedJob: ExpectedJob,
})
export type ResumeValues = z.output<typeof ResumeValues>

/** The form with what it was written on top of. */
const ResumeDraft = z.object({
  values: ResumeValues,
  /** ETag of the resume that was there. */
  etag: z.optional(z.string()),
  /** The same of the desired job, which this phone may have saved apart. */
  expectedJobEtag: z.optional(z.string()),
  /** The values before the member changed anything. */
  begun: z.optional(ResumeValues),
})
export type ResumeDraft = z.output<typeof ResumeDraft>

export const isResumeDraft = (value: unknown): value is ResumeDraft => z.safeParse(ResumeDraft, value).success

/**
 * Says that there is neither a resume nor a desired job. Also written on where none is known: the server then refuses
 * to replace one that exists, and the member compares the two.
 */
export const NOTHING_THERE = '"r0-d0"'

export const EMPTY_RESUME: ResumeValues = {
  photo: null,
  name: '',
  countyIsoCode: '',
  countryEtcText: '',
  gender: null,
  birthDate: '',
  cellphone: '',
  certifiedCellphone: '',
  koreanCapability: null,
  jobCategoryPeriodTypeMap: {},
  details: '',
  workType: null,
  introduction: '',
  expectedJob: NO_EXPECTED_JOB,
}

/** The server's resume in the form. */
export function valuesOf(resume: Resume): ResumeValues {
  const { profileImageData, profileImageUrl, cellphoneVerified, ...rest } = resume
  return {
    ...EMPTY_RESUME,
    ...formFields(rest),
    photo:
      profileImageData === null ? null : { at: 'STORED', reference: profileImageData, url: profileImageUrl },
    certifiedCellphone: cellphoneVerified ? resume.cellphone : '',
    expectedJob: expectedJobOf(resume),
  }
}

/** Lays a saved but unsent resume over the values; what this build cannot read is left out. */
export function withUnsentResume(values: ResumeValues, payload: unknown, blobId?: string): ResumeValues {
  const form = z.safeParse(ResumeForm, payload).data
  if (!form) return values
  const photo: PictureValue | null = blobId
    ? { at: 'KEPT', blobId }
    : form.profileImageData === null
      ? null
      : {
          at: 'STORED',
          reference: form.profileImageData,
          url: addressOf(values.photo, form.profileImageData),
        }
  return { ...values, ...formFields(form), photo }
}

const addressOf = (photo: PictureValue | null, reference: string) =>
  photo?.at === 'STORED' && photo.reference === reference ? photo.url : null

export function withUnsentExpectedJob(values: ResumeValues, payload: unknown): ResumeValues {
  const job = z.safeParse(ExpectedJob, payload).data
  return job ? { ...values, expectedJob: job } : values
}

export function expectedJobOf(resume: ExpectedJob): ExpectedJob {
  const names = Object.keys(NO_EXPECTED_JOB) as (keyof ExpectedJob)[]
  return Object.assign({}, ...names.map((name) => ({ [name]: resume[name] })))
}

function formFields(form: Omit<ResumeForm, 'profileImageData' | 'jobId'>) {
  return {
    name: form.name,
    countyIsoCode: form.countyIsoCode,
    countryEtcText: form.countryEtcText,
    gender: form.gender,
    birthDate: digitsOf(form.birthDate ?? ''),
    cellphone: digitsOf(form.cellphone),
    koreanCapability: form.koreanCapability,
    jobCategoryPeriodTypeMap: form.jobCategoryPeriodTypeMap,
    details: form.details,
    workType: form.workType,
    introduction: form.introduction,
  }
}

/** The first step as it is sent; the contract says what is wrong with it. */
export function resumeBody(values: ResumeValues, jobId: string | undefined) {
  const { photo, birthDate, countyIsoCode, countryEtcText } = values
  return {
    name: values.name,
    birthDate: birthDate === '' ? null : birthDateText(birthDate),
    cellphone: cellphoneText(values.cellphone),
    details: values.details,
    introduction: values.introduction,
    countyIsoCode,
    countryEtcText: countyIsoCode === OTHER_COUNTRY ? countryEtcText : '',
    gender: values.gender,
    koreanCapability: values.koreanCapability,
    jobCategoryPeriodTypeMap: values.jobCategoryPeriodTypeMap,
    workType: values.workType,
    profileImageData: photo?.at === 'STORED' ? photo.reference : null,
    jobId: jobId ?? null,
  }
}

/** `20010203` as `2001-02-03`, also while it is being typed (specification, section 5). */
export function birthDateText(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].filter((part) => part !== '').join('-')
}
