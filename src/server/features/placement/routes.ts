import { fieldError } from '../../../contract/base/errors.ts'
import {
  type AdvertisementForm,
  type BannerForm,
  createAdvertisement,
  createBanner,
  deleteAdvertisement,
  deleteBanner,
  editAdvertisement,
  editBanner,
  listOperatorAdvertisements,
  listOperatorBanners,
  type OperatorAdvertisement,
  type OperatorBanner,
  orderAdvertisements,
  orderBanners,
} from '../../../contract/operator/banner.ts'
import { onOperator } from '../operator/on-operator.ts'
import { placementHandlers } from './edit.ts'
import { findNewsImage } from './queries.ts'

const banners = placementHandlers<'banners', BannerForm, OperatorBanner>({
  table: 'banners',
  act: 'banner',
  targetOf: ({ newsId }) => ({ news_id: newsId }),
  async sharedImageOf(tx, { newsId }) {
    const news = await findNewsImage(tx, newsId)
    if (!news) throw fieldError('newsId', 'UNKNOWN', 'is no news item')
    return news.image_file
  },
  rowOf(row, common, now) {
    const isPublished = row.news_published_at !== null && row.news_published_at <= now
    const state = common.state === 'SHOWN' && !isPublished ? 'WAITING' : common.state
    return { ...common, state, newsId: row.news_id, newsTitle: row.news_title }
  },
  detailsOf: ({ title }) => ({ title }),
})

const advertisements = placementHandlers<'advertisements', AdvertisementForm, OperatorAdvertisement>({
  table: 'advertisements',
  act: 'advertisement',
  targetOf: ({ linkUrl }) => ({ link_url: linkUrl }),
  sharedImageOf: () => Promise.resolve(null),
  rowOf: (row, common) => ({ ...common, linkUrl: row.link_url }),
  detailsOf: ({ title, linkUrl }) => ({ title, linkUrl }),
})

export const placementRoutes = [
  onOperator(listOperatorBanners, banners.list),
  onOperator(createBanner, banners.create),
  onOperator(orderBanners, banners.order),
  onOperator(editBanner, banners.edit),
  onOperator(deleteBanner, banners.remove),
  onOperator(listOperatorAdvertisements, advertisements.list),
  onOperator(createAdvertisement, advertisements.create),
  onOperator(orderAdvertisements, advertisements.order),
  onOperator(editAdvertisement, advertisements.edit),
  onOperator(deleteAdvertisement, advertisements.remove),
]
