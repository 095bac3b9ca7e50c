import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { notifyFollowers } from '../announcement/term.ts'
import { endPlacesOf } from '../colleague/service.ts'
import { eraseConversationsOf } from '../conversation/erase.ts'
import { findCompany, lockCompany } from '../employer/service.ts'
import type { ConfirmedIdentity } from '../factor/service.ts'
import { removeListings, statusAt } from '../job/service.ts'
import {
  closeJobsOf,
  deleteFilesOf,
  deleteMember,
  findMessageReportsOf,
  findOpenJobs,
  findSection,
  findTranslationsOf,
} from './account-queries.ts'
import { EXPORTED } from './personal-data.ts'
import { endOtherSessions } from '../session/service.ts'
import { type Reading, readStay } from '../stay/service.ts'
import {
  clearContactsInTexts,
  clearLatePayTexts,
  clearReportTexts,
  clearStoredAnswers,
  deleteNotificationsAbout,
  deleteTasksFor,
  clearNotes,
  eraseNameInPlaces,
  eraseReasons,
  findLeaving,
} from './traces-queries.ts'

/** The member's data; whoever answers with it records the export, which notifies the member. */
export async function findPersonalData(reading: Reading, { member: { id } }: ConfirmedIdentity, now: Date) {
  const [data, { stay, isUnreadable }] = await Promise.all([
    collectPersonalData(reading.db, id, now),
    readStay(reading, id),
  ])
  return { ...data, stay, ...(isUnreadable ? { stayUnreadable: true as const } : {}) }
}

/** One list per kind of data; `profile` is the member. Fields are named as in the API. */
async function collectPersonalData(db: Db, memberId: string, now: Date) {
  const translations = (await findTranslationsOf(db, memberId)).map(camelCased)
  const messageReports = (await findMessageReportsOf(db, memberId)).map(camelCased)
  const sections = await Promise.all(
    EXPORTED.map(async (section) => [
      section.name,
      (await findSection(db, memberId, section)).map(camelCased),
    ]),
  )
  const { profile, ...rest } = Object.fromEntries(sections)
  return { exportedAt: now.toISOString(), profile: profile[0], ...rest, messageReports, translations }
}

/**
 * Removes the account. The member's own rows go with the row in `members`, whose foreign keys cascade (the migrations
 * say which, and which become null). What they left in other members' rows is removed by traces-queries.ts, the content
 * of files in the background. Followers of open jobs are notified that they closed. What stays: an employer's jobs, closed and without contact or owner, because
 * applicants may look them up; payments and orders without the person, for five years (Act on Consumer Protection in
 * Electronic Commerce, article 6, and its decree, article 6); and the record of operators' acts.
 */
export async function removeAccount(db: Db, { member }: ConfirmedIdentity, now: Date): Promise<void> {
  const { id: memberId, email, lang_code: langCode } = member
  // Commands of other devices without end would hold off the removal of the row.
  await inTransaction(db, (tx) => endOtherSessions(tx, memberId, null))
  await inTransaction(db, async (tx) => {
    await endPlacesOf(tx, memberId, now)
    // Taken like for any change to its announcements, so that none is published while the account is removed.
    const company = await findCompany(tx, memberId)
    if (company) await lockCompany(tx, company.id)
    const jobs = await findOpenJobs(tx, memberId)
    await removeListings(
      tx,
      jobs.map((job) => job.id),
    )
    const open = jobs.filter((job) => statusAt(job, now).status === 'IN_PROGRESS')
    await notifyFollowers(tx, open, now)
    await eraseTraces(tx, memberId, now)
    await closeJobsOf(tx, memberId, now)
    const references = await deleteFilesOf(tx, memberId)
    if (references.length > 0) await enqueueTask(tx, 'remove-files', { references }, now)
    if (email !== null) await enqueueTask(tx, 'account-removed', { to: email, langCode }, now)
    await deleteMember(tx, memberId)
  })
}

function camelCased(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

/**
 * Removes a leaving member's traces from other members' rows, before deleting their own. Undelivered messages are
 * files, which the background removes.
 */
async function eraseTraces(tx: Tx, memberId: string, now: Date): Promise<void> {
  const leaving = await findLeaving(tx, memberId)
  await eraseConversationsOf(tx, memberId, now)
  await deleteNotificationsAbout(tx, leaving)
  await eraseNameInPlaces(tx, leaving)
  await clearReportTexts(tx, leaving)
  await clearLatePayTexts(tx, leaving)
  await eraseReasons(tx, leaving)
  await clearNotes(tx, leaving)
  await clearStoredAnswers(tx, leaving)
  await clearContactsInTexts(tx, leaving)
  await deleteTasksFor(tx, leaving)
  if (leaving.contacts.length > 0)
    await enqueueTask(tx, 'forget-messages', { recipients: [...leaving.contacts] }, now)
}
