export { findCompanyOfJob, findLifeRegistered, isOwnJob, lockAnyJob } from './queries.ts'
export {
  closeById,
  advanceAfterVerification,
  publishPaid,
  notifyFollowers,
  showUnderName,
  showUnderNames,
} from './term.ts'
export { findPayable, isDistrict, type PayableJob, publishPass, revertPass } from './pass.ts'
export {
  noteJob,
  noteWaitingJobs,
  reopenClosedJob,
  type RestoreRefusal,
  unpublishJobs,
  withRevisions,
} from './restore.ts'
export { hideJobs, showJobs } from './suspension.ts'
export { translateJob, translationsOfJob } from './translations.ts'
export { lawfulHourlyPay } from './job-columns.ts'
