import type { I18n } from '@lingui/core'
import { PERIOD_TYPES, type JobCategory, type PeriodType } from '../../../contract/base/enums.ts'
import { categoryLabels, periodLabels } from '../../i18n/labels.ts'

export type Career = Partial<Record<JobCategory, PeriodType>>

/** Sectors with their periods, the longest first. */
export function careerParts(i18n: I18n, career: Career): { sector: string; period: string }[] {
  const known = Object.entries(career) as [JobCategory, PeriodType][]
  return known
    .toSorted(([, a], [, b]) => PERIOD_TYPES.indexOf(b) - PERIOD_TYPES.indexOf(a))
    .map(([sector, period]) => ({
      sector: i18n._(categoryLabels[sector]),
      period: i18n._(periodLabels[period]),
    }))
}
