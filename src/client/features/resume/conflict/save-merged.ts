import * as z from 'zod/mini'
import { ExpectedJob, ResumeForm, saveResume } from '../../../../contract/resume.ts'
import type { Entry } from '../../../offline/outbox/entry.ts'
import { send } from '../../../offline/sending.ts'
import { sendExpectedJob, sendResume } from '../commands.ts'
import type { Version } from './versions.ts'

/** Saves what was chosen in the place of the refused entry, on top of the version it was compared with. */
export async function saveMerged(entry: Entry, merged: Version): Promise<void> {
  const etag = entry.trouble?.etag
  const more = { replaces: entry.id, title: entry.title, ...(etag === undefined ? {} : { ifMatch: etag }) }
  const theirs = z.parse(z.looseObject({}), entry.trouble?.theirs ?? {})
  if (entry.operation === saveResume.name) {
    const base = z.safeParse(ResumeForm, { jobId: null, ...theirs }).data
    await send(sendResume, { body: z.parse(ResumeForm, merged), base, ...more })
  } else {
    const base = z.safeParse(ExpectedJob, theirs).data
    await send(sendExpectedJob, { body: z.parse(ExpectedJob, merged), base, ...more })
  }
}
