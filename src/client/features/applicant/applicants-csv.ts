import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OpenApplicant } from '../../../contract/employer/applicant.ts'
import { csvOf } from '../../../contract/base/csv.ts'
import { applicantRightText } from '../../entities/applicant/applicant-right.tsx'
import { careerTexts } from '../../entities/applicant/career-text.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { applicantStageLabels, koreanCapabilityLabels, workTypeLabels } from '../../i18n/candidate-labels.ts'
import { phoneNumber } from '../../i18n/format.ts'

const columns = [
  msg`Name`,
  msg`Posting`,
  msg({ message: 'Stage', comment: 'Stage of an application, such as interview' }),
  msg`Applied`,
  msg`Interview`,
  msg`Country`,
  msg`Residence`,
  msg`Status of residence`,
  msg`Korean`,
  msg`Experience`,
  msg`Cellphone number`,
  msg`Note`,
]

interface Reader {
  i18n: I18n
  langCode: string
  /** Formats a moment so that it is clear on another day. */
  dateTime: (instant: string) => string
}

/** Applicants as a CSV file in the reader's language. */
export function applicantsCsv(
  applicants: readonly OpenApplicant[],
  { i18n, langCode, dateTime }: Reader,
): string {
  const rows = applicants.map((applicant) => [
    applicant.name,
    applicant.title,
    i18n._(applicantStageLabels[applicant.stage]),
    dateTime(applicant.createdDate),
    applicant.interviewDate ? dateTime(applicant.interviewDate) : '',
    countryName(applicant.countryIsoCode, langCode) ?? '',
    i18n._(workTypeLabels[applicant.workType]),
    applicant.workRight === undefined ? '' : i18n._(applicantRightText(applicant.workRight)),
    applicant.koreanCapability ? i18n._(koreanCapabilityLabels[applicant.koreanCapability]) : '',
    careerTexts(i18n, applicant.jobCategoryPeriodTypeMap).join(', '),
    phoneNumber(applicant.cellphone),
    applicant.note,
  ])
  return csvOf([columns.map((column) => i18n._(column)), ...rows])
}
