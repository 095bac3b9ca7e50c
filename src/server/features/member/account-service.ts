import { inTransaction, type Db } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { tellFollowers } from '../announcement/service.ts'
import { findCompany, lockCompany } from '../employer/service.ts'
import { type ConfirmedIdentity, recordExport } from '../factor/service.ts'
import { removeListings, statusAt } from '../job/service.ts'
import { closeJobsOf, deleteFilesOf, deleteMember, findOpenJobs, findSection } from './account-queries.ts'
import { forgetTraces } from './erasure.ts'
import { EXPORTED } from './personal-data.ts'

/** Everything about the member, who is told that it was taken along. */
export async function exportFor(db: Db, identity: ConfirmedIdentity, now: Date) {
  await recordExport(db, identity, now)
  return everythingAbout(db, identity.member.id, now)
}

/** One list for each kind of thing; `profile` is the member itself. Field names are as the site shows them elsewhere. */
async function everythingAbout(db: Db, memberId: string, now: Date) {
  const sections = await Promise.all(
    EXPORTED.map(async (section) => [
      section.name,
      (await findSection(db, memberId, section)).map(camelCased),
    ]),
  )
  const { profile, ...rest } = Object.fromEntries(sections)
  return { exportedAt: now.toISOString(), profile: profile[0], ...rest }
}

/**
 * Removes the account. Everything personal goes at once, the content of files in the background; who follows a posting
 * that was open is told that it has closed. What stays: an employer's postings, closed, without contact and without an
 * owner, as those who applied may still look them up; payments and orders without the person, for five years (Act on
 * Consumer Protection in Electronic Commerce, article 6, and its decree, article 6); and that operators acted.
 */
export async function removeAccount(db: Db, { member }: ConfirmedIdentity, now: Date): Promise<void> {
  const { id: memberId, email, lang_code: langCode } = member
  await inTransaction(db, async (tx) => {
    // As whatever is done to its announcements does: none becomes public while the account goes.
    const company = await findCompany(tx, memberId)
    if (company) await lockCompany(tx, company.id)
    const jobs = await findOpenJobs(tx, memberId)
    await removeListings(
      tx,
      jobs.map((job) => job.id),
    )
    const shown = jobs.filter((job) => statusAt(job, now).status === 'IN_PROGRESS')
    await tellFollowers(tx, shown, now)
    await forgetTraces(tx, memberId, now)
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
