import { listAdvertisements } from '../../../contract/news.ts'
import { on } from '../../http/endpoint-route.ts'
import { findAdvertisements } from './queries.ts'

export const advertisementRoutes = [
  on(listAdvertisements, async ({ db }) => {
    const rows = await findAdvertisements(db)
    return {
      data: rows.map((row) => ({
        id: row.id,
        title: row.title,
        imageUrl: `/files/${row.image_file}`,
        linkUrl: row.link_url,
      })),
    }
  }),
]
