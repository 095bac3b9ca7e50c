import {
  type BannerState,
  CLICK_DAYS,
  type OperatorAdvertisement,
  type OperatorBanner,
} from '../../../contract/operator/banner.ts'
import { seoulDay } from '../../seoul-day.ts'
import type { EditedAdvertisement } from '../advertisement/service.ts'
import type { EditedBanner } from '../banner/service.ts'

const DAY = 86_400_000

/** The day in Seoul that many days ago. */
const dayBefore = (now: Date, days: number) => seoulDay(new Date(now.getTime() - days * DAY))

/** First day of the click counts in a row. */
export const firstClickDay = (now: Date): string => dayBefore(now, CLICK_DAYS - 1)

export function bannerOf(row: EditedBanner, now: Date): OperatorBanner {
  const isPublished = row.news_published_at !== null && row.news_published_at <= now
  const state = stateOf(row, now)
  return {
    ...common(row, now),
    state: state === 'SHOWN' && !isPublished ? 'WAITING' : state,
    newsId: row.news_id,
    newsTitle: row.news_title,
  }
}

export function advertisementOf(row: EditedAdvertisement, now: Date): OperatorAdvertisement {
  return { ...common(row, now), state: stateOf(row, now), linkUrl: row.link_url }
}

type Row = EditedBanner | EditedAdvertisement

function common(row: Row, now: Date) {
  const dates = Array.from({ length: CLICK_DAYS }, (_, index) => dayBefore(now, CLICK_DAYS - 1 - index))
  return {
    id: row.id,
    title: row.title,
    imageUrl: `/files/${row.image_file}`,
    imageFileDataId: row.image_file,
    startsDate: row.starts_at?.toISOString() ?? null,
    endsDate: row.ends_at?.toISOString() ?? null,
    clickCount: row.click_count,
    days: dates.map((date) => ({ date, clicks: row.days[date] ?? 0 })),
  }
}

function stateOf({ starts_at, ends_at }: Row, now: Date): BannerState {
  if (ends_at !== null && ends_at <= now) return 'OVER'
  return starts_at !== null && starts_at > now ? 'WAITING' : 'SHOWN'
}
