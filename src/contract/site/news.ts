import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { ById, Id, Instant, inPages, langQuery, PAGE_SIZE, Translated } from '../base/schema.ts'

export const News = z.object({
  id: Id,
  title: z.string(),
  imageUrl: z.nullable(z.string()),
  imageCaption: z.nullable(z.string()),
  company: z.string(),
  contents: z.string(),
  /** Stored translations into the requested language. Absent from answers of older servers. */
  translations: z.optional(z.object({ title: z.optional(Translated), contents: z.optional(Translated) })),
  linkUrl: z.nullable(z.string()),
  /** Whole days since publication, Asia/Seoul. */
  pastDays: z.int(),
  hitCount: z.int(),
  createdDate: Instant,
  /** Time of the last edit; never before publication. */
  modifiedDate: Instant,
})
export type News = z.output<typeof News>

export const Banner = z.object({
  id: Id,
  newsId: Id,
  title: z.string(),
  imageUrl: z.string(),
  /** Of the news it leads to, in the requested language, if that is stored. Absent from answers of older servers. */
  newsTitle: z.optional(Translated),
  /** Language of the title and image. Absent if they are for readers of every language. */
  langCode: z.optional(z.string()),
})
export type Banner = z.output<typeof Banner>

export const Advertisement = z.object({
  id: Id,
  title: z.string(),
  imageUrl: z.string(),
  linkUrl: z.string(),
  /** Language of the title and image. Absent if they are for readers of every language. */
  langCode: z.optional(z.string()),
})
export type Advertisement = z.output<typeof Advertisement>

export const listMainNews = read('news.mains', 'GET /news-mains', {
  summary: 'List main news',
  query: z.object(langQuery),
  answer: z.array(News),
})
export const listNews = read('news.list', 'GET /news', {
  summary: 'List news',
  ...inPages(News, PAGE_SIZE.news, langQuery),
})
export const getNews = read('news.get', 'GET /news/:id', {
  summary: 'Get a news item',
  params: ById,
  query: z.object(langQuery),
  answer: News,
  errors: ['NOT_FOUND'],
})
export const viewNews = command('news.view', 'POST /news/:id/views', {
  summary: 'Count a view of a news item',
  params: ById,
  answer: z.object({ counted: z.boolean() }),
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
export const listBanners = read('banners.list', 'GET /new-banners', {
  summary: 'List visible banners',
  query: z.object(langQuery),
  answer: z.array(Banner),
})
export const clickBanner = command('banners.click', 'POST /new-banners/:id/clicks', {
  summary: 'Count a click on a banner',
  params: ById,
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
export const listAdvertisements = read('advertisements.list', 'GET /advertisements-for-main', {
  summary: 'List visible advertisements',
  query: z.object(langQuery),
  answer: z.array(Advertisement),
})
export const clickAdvertisement = command('advertisements.click', 'POST /advertisements/:id/clicks', {
  summary: 'Count a click on an advertisement',
  params: ById,
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
