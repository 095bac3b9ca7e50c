import { listApplications } from '../../../contract/candidate/application.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { getJob, listRecommendedJobs } from '../../../contract/job/job.ts'
import { getExpectedJob, getMyResume } from '../../../contract/candidate/resume.ts'
import { saveExpectedJob, saveResume } from '../../../contract/candidate/resume-form.ts'
import { RESUME_ENTITIES } from '../../entities/resume/latest-resume.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

export const uploadResumePhoto = outboxCommand(uploadFile, {
  entity: () => RESUME_ENTITIES.photo,
  absolute: true,
  refreshes: [],
})

/** Sends the whole resume; entries of older builds also apply to the job in their body. */
export const sendResume = outboxCommand(saveResume, {
  entity: () => RESUME_ENTITIES.resume,
  absolute: true,
  versionPart: 'r',
  refreshes: [getMyResume, getExpectedJob, listApplications, getJob],
})

export const sendExpectedJob = outboxCommand(saveExpectedJob, {
  entity: () => RESUME_ENTITIES.expectedJob,
  absolute: true,
  versionPart: 'd',
  refreshes: [getMyResume, getExpectedJob, listRecommendedJobs],
})
