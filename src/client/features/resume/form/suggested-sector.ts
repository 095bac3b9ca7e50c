import { JOB_CATEGORIES, PERIOD_TYPES } from '../../../../contract/base/enums.ts'
import type { DesiredJob } from '../../../../contract/candidate/resume-form.ts'
import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

/** Preselects the sector with the longest experience unless one was chosen. */
export function withSuggestedSector(values: ResumeValues): DesiredJob {
  const { expectedJob: job, jobCategoryPeriodTypeMap: career } = values
  if (job.expectedJobCategory !== null || job.noSelectExpectedJobCategory) return job
  const lengthIn = (sector: (typeof JOB_CATEGORIES)[number]) => {
    const period = career[sector]
    return period === undefined ? -1 : PERIOD_TYPES.indexOf(period)
  }
  const [longest] = JOB_CATEGORIES.filter((sector) => lengthIn(sector) >= 0).toSorted(
    (a, b) => lengthIn(b) - lengthIn(a),
  )
  return longest ? { ...job, expectedJobCategory: longest } : job
}
