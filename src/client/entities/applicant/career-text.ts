import type { I18n } from '@lingui/core'
import { PERIOD_TYPES, type JobCategory, type PeriodType } from '../../../contract/base/enums.ts'
import type { CareerYears } from '../../../contract/candidate/resume.ts'
import { yearsText } from '../../i18n/candidate-labels.ts'
import { categoryLabels, periodLabels } from '../../i18n/labels.ts'

export type Career = Partial<Record<JobCategory, PeriodType>>

/** For how long: in years where they are said. */
export const lengthText = (i18n: I18n, period: PeriodType, years?: number): string =>
  period === 'ABOVE_1YEAR' && years !== undefined
    ? i18n._(yearsText.id, { years })
    : i18n._(periodLabels[period])

/** A sector and for how long, as one text: `Farm under 6 months`. */
export function experienceText(i18n: I18n, sector: JobCategory, period: PeriodType, years?: number): string {
  const length = lengthText(i18n, period, years)
  const within = length.charAt(0).toLocaleLowerCase(i18n.locale) + length.slice(1)
  return `${i18n._(categoryLabels[sector])} ${within}`
}

/** Each sector with its period, the longest first. */
export function careerTexts(i18n: I18n, career: Career, years: CareerYears = {}): string[] {
  const known = Object.entries(career) as [JobCategory, PeriodType][]
  return known
    .toSorted(([, a], [, b]) => PERIOD_TYPES.indexOf(b) - PERIOD_TYPES.indexOf(a))
    .map(([sector, period]) => experienceText(i18n, sector, period, years[sector]))
}
