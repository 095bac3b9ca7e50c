import { applyToJob, listApplications, withdrawApplication } from '../../../contract/application.ts'
import { getJob } from '../../../contract/job.ts'
import { sending } from '../../offline/outbox/sending.ts'

/** Applying and withdrawing are two answers to one question: they are sent in order, and cancel out while unsent. */
export const applicationEntity = ({ id }: { id: string }) => `application:${id}`

const refreshes = [listApplications, getJob]

export const apply = sending(applyToJob, {
  entity: applicationEntity,
  undoes: withdrawApplication,
  refreshes,
})
export const withdraw = sending(withdrawApplication, {
  entity: applicationEntity,
  undoes: applyToJob,
  refreshes,
})
