import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { type BannerForm, MAX_BANNERS } from '../../../contract/operator/banner.ts'
import type { Tx } from '../../db/database.ts'
import { releaseFiles, replaceFile } from '../file/service.ts'
import {
  countBanners,
  deleteBannerRow,
  findNewsImage,
  insertBanner,
  lockBanner,
  type LockedBanner,
  updateBanner,
} from './edit-queries.ts'

export {
  countBanners,
  type EditedBanner,
  type LockedBanner,
  findBanner,
  findBannerPage,
  placeBanners,
} from './edit-queries.ts'

interface Editor {
  operatorId: string
  now: Date
}

/**
 * @returns its id
 * @throws AppError VALIDATION, JOB_STATE at the maximum number
 */
export async function addBanner(tx: Tx, editor: Editor, form: BannerForm): Promise<string> {
  if ((await countBanners(tx)) >= MAX_BANNERS) throw new AppError('JOB_STATE')
  await changeImage(tx, editor, null, form)
  const id = v7()
  await insertBanner(tx, { id, ...columnsOf(form) })
  return id
}

/** @throws AppError NOT_FOUND, VALIDATION */
export async function changeBanner(
  tx: Tx,
  editor: Editor,
  id: string,
  form: BannerForm,
  requireSeen: (current: LockedBanner) => Promise<void>,
): Promise<void> {
  const banner = await lockBanner(tx, id)
  if (!banner) throw new AppError('NOT_FOUND')
  await requireSeen(banner)
  await changeImage(tx, editor, banner.image_file, form)
  await updateBanner(tx, id, columnsOf(form))
}

/** @returns its title @throws AppError NOT_FOUND */
export async function removeBanner(tx: Tx, { operatorId, now }: Editor, id: string): Promise<string> {
  const banner = await lockBanner(tx, id)
  if (!banner) throw new AppError('NOT_FOUND')
  await deleteBannerRow(tx, id)
  const field = 'imageFileDataId'
  await replaceFile(tx, {
    former: banner.image_file,
    next: null,
    memberId: operatorId,
    type: 'news',
    field,
    now,
  })
  return banner.title
}

/** The image is an upload of the operator's, the current one, or that of its news. */
async function changeImage(
  tx: Tx,
  { operatorId, now }: Editor,
  former: string | null,
  { imageFileDataId: next, newsId }: BannerForm,
): Promise<void> {
  const news = await findNewsImage(tx, newsId)
  if (!news) throw fieldError('newsId', 'UNKNOWN', 'is no news item')
  if (next === former) return
  if (next === news.image_file) return releaseFiles(tx, former === null ? [] : [former], now)
  await replaceFile(tx, { former, next, memberId: operatorId, type: 'news', field: 'imageFileDataId', now })
}

function columnsOf({ title, newsId, imageFileDataId, startsDate, endsDate, langCode }: BannerForm) {
  if (startsDate !== null && endsDate !== null && new Date(endsDate) <= new Date(startsDate))
    throw fieldError('endsDate', 'INVALID', 'is not after the start')
  return {
    title,
    news_id: newsId,
    image_file: imageFileDataId,
    starts_at: startsDate,
    ends_at: endsDate,
    lang_code: langCode,
  }
}
