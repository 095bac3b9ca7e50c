import { Cellphone } from '../../../contract/account/cellphone.ts'
import { OTHER_COUNTRY } from '../../../contract/candidate/resume.ts'
import { BirthDate } from '../../../contract/candidate/resume-form.ts'
import * as z from 'zod/mini'
import { birthDateText, type ResumeValues } from './resume-values.ts'

/** Fields of the form, in its order. `expectedJob` is the second step. */
export const REQUIRED_FIELDS = ['name', 'countyIsoCode', 'cellphone', 'workType'] as const
export const BETTER_FIELDS = [
  'photo',
  'gender',
  'birthDate',
  'koreanCapability',
  'jobCategoryPeriodTypeMap',
  'details',
  'introduction',
  'expectedJob',
] as const

export type CompletenessField = (typeof REQUIRED_FIELDS)[number] | (typeof BETTER_FIELDS)[number]

export interface Missing {
  /** Fields required for saving (docs/product-rules.md). */
  required: CompletenessField[]
  /** Optional fields that companies look for. */
  better: CompletenessField[]
}

const filled: Record<CompletenessField, (values: ResumeValues) => boolean> = {
  name: ({ name }) => name.trim() !== '',
  countyIsoCode: ({ countyIsoCode: code, countryEtcText }) =>
    code === OTHER_COUNTRY ? countryEtcText.trim() !== '' : code !== '',
  cellphone: ({ cellphone }) => z.safeParse(Cellphone, cellphone).success,
  workType: ({ workType }) => workType !== null,
  photo: ({ photo }) => photo !== null,
  gender: ({ gender }) => gender !== null,
  birthDate: ({ birthDate }) => z.safeParse(BirthDate, birthDateText(birthDate)).success,
  koreanCapability: ({ koreanCapability }) => koreanCapability !== null,
  jobCategoryPeriodTypeMap: ({ jobCategoryPeriodTypeMap }) =>
    Object.keys(jobCategoryPeriodTypeMap).length > 0,
  details: ({ details }) => details.trim() !== '',
  introduction: ({ introduction }) => introduction.trim() !== '',
  expectedJob: ({ expectedJob: job }) =>
    (job.expectedRegionId !== null || job.noSelectExpectedRegion) &&
    (job.expectedJobCategory !== null || job.noSelectExpectedJobCategory) &&
    (job.expectedMinPayAmount !== null || job.expectedMaxPayAmount !== null || job.noSelectExpectedPayAmount),
}

/** The fields that are still missing. */
export function missingFrom(values: ResumeValues): Missing {
  const lacks = (field: CompletenessField) => !filled[field](values)
  return { required: REQUIRED_FIELDS.filter(lacks), better: BETTER_FIELDS.filter(lacks) }
}

/** Share of the fields that are filled, 0 to 1. */
export function completenessOf(values: ResumeValues): number {
  const { required, better } = missingFrom(values)
  const all = REQUIRED_FIELDS.length + BETTER_FIELDS.length
  return (all - required.length - better.length) / all
}

/** What companies look for first. */
const SOUGHT_FIELDS = ['jobCategoryPeriodTypeMap', 'introduction'] as const

/** The first of the fields that companies look for which is missing. */
export const soughtFieldMissingFrom = (values: ResumeValues) =>
  SOUGHT_FIELDS.find((field) => !filled[field](values))
