import { updateMe } from '../../../contract/account/member-account.ts'
import { getMe } from '../../../contract/account/member.ts'
import { getExpectedJob, getMyResume } from '../../../contract/candidate/resume.ts'
import { saveExpectedJob } from '../../../contract/candidate/resume-form.ts'
import { listRecommendedJobs } from '../../../contract/job/job.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { listResumeOpenings } from '../../../contract/candidate/talent.ts'
import { queryFor } from '../../api/query-for.ts'

export const ALARMS_ENTITY = 'alarms'
/** Same entity as in the resume form: the latest save of either counts, in order. */
export const EXPECTED_JOB_ENTITY = 'expected-job'

export const saveAlarms = outboxCommand(updateMe, {
  entity: () => ALARMS_ENTITY,
  absolute: true,
  refreshes: [getMe],
})

export const sendExpectedJob = outboxCommand(saveExpectedJob, {
  entity: () => EXPECTED_JOB_ENTITY,
  absolute: true,
  versionPart: 'd',
  refreshes: [getMyResume, getExpectedJob, listRecommendedJobs],
})

export const expectedJob = () => queryFor(getExpectedJob, {})

/** The latest companies that opened the member's resume. */
export const latestOpenings = () =>
  queryFor(listResumeOpenings, { query: { pageNumber: 0, pageSize: PAGE_SIZE.max } })
