import { v7 } from 'uuid'
import { AppError, fieldError, type FieldError } from '../../../contract/base/errors.ts'
import type { NewsForm } from '../../../contract/operator/news.ts'
import type { Db, Tx } from '../../db/database.ts'
import { cancelNewsAlert, queueNewsAlert } from '../alert/service.ts'
import { releaseFiles, replaceFile } from '../file/service.ts'
import { type Written, writeTranslation } from '../translation/written.ts'
import {
  deleteNewsRow,
  type EditedNews,
  findBannerImages,
  findEdited,
  freeMainPlace,
  insertNews,
  lockEdited,
  updateNews,
} from './edit-queries.ts'

/** The operator and the time of the edit. */
export interface Editor {
  operatorId: string
  now: Date
}

/** Checks the item before it is changed; throws if it is not the version the operator has seen. */
export type Check = (item: EditedNews) => void

const MAX_AHEAD = 366 * 86_400_000

/**
 * Creates a draft.
 * @throws AppError VALIDATION for an image that is not the operator's upload
 */
export async function writeNews(tx: Tx, editor: Editor, form: NewsForm): Promise<EditedNews> {
  const id = v7()
  await changeImage(tx, editor, null, form.imageFileDataId)
  await insertNews(tx, [
    { id, ...columnsOf(form), published_at: null, created_at: editor.now, updated_at: editor.now },
  ])
  await changeTranslations(tx, editor, { id, former: [] }, form)
  return current(tx, id)
}

/**
 * Changes an item; published ones change for readers at once.
 * @throws AppError NOT_FOUND, VALIDATION, or what `check` throws
 */
export async function changeNews(
  tx: Tx,
  editor: Editor,
  id: string,
  { form, check }: { form: NewsForm; check: Check },
): Promise<{ before: EditedNews; after: EditedNews }> {
  const before = await locked(tx, id, check)
  const columns = columnsOf(form)
  if (before.published_at !== null) requireComplete(columns)
  await changeImage(tx, editor, before.image_file, form.imageFileDataId)
  await updateNews(tx, id, columns, editor.now)
  await changeTranslations(tx, editor, { id, former: before.translations }, form)
  const after = await current(tx, id)
  await takeMainPlace(tx, after, editor.now)
  return { before, after }
}

/**
 * Publishes an item now or later; a published one keeps its time unless another is given.
 * @returns the item, and whether members will be notified of it
 * @throws AppError NOT_FOUND, VALIDATION naming missing fields, or what `check` throws
 */
export async function publish(
  tx: Tx,
  id: string,
  { now, publishAt, tellsMembers, check }: Publication,
): Promise<{ item: EditedNews; isAlertQueued: boolean }> {
  if (publishAt && publishAt.getTime() - now.getTime() > MAX_AHEAD)
    throw fieldError('publishAt', 'TOO_LARGE', 'is more than a year ahead')
  const item = await locked(tx, id, check)
  requireComplete(item)
  const isPublic = item.published_at !== null && item.published_at <= now
  const at = publishAt ?? (isPublic ? item.published_at : null) ?? now
  await updateNews(tx, id, { published_at: at }, now)
  await cancelNewsAlert(tx, id, now)
  const isAlertQueued = tellsMembers && (await queueNewsAlert(tx, id, at > now ? at : now))
  const published = await current(tx, id)
  await takeMainPlace(tx, published, now)
  return { item: published, isAlertQueued }
}

export interface Publication {
  now: Date
  /** Null means now. */
  publishAt: Date | null
  tellsMembers: boolean
  check: Check
}

/**
 * Turns it into a draft and stops notifying members.
 * @throws AppError NOT_FOUND, or what `check` throws
 */
export async function unpublish(tx: Tx, id: string, now: Date, check: Check): Promise<EditedNews> {
  const item = await locked(tx, id, check)
  if (item.published_at === null) return item
  await cancelNewsAlert(tx, id, now)
  await updateNews(tx, id, { published_at: null }, now)
  return current(tx, id)
}

/**
 * Deletes it with its banners; their images are removed later.
 * @throws AppError NOT_FOUND, or what `check` throws
 */
export async function removeNews(tx: Tx, id: string, now: Date, check: Check): Promise<EditedNews> {
  const item = await locked(tx, id, check)
  const images = await findBannerImages(tx, id)
  await deleteNewsRow(tx, id)
  await releaseFiles(tx, item.image_file === null ? images : [...images, item.image_file], now)
  return item
}

/** What was not changed stays a translation of what it was made of, unless the operator says that it still fits. */
async function changeTranslations(
  tx: Tx,
  { now }: Editor,
  { id, former }: { id: string; former: readonly Written[] },
  { title, contents, translations }: NewsForm,
): Promise<void> {
  if (translations === null) return
  const removed = former
    .filter(({ langCode }) => !translations.some((each) => each.langCode === langCode))
    .map(({ langCode }) => ({ langCode, title: '', contents: '', isChecked: false }))
  for (const { langCode, isChecked, ...texts } of [...translations, ...removed]) {
    const known = former.find((each) => each.langCode === langCode)?.texts
    const written = [
      { field: 'NEWS_TITLE' as const, text: texts.title, original: title },
      { field: 'NEWS_CONTENTS' as const, text: texts.contents, original: contents },
    ].filter(({ field, text }) => isChecked || text !== (known?.[field] ?? ''))
    await writeTranslation(tx, { id, madeBy: 'operator', langCode, now }, written)
  }
}

async function locked(tx: Tx, id: string, check: Check): Promise<EditedNews> {
  const item = await lockEdited(tx, id)
  if (!item) throw new AppError('NOT_FOUND')
  check(item)
  return item
}

async function current(db: Db, id: string): Promise<EditedNews> {
  const item = await findEdited(db, id)
  if (!item) throw new AppError('NOT_FOUND')
  return item
}

function columnsOf(form: NewsForm) {
  return {
    title: form.title,
    company: form.company,
    contents: form.contents,
    image_file: form.imageFileDataId,
    image_caption: form.imageCaption,
    link_url: form.linkUrl,
    main_place: form.mainPlace,
  }
}

function requireComplete({ company, contents }: { company: string; contents: string }): void {
  const missing = (field: string): FieldError => ({
    field,
    code: 'REQUIRED',
    message: 'is needed to publish',
  })
  const fields = [
    ...(company === '' ? [missing('company')] : []),
    ...(contents === '' ? [missing('contents')] : []),
  ]
  if (fields.length > 0) throw new AppError('VALIDATION', { fields })
}

async function changeImage(
  tx: Tx,
  { operatorId, now }: Editor,
  former: string | null,
  next: string | null,
): Promise<void> {
  if (former === next) return
  const field = 'imageFileDataId'
  await replaceFile(tx, { former, next, memberId: operatorId, type: 'news', field, now })
}

/** A draft only requests a place; once public it holds the place alone. */
async function takeMainPlace(db: Db, item: EditedNews, now: Date): Promise<void> {
  if (item.main_place === null || item.published_at === null || item.published_at > now) return
  await freeMainPlace(db, { place: item.main_place, keep: item.id, now })
}
