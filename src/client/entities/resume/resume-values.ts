import type { Me } from '../../../contract/account/member.ts'
import * as z from 'zod/mini'
import {
  GENDERS,
  JOB_CATEGORIES,
  KOREAN_CAPABILITIES,
  PERIOD_TYPES,
  WORK_TYPES,
} from '../../../contract/base/enums.ts'
import { CareerYears, OTHER_COUNTRY, type Resume } from '../../../contract/candidate/resume.ts'
import { BirthDate, DesiredJob, ResumeForm } from '../../../contract/candidate/resume-form.ts'
import { ChosenPhrase } from '../../../contract/work/phrase.ts'
import { digitsOf, latinDigits } from '../../../contract/base/latin-digits.ts'
import { cellphoneText } from '../certification/cellphone-text.ts'
import { NO_DESIRED_JOB } from '../desired-job/desired-job-rules.ts'
import { ImageValue } from '../image/image-value.ts'

/** Values of both steps of the form; null or empty until chosen. */
const ResumeValues = z.object({
  photo: z.nullable(ImageValue),
  name: z.string(),
  /** The country's code; the API spells it so. */
  countyIsoCode: z.string(),
  countryEtcText: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  /** Digits, year first; or what was typed in another order (`birthDateDigits`). */
  birthDate: z.string(),
  /** Digits only. */
  cellphone: z.string(),
  /** The number that this member has verified; it counts only while it equals the cellphone. */
  certifiedCellphone: z.string(),
  koreanCapability: z.nullable(z.enum(KOREAN_CAPABILITIES)),
  jobCategoryPeriodTypeMap: z.partialRecord(z.enum(JOB_CATEGORIES), z.enum(PERIOD_TYPES)),
  /** Absent from drafts of earlier releases. */
  careerYears: z.optional(CareerYears),
  details: z.string(),
  workType: z.nullable(z.enum(WORK_TYPES)),
  introduction: z.string(),
  /** Absent from drafts of earlier releases. */
  phrases: z.optional(z.array(ChosenPhrase)),
  expectedJob: DesiredJob,
})
export type ResumeValues = z.output<typeof ResumeValues>

/** Name of the draft of the form. */
export const RESUME_DRAFT = 'resume'

/** The form's values and the version that they are based on. */
const ResumeDraft = z.object({
  values: ResumeValues,
  /** ETag of the base version. */
  etag: z.optional(z.string()),
  /** ETag of the desired job, which may be saved separately on this phone. */
  expectedJobEtag: z.optional(z.string()),
})
export type ResumeDraft = z.output<typeof ResumeDraft>

export const isResumeDraftOrNothing = (value: unknown): value is ResumeDraft | null =>
  value === null || isResumeDraft(value)

export const isResumeDraft = (value: unknown): value is ResumeDraft => z.safeParse(ResumeDraft, value).success

/**
 * ETag for "no resume and no desired job". Also sent where the server's version is unknown: the server then
 * refuses to replace an existing one, and the member compares the two.
 */
export const NO_RESUME_ETAG = '"r0-d0"'

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
  expectedJob: NO_DESIRED_JOB,
}

/** A new resume begins with the account's name and verified number, which needs no code again. */
export const newResumeOf = ({ name, cellphone }: Pick<Me, 'name' | 'cellphone'> = { name: '' }) => ({
  ...EMPTY_RESUME,
  name,
  cellphone: cellphone ?? '',
  certifiedCellphone: cellphone ?? '',
})

/** Converts the server's resume to form values. */
export function valuesOf(resume: Resume): ResumeValues {
  const { profileImageData, profileImageUrl, cellphoneVerified, ...rest } = resume
  return {
    ...EMPTY_RESUME,
    ...formFields(rest),
    photo:
      profileImageData === null ? null : { at: 'STORED', reference: profileImageData, url: profileImageUrl },
    certifiedCellphone: cellphoneVerified ? resume.cellphone : '',
    expectedJob: desiredJobOf(resume),
  }
}

/**
 * Overlays a resume saved on this phone, unsent or sent since the values were read; a payload that this build cannot
 * read is ignored. `blobId` is its unsent photo.
 */
export function withSavedResume(values: ResumeValues, payload: unknown, blobId?: string): ResumeValues {
  const form = z.safeParse(ResumeForm, payload).data
  if (!form) return values
  const photo: ImageValue | null = blobId
    ? { at: 'KEPT', blobId }
    : form.profileImageData === null
      ? null
      : {
          at: 'STORED',
          reference: form.profileImageData,
          url: imageUrlOf(values.photo, form.profileImageData),
        }
  return { ...values, ...formFields(form), photo }
}

