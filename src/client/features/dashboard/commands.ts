import {
  closeAnnouncement,
  getAnnouncement,
  getDashboard,
  listEmployerJobs,
} from '../../../contract/announcement.ts'
import { getJob } from '../../../contract/job.ts'
import { sending } from '../../offline/outbox/sending.ts'

/** An announcement and everything that is done to it, in order. */
export const announcementEntity = ({ id }: { id: string }) => `announcement:${id}`

export const close = sending(closeAnnouncement, {
  entity: announcementEntity,
  absolute: true,
  refreshes: [listEmployerJobs, getDashboard, getAnnouncement, getJob],
})
