import { applyToJob, listApplications, withdrawApplication } from '../../../contract/candidate/application.ts'
import { getJob } from '../../../contract/job/job.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

/** Applying and withdrawing are two answers to one question: they are sent in order, and cancel out while unsent. */
export const applicationEntity = ({ id }: { id: string }) => `application:${id}`

const refreshes = [listApplications, getJob]

export const apply = outboxCommand(applyToJob, {
  entity: applicationEntity,
  undoes: withdrawApplication,
  refreshes,
})
export const withdraw = outboxCommand(withdrawApplication, {
  entity: applicationEntity,
  undoes: applyToJob,
  refreshes,
})
