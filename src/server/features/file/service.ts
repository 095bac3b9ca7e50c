import type { FileType } from '../../../contract/base/enums.ts'
import { v7 } from 'uuid'
import { fieldError } from '../../../contract/base/errors.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { FileStorage } from '../../providers/files/file-storage.ts'
import type { ProcessedImage } from '../../providers/images/images.ts'
import {
  deleteUnused,
  deleteStaleUploads,
  insertFile,
  insertUsedFiles,
  markAllUnused,
  markAllUsed,
  markUnused,
  markUsed,
  type NewFile,
} from './queries.ts'
import { signedFileUrl, smallReference } from './file-address.ts'

/** Exports for other features. */
export { insertUsedFiles, markAllUsed, signedFileUrl }

const DAY = 86_400_000
/** Days that an unused upload is kept, because its command may wait on an offline phone. */
const UNUSED_DAYS = 7
/** Days; longer than any command takes. */
const BEGUN_DAYS = 1
const BATCH = 100

/**
 * Replaces a row's file; either may be null. A reference that is not the member's, or of another type, is rejected
 * like an unknown one.
 * @param field of the payload, for the error
 * @throws AppError VALIDATION at that field
 */
export async function replaceFile(
  tx: Tx,
  file: {
    former: string | null
    next: string | null
    memberId: string
    type: FileType
    field: string
    now: Date
  },
): Promise<void> {
  const { former, next, memberId, type, field, now } = file
  if (next !== null && !(await markUsed(tx, { reference: next, ownerId: memberId, type })))
    throw fieldError(field, 'UNKNOWN', 'is no file that was uploaded for this')
  if (former !== null && former !== next) await markUnused(tx, former, now)
}

/**
 * Takes own uploads into use.
 * @throws AppError VALIDATION at that field for a reference that is not the member's, or of another type
 */
export async function takeFiles(
  tx: Tx,
  files: { references: readonly string[]; memberId: string; type: FileType; field: string },
): Promise<void> {
  const { references, memberId, type, field } = files
  for (const reference of references) {
    if (!(await markUsed(tx, { reference, ownerId: memberId, type })))
      throw fieldError(field, 'UNKNOWN', 'is no file that was uploaded for this')
  }
}

/** A new reference for a file. */
export function newReference({ extension }: { extension: string }): string {
  return `${v7()}.${extension}`
}

/**
 * Registers an image that is about to be stored, as unused. Must run outside a transaction: the row must exist even
 * if the command fails, because the sweep deletes images by their rows.
 * @returns its reference
 */
export async function registerImage(
  db: Db,
  image: ProcessedImage,
  of: Pick<NewFile, 'type' | 'ownerId' | 'isPublic' | 'now'>,
): Promise<string> {
  const reference = newReference(image)
  const { contentType, content } = image
  await insertFile(db, { ...of, reference, contentType, size: content.length })
  return reference
}

/** Stores an image in both sizes. */
export async function putImage(
  files: FileStorage,
  reference: string,
  image: Pick<ProcessedImage, 'content' | 'small'>,
): Promise<void> {
  await files.put(reference, image.content)
  if (image.small) await files.put(smallReference(reference), image.small)
}

/** Deletes images in both sizes. Idempotent. */
export async function removeImages(files: FileStorage, references: readonly string[]): Promise<void> {
  await Promise.all(
    references.flatMap((reference) => [files.remove(reference), files.remove(smallReference(reference))]),
  )
}

/** Releases files whose rows are deleted. */
export async function releaseFiles(db: Db, references: string[], now: Date): Promise<void> {
  if (references.length > 0) await markAllUnused(db, references, now)
}

/** Deletes uploads unused for seven days, and images of commands that failed a day ago. */
export async function sweepFiles(db: Db, files: FileStorage, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await removeInBatches(db, files, (tx) => deleteUnused(tx, daysAgo(UNUSED_DAYS), BATCH))
  await removeInBatches(db, files, (tx) => deleteStaleUploads(tx, daysAgo(BEGUN_DAYS), BATCH))
}

async function removeInBatches(
  db: Db,
  files: FileStorage,
  deleteRows: (tx: Tx) => Promise<string[]>,
): Promise<void> {
  for (;;) {
    // Files are removed before the rows are committed: after a crash in between, the next sweep finds the rows again.
    const swept = await inTransaction(db, async (tx) => {
      const references = await deleteRows(tx)
      await removeImages(files, references)
      return references.length
    })
    if (swept < BATCH) return
  }
}
