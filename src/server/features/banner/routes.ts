import { createHash } from 'node:crypto'
import { AppError } from '../../../contract/errors.ts'
import { clickBanner, listBanners } from '../../../contract/news.ts'
import { on } from '../../http/endpoint-route.ts'
import { seoulDay } from '../../seoul-day.ts'
import { bannerExists, countClick, findBanners, saltOf } from './queries.ts'

export const bannerRoutes = [
  on(listBanners, async ({ db }) => {
    const rows = await findBanners(db)
    return {
      data: rows.map((row) => ({
        id: row.id,
        newsId: row.news_id,
        title: row.title,
        imageUrl: `/files/${row.image_file}`,
      })),
    }
  }),
  on(clickBanner, async ({ db, params, member, address, now }) => {
    if (!(await bannerExists(db, params.id))) throw new AppError('NOT_FOUND')
    const day = seoulDay(now)
    const salt = await saltOf(db, day)
    const visitor = createHash('sha256')
      .update(salt)
      .update(member?.id ?? address)
      .digest()
    await countClick(db, { bannerId: params.id, visitor, day })
    return {}
  }),
]