/** The URL of the photo on the server, known where the values show the same photo already. */
const imageUrlOf = (photo: ImageValue | null, reference: string) =>
  photo?.at === 'STORED' && photo.reference === reference ? photo.url : null

export function withSavedDesiredJob(values: ResumeValues, payload: unknown): ResumeValues {
  const job = z.safeParse(DesiredJob, payload).data
  return job ? { ...values, expectedJob: job } : values
}

export function desiredJobOf(resume: DesiredJob): DesiredJob {
  const names = Object.keys(NO_DESIRED_JOB) as (keyof DesiredJob)[]
  return Object.assign({}, ...names.map((name) => ({ [name]: resume[name] })))
}

/** The fields of the first step; those that an older release did not have are left out where they are missing. */
function formFields({ careerYears, phrases, ...form }: Omit<ResumeForm, 'profileImageData' | 'jobId'>) {
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
    ...(careerYears && { careerYears }),
    ...(phrases && { phrases }),
  } satisfies Record<keyof typeof form, unknown> & Partial<ResumeForm>
}

/** The request body of the first step; the contract validates it. */
export function resumeBody(values: ResumeValues, jobId: string | undefined) {
  const { photo, birthDate, countyIsoCode } = values
  return {
    name: values.name,
    birthDate: birthDate === '' ? null : birthDateText(birthDate),
    cellphone: cellphoneText(values.cellphone),
    details: values.details,
    introduction: values.introduction,
    phrases: values.phrases,
    countyIsoCode,
    countryEtcText: countyIsoCode === OTHER_COUNTRY ? values.countryEtcText : '',
    gender: values.gender,
    koreanCapability: values.koreanCapability,
    jobCategoryPeriodTypeMap: values.jobCategoryPeriodTypeMap,
    careerYears: values.careerYears,
    workType: values.workType,
    profileImageData: photo?.at === 'STORED' ? photo.reference : null,
    jobId: jobId ?? null,
  } satisfies Record<keyof ResumeForm, unknown>
}

/** Formats `20010203` as `2001-02-03`, also while typing; what is written in another order stays as it is. */
export function birthDateText(written: string): string {
  if (/\D/.test(written)) return written
  const parts = [written.slice(0, 4), written.slice(4, 6), written.slice(6, 8)]
  return parts.filter((part) => part !== '').join('-')
}

/** Eight digits that are a day in this order only; the year is the last four. */
function dayFirst(digits: string): string | undefined {
  const [first, second, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  const read = [`${year}${second}${first}`, `${year}${first}${second}`].map(inCommonEra).filter(isBirthDate)
  const days = new Set(read)
  return days.size === 1 ? read[0] : undefined
}

const BUDDHIST_ERA = 543

/** Thai people count years from the Buddhist era: 2538 is 1995. Nobody is born in such a year of the common era. */
function inCommonEra(digits: string): string {
  const year = Number(digits.slice(0, 4)) - BUDDHIST_ERA
  return digits.length === 8 && year >= 1900 && year < 2100 ? year + digits.slice(4) : digits
}

const isBirthDate = (digits: string) => z.safeParse(BirthDate, birthDateText(digits)).success

/** A day, a month and a year as many countries write them: `15/03/1995`, `15.3.1995`. */
const SEPARATED = /^\s*(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})\s*$/
/** Its beginning: no year has one or two digits. */
const DAY_FIRST = /^\s*\d{1,2}\s*[./-]/
const LONGEST = '15. 03. 1995'.length

/**
 * The digits of a birth date, year first, from what was typed. A date with the year at its end is turned around if only
 * one day can be meant. Before it is whole, and where it may be two days (`03/04/1995`), it stays as it was typed, which
 * is refused.
 */
export function birthDateDigits(typed: string): string {
  const text = latinDigits(typed)
  const parts = SEPARATED.exec(text)?.slice(1)
  if (parts) return dayFirst(parts.map((part) => part.padStart(2, '0')).join('')) ?? text
  if (DAY_FIRST.test(text)) return text.replaceAll(/[^\d./\s-]/g, '').slice(0, LONGEST)
  const digits = inCommonEra(digitsOf(text).slice(0, 8))
  return digits.length < 8 || isBirthDate(digits) ? digits : (dayFirst(digits) ?? digits)
}
