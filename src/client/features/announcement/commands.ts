import {
  editAnnouncement,
  getAnnouncement,
  getDashboard,
  listEmployerJobs,
  publishAnnouncement,
} from '../../../contract/job/announcement.ts'
import { uploadFile } from '../../../contract/site/file.ts'
import { getJob, listJobs } from '../../../contract/job/job.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

const refreshes = [listEmployerJobs, getDashboard, getAnnouncement, getJob, listJobs]

/** What an announcement is called while it has no id yet: the key of its draft, in `title`, tells one from another. */
export const announcementEntity = (key: string) => `announcement:${key}`

/** Every announcement that is written is its own thing; saving it again before it left replaces it, later does nothing. */
export const sendAnnouncement = (key: string) =>
  outboxCommand(publishAnnouncement, {
    entity: () => announcementEntity(key),
    absolute: true,
    once: true,
    refreshes,
  })

export const sendEdit = outboxCommand(editAnnouncement, {
  entity: ({ id }) => announcementEntity(id),
  absolute: true,
  refreshes,
})

export const uploadPicture = (key: string) =>
  outboxCommand(uploadFile, { entity: () => `announcement-picture:${key}`, absolute: true, refreshes: [] })
