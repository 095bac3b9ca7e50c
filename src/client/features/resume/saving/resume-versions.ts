import { OTHER_COUNTRY } from '../../../../contract/candidate/resume.ts'
import { regionIdsOf } from '../../../entities/desired-job/desired-job-rules.ts'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

/** What is compared for each field of the comparison. */
const COMPARED = {
  photo: ({ photo }) => (photo?.at === 'STORED' ? photo.reference : photo?.blobId),
  name: ({ name }) => name,
  nationality: ({ countyIsoCode: code, countryEtcText }) => [code, code === OTHER_COUNTRY && countryEtcText],
  gender: ({ gender }) => gender,
  birthDate: ({ birthDate }) => birthDate,
  cellphone: ({ cellphone }) => cellphone,
  koreanCapability: ({ koreanCapability }) => koreanCapability,
  // The order of the sectors makes no difference.
  career: ({ jobCategoryPeriodTypeMap: career, careerYears = {} }) =>
    Object.entries({ ...career, ...careerYears }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  details: ({ details }) => details,
  workType: ({ workType }) => workType,
  introduction: ({ introduction }) => introduction,
  phrases: ({ phrases = [] }) => phrases,
  region: ({ expectedJob }) => [regionIdsOf(expectedJob), expectedJob.noSelectExpectedRegion],
  sector: ({ expectedJob }) => [expectedJob.expectedJobCategory, expectedJob.noSelectExpectedJobCategory],
  occupations: ({ expectedJob: { occupations = [] } }) => occupations,
  pay: ({ expectedJob }) => [
    expectedJob.expectedPayType,
    expectedJob.expectedMinPayAmount,
    expectedJob.expectedMaxPayAmount,
    expectedJob.noSelectExpectedPayAmount,
  ],
} satisfies Record<string, (values: ResumeValues) => unknown>

export type ResumeField = keyof typeof COMPARED

const FIELDS = Object.keys(COMPARED) as ResumeField[]

/** The fields in which two versions of a resume and its desired job differ. */
export const differingFields = (one: ResumeValues, other: ResumeValues): ResumeField[] =>
  FIELDS.filter((field) => JSON.stringify(COMPARED[field](one)) !== JSON.stringify(COMPARED[field](other)))
