import {
  closeAnnouncement,
  getAnnouncement,
  getDashboard,
  listEmployerJobs,
} from '../../../contract/job/announcement.ts'
import { getJob } from '../../../contract/job/job.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

/** One entity per announcement: its commands are sent in order. */
export const announcementEntity = ({ id }: { id: string }) => `announcement:${id}`

export const close = outboxCommand(closeAnnouncement, {
  entity: announcementEntity,
  absolute: true,
  refreshes: [listEmployerJobs, getDashboard, getAnnouncement, getJob],
})
