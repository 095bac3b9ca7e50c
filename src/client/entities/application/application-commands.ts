import { applyToJob, listApplications, withdrawApplication } from '../../../contract/candidate/application.ts'
import { openLatePayCase } from '../../../contract/candidate/late-pay.ts'
import { getJob } from '../../../contract/job/job.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

/** One entity for applying and withdrawing: they are sent in order, and cancel each other while unsent. */
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

/** By the application's id. */
export const latePayEntity = ({ id }: { id: string }) => `late-pay:${id}`

export const tellLatePay = outboxCommand(openLatePayCase, {
  entity: latePayEntity,
  once: true,
  refreshes: [listApplications],
})
