import { createHash } from 'node:crypto'
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
  type BannerState,
  CLICK_DAYS,
  type OperatorAdvertisement,
  type OperatorBanner,
} from '../../../contract/operator/banner.ts'
import type { Db } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import { matchesIfMatch } from '../../http/caching/etag.ts'
import { seoulDay } from '../../seoul-day.ts'
import {
  addAdvertisement,
  changeAdvertisement,
  countAdvertisements,
  findAdvertisement,
  findAdvertisementPage,
  placeAdvertisements,
  removeAdvertisement,
  type EditedAdvertisement,
  type LockedAdvertisement,
} from '../advertisement/service.ts'
import {
  addBanner,
  changeBanner,
  countBanners,
  findBanner,
  findBannerPage,
  placeBanners,
  removeBanner,
  type EditedBanner,
  type LockedBanner,
} from '../banner/service.ts'
import { insertAct } from './queries.ts'

const DAY = 86_400_000

/** The day in Seoul that many days ago. */
const dayBefore = (now: Date, days: number) => seoulDay(new Date(now.getTime() - days * DAY))

/** First day of the click counts in a row. */
const firstClickDay = (now: Date): string => dayBefore(now, CLICK_DAYS - 1)

function bannerOf(row: EditedBanner, now: Date): OperatorBanner {
  const isPublished = row.news_published_at !== null && row.news_published_at <= now
  const state = stateOf(row, now)
  return {
    ...common(row, now),
    state: state === 'SHOWN' && !isPublished ? 'WAITING' : state,
    newsId: row.news_id,
    newsTitle: row.news_title,
  }
}

function advertisementOf(row: EditedAdvertisement, now: Date): OperatorAdvertisement {
  return { ...common(row, now), state: stateOf(row, now), linkUrl: row.link_url }
}

type Row = EditedBanner | EditedAdvertisement

function common(row: Row, now: Date) {
  const dates = Array.from({ length: CLICK_DAYS }, (_, index) => dayBefore(now, CLICK_DAYS - 1 - index))
  return {
    id: row.id,
    version: versionOf(row),
    title: row.title,
    imageUrl: `/files/${row.image_file}`,
    imageFileDataId: row.image_file,
    startsDate: row.starts_at?.toISOString() ?? null,
    endsDate: row.ends_at?.toISOString() ?? null,
    langCode: row.lang_code,
    clickCount: row.click_count,
    days: dates.map((date) => ({ date, clicks: row.days[date] ?? 0 })),
  }
}

function stateOf({ starts_at, ends_at }: Row, now: Date): BannerState {
  if (ends_at !== null && ends_at <= now) return 'OVER'
  return starts_at !== null && starts_at > now ? 'WAITING' : 'SHOWN'
}

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

/** Changes with every edit; the place and the clicks do not count. */
function versionOf(row: LockedBanner | LockedAdvertisement): string {
  const { title, image_file, starts_at, ends_at, lang_code } = row
  const target = 'news_id' in row ? row.news_id : row.link_url
  const edited = JSON.stringify([title, image_file, starts_at, ends_at, target, lang_code])
  return `"${createHash('sha256').update(edited).digest('base64url').slice(0, 22)}"`
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
  on(editBanner, async ({ db, params, body, member, ifMatch, now }) => {
    const by = { operatorId: member.id, now }
    await changeBanner(db, by, params.id, body, async (current) => {
      if (matchesIfMatch(ifMatch, versionOf(current))) return
      throw new AppError('PRECONDITION_FAILED', await readBanner(db, params.id, now))
    })
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
  on(editAdvertisement, async ({ db, params, body, member, ifMatch, now }) => {
    const by = { operatorId: member.id, now }
    await changeAdvertisement(db, by, params.id, body, async (current) => {
      if (matchesIfMatch(ifMatch, versionOf(current))) return
      throw new AppError('PRECONDITION_FAILED', await readAdvertisement(db, params.id, now))
    })
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
