import * as z from 'zod/mini'
import { DesiredJob, ResumeForm, saveResume } from '../../../../contract/candidate/resume-form.ts'
import type { Entry } from '../../../offline/outbox/engine/entry.ts'
import type { GroupPart } from '../../../offline/outbox/engine/command-to-save.ts'
import { part, sendAll } from '../../../offline/outbox/sending.ts'
import { discard } from '../../../offline/outbox/use-outbox.ts'
import { sendExpectedJob, sendResume } from '../commands.ts'
import { isTheirs, type Version, type Versions } from './versions.ts'

/**
 * Saves the merged version in place of the refused entry and of its companion, based on the version they were
 * compared with; sends nothing if it equals the other version.
 */
export async function saveMerged(
  entry: Entry,
  companion: Entry | undefined,
  merged: Version,
  versions: Versions,
): Promise<void> {
  if (isTheirs(merged, versions)) {
    // The companion first: discarding the resume would discard it as well.
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
  const base = z.safeParse(DesiredJob, theirs).data
  const needs = isAfterResume ? { needs: ['resume'] } : {}
  return part(sendExpectedJob, { body: z.parse(DesiredJob, merged), base, ...needs, ...over(entry, etag) })
}
