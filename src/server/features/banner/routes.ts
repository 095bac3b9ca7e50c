import { AppError } from '../../../contract/errors.ts'
import { clickBanner, listBanners } from '../../../contract/news.ts'
import { on } from '../../http/endpoint-route.ts'
import { visitOf } from '../view/service.ts'
import { bannerExists, countClick, findBanners } from './queries.ts'

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
  on(clickBanner, async ({ db, params, member, address, services, now }) => {
    await services.countLimit.use(address)
    if (!(await bannerExists(db, params.id))) throw new AppError('NOT_FOUND')
    const visit = await visitOf(db, { memberId: member?.id ?? null, address, now })
    await countClick(db, { bannerId: params.id, ...visit })
    return {}
  }),
]
