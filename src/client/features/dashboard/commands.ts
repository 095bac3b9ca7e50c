import {
  type EmployerJob,
  closeAnnouncement,
  getAnnouncement,
  getDashboard,
  listEmployerJobs,
  reopenAnnouncement,
} from '../../../contract/job/announcement.ts'
import { getJob } from '../../../contract/job/job.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'
import { createSignal } from '../../browser/signal.ts'

/** One entity per announcement: its commands are sent in order. */
export const announcementEntity = ({ id }: { id: string }) => `announcement:${id}`

const refreshes = [listEmployerJobs, getDashboard, getAnnouncement, getJob]

export const close = outboxCommand(closeAnnouncement, {
  entity: announcementEntity,
  undoes: reopenAnnouncement,
  refreshes,
})
export const reopen = outboxCommand(reopenAnnouncement, {
  entity: announcementEntity,
  undoes: closeAnnouncement,
  refreshes,
})

/** What the employer did last on this screen: its card moves to another list. */
export interface LastAct {
  what: 'CLOSED' | 'REOPENED'
  job: Pick<EmployerJob, 'id' | 'title' | 'companyName'>
}

export const lastAct = createSignal<LastAct | null>(null)
