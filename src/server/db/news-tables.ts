import type { ColumnType, Generated } from 'kysely'
import type { LanguageCode } from '../../reference/interface-languages.ts'

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
  /** Past or future time of publication; null for a draft. */
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  revision: Generated<number>
  created_at: ColumnType<Date, Date | undefined, never>
  updated_at: ColumnType<Date, Date | undefined, Date>
}

interface NewsImportTable {
  source_key: Buffer
  news_id: string | null
  imported_at: ColumnType<Date, Date, never>
}

interface Placement {
  /** Null is for readers of every language. */
  lang_code: ColumnType<LanguageCode | null, LanguageCode | null | undefined, LanguageCode | null | undefined>
  starts_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface BannerTable extends Placement {
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

interface AdvertisementTable extends Placement {
  id: string
  title: string
  image_file: string
  link_url: string
  place: number
  click_count: Generated<number>
}

export interface NewsTables {
  news: NewsTable
  banners: BannerTable
  banner_clicks: BannerClickTable
  news_views: NewsViewTable
  visitor_salts: VisitorSaltTable
  advertisements: AdvertisementTable
  news_imports: NewsImportTable
  banner_days: { banner_id: string; day: string; clicks: number }
  advertisement_clicks: { advertisement_id: string; visitor: Buffer; day: string }
  advertisement_days: { advertisement_id: string; day: string; clicks: number }
}
