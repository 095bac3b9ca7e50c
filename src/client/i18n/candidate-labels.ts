import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplicantStage, KoreanCapability, WorkType } from '../../contract/base/enums.ts'

export const koreanCapabilityLabels: Record<KoreanCapability, MessageDescriptor> = {
  VERY_BAD: msg({ message: 'Very little', comment: 'How much Korean a person speaks' }),
  BAD: msg({ message: 'A little', comment: 'How much Korean a person speaks' }),
  NORMAL: msg({ message: 'Fair', comment: 'How much Korean a person speaks' }),
  GOOD: msg({ message: 'Good', comment: 'How much Korean a person speaks' }),
  VERY_GOOD: msg({ message: 'Very good', comment: 'How much Korean a person speaks' }),
}

/** Labels of residence types. */
export const workTypeLabels: Record<WorkType, MessageDescriptor> = {
  FOREIGN_STUDENT: msg({ message: 'Student', comment: 'Residence type: why the person stays in Korea' }),
  FOREIGN_WORKER: msg({ message: 'Worker', comment: 'Residence type: why the person stays in Korea' }),
  JOB_SEEKER: msg`Job seeker`,
  IMMIGRANT: msg({ message: 'Immigrant', comment: 'Residence type: why the person stays in Korea' }),
  ETC: msg({ message: 'Other', comment: 'Group of visas, or a choice that is not in the list' }),
}

export const yearsText = msg({
  message: '{years, plural, one {# year} other {# years}}',
  comment: 'Length of experience with a kind of work',
})

/** How an employer sees the stage of an applicant. */
export const applicantStageLabels: Record<ApplicantStage, MessageDescriptor> = {
  SENT: msg({ message: 'Unread', comment: 'Stage of an application: the company has not opened the resume' }),
  READ: msg`Read`,
  SHORTLISTED: msg`Interested`,
  INTERVIEW: msg`Interview`,
  HIRED: msg`Hired`,
  REJECTED: msg`Declined`,
}
