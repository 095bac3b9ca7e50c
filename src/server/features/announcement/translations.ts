import {
  type AnnouncementTranslation,
  type AnnouncementTranslationForm,
} from '../../../contract/job/announcement-translation.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import { findWritten, writeTranslation } from '../translation/service.ts'
import { findOwnJob, lockOwnJob, type OwnJob } from './queries.ts'

/** @throws AppError NOT_FOUND */
export async function ownTranslations(
  db: Db,
  memberId: string,
  id: string,
): Promise<AnnouncementTranslation[]> {
  const job = await findOwnJob(db, memberId, id)
  if (!job) throw new AppError('NOT_FOUND')
  return translationsOf(db, job)
}

/** @throws AppError NOT_FOUND */
export async function translateOwn(
  db: Db,
  { memberId, now }: { memberId: string; now: Date },
  id: string,
  { langCode, title, details, of }: AnnouncementTranslationForm,
): Promise<AnnouncementTranslation[]> {
  const job = await lockOwnJob(db, memberId, id)
  if (!job) throw new AppError('NOT_FOUND')
  await writeTranslation(db, { id, madeBy: 'author', langCode, now }, [
    { field: 'JOB_TITLE', text: title, original: of.title },
    { field: 'JOB_DETAILS', text: details, original: of.details },
  ])
  return translationsOf(db, job)
}

async function translationsOf(db: Db, job: OwnJob): Promise<AnnouncementTranslation[]> {
  const originals = { JOB_TITLE: job.title, JOB_DETAILS: job.details }
  const written = await findWritten(db, job.id, 'author', originals)
  return written.map(({ langCode, texts, isOlder }) => ({
    langCode,
    title: texts.JOB_TITLE ?? '',
    details: texts.JOB_DETAILS ?? '',
    isOlder,
  }))
}
