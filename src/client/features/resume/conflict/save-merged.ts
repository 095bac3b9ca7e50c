import * as z from 'zod/mini'
import { ExpectedJob, ResumeForm, saveResume } from '../../../../contract/candidate/resume.ts'
import type { Entry } from '../../../offline/outbox/engine/entry.ts'
import { type GroupPart, part, sendAll } from '../../../offline/outbox/sending.ts'
import { discard } from '../../../offline/outbox/use-outbox.ts'
import { sendExpectedJob, sendResume } from '../commands.ts'
import { isTheirs, type Version, type Versions } from './versions.ts'

/**
 * Saves what was chosen in the place of the refused entry, and of the desired job compared with it, on top of the
 * version that they were compared with; nothing where the other version already says all of it.
 */
export async function saveMerged(
  entry: Entry,
  companion: Entry | undefined,
  merged: Version,
  versions: Versions,
): Promise<void> {
  if (isTheirs(merged, versions)) {
    // The one that waits first: without the other it would go.
    if (companion) await discard(companion.id)
    await discard(entry.id)
    return
  }
  const theirs = z.parse(z.looseObject({}), entry.refusal?.theirs ?? {})
  const isResume = entry.operation === saveResume.name
  const desired = isResume ? companion : entry
  const etag = entry.refusal?.etag
  await sendAll([
    ...(isResume ? [resumePart(entry, merged, theirs, etag)] : []),
    ...(desired ? [expectedJobPart(desired, merged, theirs, etag, isResume)] : []),
  ])
}

const over = (entry: Entry, etag: string | undefined) => ({
  replaces: entry.id,
  title: entry.title,
  ...(etag === undefined ? {} : { ifMatch: etag }),
})

function resumePart(entry: Entry, merged: Version, theirs: object, etag: string | undefined): GroupPart {
  const base = z.safeParse(ResumeForm, { jobId: null, ...theirs }).data
  return part(sendResume, { body: z.parse(ResumeForm, merged), base, ...over(entry, etag) }, 'resume')
}

function expectedJobPart(
  entry: Entry,
  merged: Version,
  theirs: object,
  etag: string | undefined,
  isAfterResume: boolean,
): GroupPart {
  const base = z.safeParse(ExpectedJob, theirs).data
  const needs = isAfterResume ? { needs: ['resume'] } : {}
  return part(sendExpectedJob, { body: z.parse(ExpectedJob, merged), base, ...needs, ...over(entry, etag) })
}
