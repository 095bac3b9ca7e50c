import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { type AdvertisementForm, MAX_BANNERS } from '../../../contract/operator/banner.ts'
import type { Tx } from '../../db/database.ts'
import { replaceFile } from '../file/service.ts'
import {
  countAdvertisements,
  deleteAdvertisementRow,
  insertAdvertisement,
  lockAdvertisement,
  type LockedAdvertisement,
  updateAdvertisement,
} from './edit-queries.ts'

export {
  countAdvertisements,
  type EditedAdvertisement,
  type LockedAdvertisement,
  findAdvertisement,
  findAdvertisementPage,
  placeAdvertisements,
} from './edit-queries.ts'

interface Editor {
  operatorId: string
  now: Date
}

/**
 * @returns its id
 * @throws AppError VALIDATION, JOB_STATE at the maximum number
 */
export async function addAdvertisement(tx: Tx, editor: Editor, form: AdvertisementForm): Promise<string> {
  if ((await countAdvertisements(tx)) >= MAX_BANNERS) throw new AppError('JOB_STATE')
  await changeImage(tx, editor, null, form)
  const id = v7()
  await insertAdvertisement(tx, { id, ...columnsOf(form) })
  return id
}

/** @throws AppError NOT_FOUND, VALIDATION */
export async function changeAdvertisement(
  tx: Tx,
  editor: Editor,
  id: string,
  form: AdvertisementForm,
  requireSeen: (current: LockedAdvertisement) => Promise<void>,
): Promise<void> {
  const advertisement = await lockAdvertisement(tx, id)
  if (!advertisement) throw new AppError('NOT_FOUND')
  await requireSeen(advertisement)
  await changeImage(tx, editor, advertisement.image_file, form)
  await updateAdvertisement(tx, id, columnsOf(form))
}

/** @returns its title @throws AppError NOT_FOUND */
export async function removeAdvertisement(tx: Tx, { operatorId, now }: Editor, id: string): Promise<string> {
  const advertisement = await lockAdvertisement(tx, id)
  if (!advertisement) throw new AppError('NOT_FOUND')
  await deleteAdvertisementRow(tx, id)
  const field = 'imageFileDataId'
  await replaceFile(tx, {
    former: advertisement.image_file,
    next: null,
    memberId: operatorId,
    type: 'news',
    field,
    now,
  })
  return advertisement.title
}

/** The image is an upload of the operator's, or the current one. */
async function changeImage(
  tx: Tx,
  { operatorId, now }: Editor,
  former: string | null,
  { imageFileDataId: next }: AdvertisementForm,
): Promise<void> {
  if (next === former) return
  await replaceFile(tx, { former, next, memberId: operatorId, type: 'news', field: 'imageFileDataId', now })
}

function columnsOf({ title, linkUrl, imageFileDataId, startsDate, endsDate, langCode }: AdvertisementForm) {
  if (startsDate !== null && endsDate !== null && new Date(endsDate) <= new Date(startsDate))
    throw fieldError('endsDate', 'INVALID', 'is not after the start')
  return {
    title,
    link_url: linkUrl,
    image_file: imageFileDataId,
    starts_at: startsDate,
    ends_at: endsDate,
    lang_code: langCode,
  }
}
