import { AppError } from '../../../contract/base/errors.ts'
import { clickAdvertisement, listAdvertisements } from '../../../contract/site/news.ts'
import { on } from '../../http/endpoint-route.ts'
import { visitOf } from '../view/service.ts'
import { countClick, findAdvertisements, isShown } from './queries.ts'

export const advertisementRoutes = [
  on(listAdvertisements, async ({ db, now }) => {
    const rows = await findAdvertisements(db, now)
    return {
      data: rows.map((row) => ({
        id: row.id,
        title: row.title,
        imageUrl: `/files/${row.image_file}`,
        linkUrl: row.link_url,
      })),
    }
  }),
  on(clickAdvertisement, async ({ db, params, member, address, services, now }) => {
    await services.limits.use('count', `${address} advertisement`)
    if (!(await isShown(db, params.id, now))) throw new AppError('NOT_FOUND')
    const visit = await visitOf(db, { memberId: member?.id ?? null, address, now })
    await countClick(db, { advertisementId: params.id, ...visit })
    return {}
  }),
]
