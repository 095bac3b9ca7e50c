import {
  closeAnnouncement,
  getAnnouncement,
  getDashboard,
  listEmployerJobs,
} from '../../../contract/job/announcement.ts'
import { getJob } from '../../../contract/job/job.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

/** An announcement and everything that is done to it, in order. */
export const announcementEntity = ({ id }: { id: string }) => `announcement:${id}`

export const close = outboxCommand(closeAnnouncement, {
  entity: announcementEntity,
  absolute: true,
  refreshes: [listEmployerJobs, getDashboard, getAnnouncement, getJob],
})
