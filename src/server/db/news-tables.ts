import type { ColumnType, Generated } from 'kysely'

interface NewsTable {
  id: string
  title: string
  company: string
  contents: string
  image_file: string | null
  image_caption: string | null
  link_url: string | null
  hit_count: Generated<number>
  main_place: number | null
  published_at: ColumnType<Date, Date | string, Date | string>
}

interface BannerTable {
  id: string
  news_id: string
  title: string
  image_file: string
  place: number
  click_count: Generated<number>
}

interface BannerClickTable {
  banner_id: string
  visitor: Buffer
  /** `YYYY-MM-DD`, Asia/Seoul. */
  day: ColumnType<string, string, string>
}

interface NewsViewTable {
  news_id: string
  /** `YYYY-MM-DD`, Asia/Seoul. */
  day: ColumnType<string, string, string>
  visitor: Buffer
}

interface VisitorSaltTable {
  /** `YYYY-MM-DD`, Asia/Seoul. */
  day: ColumnType<string, string, string>
  salt: Buffer
}

interface AdvertisementTable {
  id: string
  title: string
  image_file: string
  link_url: string
  place: number
}

export interface NewsTables {
  news: NewsTable
  banners: BannerTable
  banner_clicks: BannerClickTable
  news_views: NewsViewTable
  visitor_salts: VisitorSaltTable
  advertisements: AdvertisementTable
}
