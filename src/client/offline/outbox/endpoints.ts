import { closeAnnouncement, editAnnouncement, publishAnnouncement } from '../../../contract/announcement.ts'
import { decideApplication } from '../../../contract/applicant.ts'
import { applyToJob, withdrawApplication } from '../../../contract/application.ts'
import { requestVerification, saveCompany } from '../../../contract/employer.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { uploadFile } from '../../../contract/file.ts'
import { favoriteJob, unfavoriteJob } from '../../../contract/job.ts'
import { setLangCode } from '../../../contract/member.ts'
import { readNotification, readNotifications } from '../../../contract/notification.ts'
import { answerProposal, sendProposal } from '../../../contract/proposal.ts'
import { saveExpectedJob, saveResume } from '../../../contract/resume.ts'
import { switchAlarms } from '../switch-alarms.ts'

const OUTBOX_ENDPOINTS: readonly Pick<Endpoint, 'name' | 'method' | 'path'>[] = [
  favoriteJob,
  unfavoriteJob,
  applyToJob,
  withdrawApplication,
  setLangCode,
  uploadFile,
  saveResume,
  saveExpectedJob,
  switchAlarms,
  readNotification,
  readNotifications,
  closeAnnouncement,
  decideApplication,
  sendProposal,
  answerProposal,
  publishAnnouncement,
  editAnnouncement,
  saveCompany,
  requestVerification,
]

/** The commands that may wait in the outbox, by name; the service worker sends these too. */
export function outboxEndpoint(operation: string): Pick<Endpoint, 'name' | 'method' | 'path'> | undefined {
  return OUTBOX_ENDPOINTS.find((endpoint) => endpoint.name === operation)
}
