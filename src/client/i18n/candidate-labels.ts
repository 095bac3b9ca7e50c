import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplicantStage, KoreanCapability, WorkType } from '../../contract/base/enums.ts'

export const koreanCapabilityLabels: Record<KoreanCapability, MessageDescriptor> = {
  VERY_BAD: msg`Very poor`,
  BAD: msg`Poor`,
  NORMAL: msg`Fair`,
  GOOD: msg`Good`,
  VERY_GOOD: msg`Very good`,
}

/** Labels of residence types. */
export const workTypeLabels: Record<WorkType, MessageDescriptor> = {
  FOREIGN_STUDENT: msg`Student`,
  FOREIGN_WORKER: msg`Worker`,
  JOB_SEEKER: msg`Job seeker`,
  IMMIGRANT: msg`Immigrant`,
  ETC: msg`Other`,
}

/** How an employer sees the stage of an applicant. */
export const applicantStageLabels: Record<ApplicantStage, MessageDescriptor> = {
  SENT: msg`New`,
  READ: msg`Read`,
  SHORTLISTED: msg`Interested`,
  INTERVIEW: msg`Interview`,
  HIRED: msg`Hired`,
  REJECTED: msg`Declined`,
}
