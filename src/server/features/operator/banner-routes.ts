import { AppError } from '../../../contract/base/errors.ts'
import {
  createAdvertisement,
  createBanner,
  deleteAdvertisement,
  deleteBanner,
  editAdvertisement,
  editBanner,
  listOperatorAdvertisements,
  listOperatorBanners,
  orderAdvertisements,
  orderBanners,
} from '../../../contract/operator/banner.ts'
import type { Db } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import {
  addAdvertisement,
  changeAdvertisement,
  countAdvertisements,
  findAdvertisement,
  findAdvertisementPage,
  placeAdvertisements,
  removeAdvertisement,
} from '../advertisement/service.ts'
import {
  addBanner,
  changeBanner,
  countBanners,
  findBanner,
  findBannerPage,
  placeBanners,
  removeBanner,
} from '../banner/service.ts'
import { advertisementOf, bannerOf, firstClickDay } from './banner-of.ts'
import { insertAct } from './queries.ts'

async function readBanner(db: Db, id: string, now: Date) {
  const banner = await findBanner(db, firstClickDay(now), id)
  if (!banner) throw new AppError('NOT_FOUND')
  return { data: bannerOf(banner, now) }
}

async function readAdvertisement(db: Db, id: string, now: Date) {
  const advertisement = await findAdvertisement(db, firstClickDay(now), id)
  if (!advertisement) throw new AppError('NOT_FOUND')
  return { data: advertisementOf(advertisement, now) }
}

const bannerRoutes = [
  on(listOperatorBanners, async ({ db, query, now }) => {
    const [rows, totalCount] = await Promise.all([
      findBannerPage(db, firstClickDay(now), query),
      countBanners(db),
    ])
    return { data: rows.map((row) => bannerOf(row, now)), totalCount }
  }),
  on(createBanner, async ({ db, body, member, now }) => {
    const by = { operatorId: member.id, now }
    const id = await addBanner(db, by, body)
    await insertAct(db, { ...by, act: 'banner.create', subject: id, details: { title: body.title } })
    return readBanner(db, id, now)
  }),
  on(orderBanners, async ({ db, body, member, now }) => {
    await placeBanners(db, body.ids)
    const by = { operatorId: member.id, now }
    await insertAct(db, { ...by, act: 'banner.order', subject: 'banners', details: { ids: body.ids } })
    return {}
  }),
  on(editBanner, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await changeBanner(db, by, params.id, body)
    await insertAct(db, { ...by, act: 'banner.edit', subject: params.id, details: { title: body.title } })
    return readBanner(db, params.id, now)
  }),
  on(deleteBanner, async ({ db, params, member, now }) => {
    const by = { operatorId: member.id, now }
    const title = await removeBanner(db, by, params.id)
    await insertAct(db, { ...by, act: 'banner.delete', subject: params.id, details: { title } })
    return {}
  }),
]

const advertisementRoutes = [
  on(listOperatorAdvertisements, async ({ db, query, now }) => {
    const [rows, totalCount] = await Promise.all([
      findAdvertisementPage(db, firstClickDay(now), query),
      countAdvertisements(db),
    ])
    return { data: rows.map((row) => advertisementOf(row, now)), totalCount }
  }),
  on(createAdvertisement, async ({ db, body, member, now }) => {
    const by = { operatorId: member.id, now }
    const id = await addAdvertisement(db, by, body)
    const details = { title: body.title, linkUrl: body.linkUrl }
    await insertAct(db, { ...by, act: 'advertisement.create', subject: id, details })
    return readAdvertisement(db, id, now)
  }),
  on(orderAdvertisements, async ({ db, body, member, now }) => {
    await placeAdvertisements(db, body.ids)
    const details = { ids: body.ids }
    const by = { operatorId: member.id, now }
    await insertAct(db, { ...by, act: 'advertisement.order', subject: 'advertisements', details })
    return {}
  }),
  on(editAdvertisement, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    await changeAdvertisement(db, by, params.id, body)
    const details = { title: body.title, linkUrl: body.linkUrl }
    await insertAct(db, { ...by, act: 'advertisement.edit', subject: params.id, details })
    return readAdvertisement(db, params.id, now)
  }),
  on(deleteAdvertisement, async ({ db, params, member, now }) => {
    const by = { operatorId: member.id, now }
    const title = await removeAdvertisement(db, by, params.id)
    await insertAct(db, { ...by, act: 'advertisement.delete', subject: params.id, details: { title } })
    return {}
  }),
]

export const operatorBannerRoutes = [...bannerRoutes, ...advertisementRoutes]
