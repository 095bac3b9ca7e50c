import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplicationStage } from '../../../contract/base/enums.ts'

export const applicationStageLabels: Record<ApplicationStage, MessageDescriptor> = {
  SENT: msg({ message: 'Applied', comment: 'State: the reader has applied for this job' }),
  READ: msg`Read by the company`,
  SHORTLISTED: msg`The company is interested`,
  INTERVIEW: msg`Invited to an interview`,
  HIRED: msg({ message: 'Hired', comment: 'Stage of an application: the company hires the applicant' }),
  REJECTED: msg({
    message: 'Not selected',
    comment: 'Stage of an application: the company chose somebody else',
  }),
  WITHDRAWN: msg`Withdrawn`,
}
