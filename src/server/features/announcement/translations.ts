import {
  type AnnouncementTranslation,
  type AnnouncementTranslationForm,
} from '../../../contract/job/announcement-translation.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { Db, Tx } from '../../db/database.ts'
import { findWritten, type Person, writeTranslation } from '../translation/written.ts'
import { findOwnJob, lockOwnJob } from './queries.ts'

/** @throws AppError NOT_FOUND */
export async function ownTranslations(
  db: Db,
  memberId: string,
  id: string,
): Promise<AnnouncementTranslation[]> {
  const job = await findOwnJob(db, memberId, id)
  if (!job) throw new AppError('NOT_FOUND')
  return translationsOfJob(db, job, 'author')
}

/** @throws AppError NOT_FOUND */
export async function translateOwn(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
  id: string,
  form: AnnouncementTranslationForm,
): Promise<AnnouncementTranslation[]> {
  const job = await lockOwnJob(tx, memberId, id)
  if (!job) throw new AppError('NOT_FOUND')
  await translateJob(tx, { id, madeBy: 'author', now }, form)
  return translationsOfJob(tx, job, 'author')
}

/** Stores what a person wrote of a job. The caller has locked it. */
export async function translateJob(
  tx: Tx,
  writing: { id: string; madeBy: Person; now: Date },
  { langCode, title, details, of }: AnnouncementTranslationForm,
): Promise<void> {
  await writeTranslation(tx, { ...writing, langCode }, [
    { field: 'JOB_TITLE', text: title, original: of.title },
    { field: 'JOB_DETAILS', text: details, original: of.details },
  ])
}

/** What the author or operators wrote of a job, by language. */
export async function translationsOfJob(
  db: Db,
  job: { id: string; title: string; details: string },
  madeBy: Person,
): Promise<AnnouncementTranslation[]> {
  const originals = { JOB_TITLE: job.title, JOB_DETAILS: job.details }
  const written = await findWritten(db, job.id, madeBy, originals)
  return written.map(({ langCode, texts, isOlder }) => ({
    langCode,
    title: texts.JOB_TITLE ?? '',
    details: texts.JOB_DETAILS ?? '',
    isOlder,
  }))
}
