import { hashKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { AnnouncementEdit, AnnouncementForm } from '../../../../contract/job/announcement-form.ts'
import { keptBlobId } from '../../../entities/image/image-value.ts'
import type { Entry, Receipt } from '../../../offline/outbox/engine/entry.ts'
import type { GroupPart } from '../../../offline/outbox/engine/command-to-save.ts'
import { filledBy } from '../../../offline/outbox/send-at-once.ts'
import { outboxContents, pageOutbox } from '../../../offline/outbox/page-outbox.ts'
import { part, sendAll } from '../../../offline/outbox/sending.ts'
import { bodyOf } from '../form/announcement-body.ts'
import type { AnnouncementDraft } from '../form/announcement-values.ts'
import { announcementEntity, sendAnnouncement, sendEdit, uploadImage } from '../commands.ts'

interface Saving {
  draft: AnnouncementDraft
  /** Name of the draft, which is removed in the same transaction. */
  draftName: string
  /** Id of the refused entry to replace. */
  replaces?: string | undefined
}

/**
 * Saves image and announcement in one transaction, to be sent in that order. An announcement that is being sent or was
 * sent is not saved again (`once`), whatever the number of presses and tabs. Another one that began as the same draft, in
 * another tab, is saved under a key of its own.
 * @returns the key under which it is saved
 */
export async function publish({ draft, draftName, replaces }: Saving): Promise<string> {
  const body = z.parse(AnnouncementForm, bodyOf(draft.values))
  const save = (key: string) =>
    sendAll([
      ...imageParts({ ...draft, key }),
      part(sendAnnouncement(key), {
        body,
        ...pictureNeeds(draft),
        ...(replaces === undefined ? {} : { replaces }),
        draft: draftName,
        title: { title: body.title, company: body.companyName },
      }),
    ])
  const saved = await save(draft.key)
  const isUnderWay = saved.some(({ outcome }) => outcome === 'UNDER_WAY')
  if (!isUnderWay || !isOther(body, draft.key)) return draft.key
  const key = pageOutbox.newId()
  await save(key)
  return key
}

/** Whether the announcement under this key was sent with another content; its picture is known by name only. */
function isOther(body: AnnouncementForm, key: string): boolean {
  const { entry, receipt } = publishedAs(outboxContents(), key)
  const sent = receipt?.payload ?? (entry?.payload.kind === 'json' ? entry.payload.value : undefined)
  const before = AnnouncementForm.safeParse(sent)
  if (!before.success) return false
  const content = (form: AnnouncementForm) => hashKey([{ ...form, imageFileDataId: null }])
  return content(before.data) !== content(body)
}

/** Saves changes of an announcement, based on the edited version. */
export async function saveEdit({ draft, draftName, replaces }: Saving, id: string): Promise<void> {
  const body = z.parse(AnnouncementEdit, bodyOf(draft.values))
  await sendAll([
    ...imageParts(draft),
    part(sendEdit, {
      params: { id },
      body,
      ...pictureNeeds(draft),
      ...(draft.etag === undefined ? {} : { ifMatch: draft.etag }),
      ...(replaces === undefined ? {} : { replaces }),
      draft: draftName,
      title: { title: body.title, company: body.companyName },
    }),
  ])
}

/** Outcome of an announcement that was published from this device. */
export function publishedAs(
  contents: { entries: readonly Entry[]; receipts: readonly Receipt[] },
  key: string,
): { entry?: Entry; receipt?: Receipt } {
  const entity = announcementEntity(key)
  const entry = contents.entries.findLast((each) => each.entity === entity)
  const receipt = contents.receipts.find((each) => each.entity === entity && each.outcome === 'SENT')
  return { ...(entry ? { entry } : {}), ...(receipt ? { receipt } : {}) }
}

function imageParts({ key, values }: AnnouncementDraft): GroupPart[] {
  const blobId = keptBlobId(values.picture)
  if (blobId === undefined) return []
  const upload = { parts: { type: 'announcement' }, file: { name: 'file', blobId, fileName: 'picture.jpg' } }
  const title = { title: values.title.trim(), company: values.companyName.trim() }
  return [part(uploadImage(key), { upload, title }, 'picture')]
}

const pictureNeeds = ({ values }: AnnouncementDraft) =>
  keptBlobId(values.picture) === undefined ? {} : filledBy('picture', 'imageFileDataId')
