import { AppError } from '../../../contract/base/errors.ts'
import { clickBanner, listBanners } from '../../../contract/site/news.ts'
import { on } from '../../http/endpoint-route.ts'
import { visitOf } from '../view/service.ts'
import { countClick, findBanners, isShown } from './queries.ts'

export const bannerRoutes = [
  on(listBanners, async ({ db, now }) => {
    const rows = await findBanners(db, now)
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
    await services.limits.use('count', `${address} banner`)
    if (!(await isShown(db, params.id, now))) throw new AppError('NOT_FOUND')
    const visit = await visitOf(db, { memberId: member?.id ?? null, address, now })
    await countClick(db, { bannerId: params.id, ...visit })
    return {}
  }),
]
