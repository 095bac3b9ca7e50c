import * as z from 'zod/mini'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import { command, read } from './call.ts'
import { TRANSLATION_LANGUAGES } from '../message/written-translation.ts'
import { httpUrl, NewsPicture, OPERATOR_PAGE, orNull } from './schema.ts'
import { Id, Instant, inPages, queryEnum } from '../base/schema.ts'

/** Characters, counted as code points. */
export const NEWS_LENGTH = {
  title: 120,
  company: 60,
  contents: 20_000,
  imageCaption: 200,
  query: 60,
} as const
/** Places of the main news; the first is the main item of the day. */
export const MAIN_PLACES = 5

/** SCHEDULED news is published automatically at a future time. */
export const NEWS_STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const
export type NewsState = (typeof NEWS_STATES)[number]

/** Characters: other languages need more of them than Korean. */
export const NEWS_TRANSLATION_LENGTH = {
  title: 2 * NEWS_LENGTH.title,
  contents: 2 * NEWS_LENGTH.contents,
} as const

const langCode = z.enum(TRANSLATION_LANGUAGES)
const NewsTranslationForm = z.object({
  langCode,
  /** Empty texts remove the translation. */
  title: trimmed(NEWS_TRANSLATION_LENGTH.title),
  contents: z._default(paragraphs(NEWS_TRANSLATION_LENGTH.contents), ''),
  /** Says that an unchanged translation is of the item as it is now. */
  isChecked: z._default(z.boolean(), false),
})
const NewsTranslation = z.object({
  langCode,
  title: z.string(),
  contents: z.string(),
  /** Whether title or contents were changed since. */
  isOlder: z.boolean(),
})

/** A draft needs a title; publishing also needs company and contents. */
export const NewsForm = z.object({
  title: trimmed(NEWS_LENGTH.title, 1),
  /** The author: a newspaper, a public office, Ilteo. */
  company: z._default(trimmed(NEWS_LENGTH.company), ''),
  /** Text with marks (site/article-marks.ts); a blank line starts a new paragraph. */
  contents: z._default(paragraphs(NEWS_LENGTH.contents), ''),
  /** Own upload of type `news`, or the current image. */
  imageFileDataId: orNull(NewsPicture),
  imageCaption: orNull(trimmed(NEWS_LENGTH.imageCaption)),
  /** The original article. */
  linkUrl: orNull(httpUrl),
  /** 1 is the main item of the day. The item that had the place loses it. Null means no main place. */
  mainPlace: orNull(z.int().check(z.minimum(1), z.maximum(MAIN_PLACES))),
  /** All of them; null leaves the stored ones. */
  translations: orNull(z.array(NewsTranslationForm).check(z.maxLength(TRANSLATION_LANGUAGES.length))),
})
export type NewsForm = z.output<typeof NewsForm>

export const OperatorNewsRow = z.object({
  id: Id,
  title: z.string(),
  company: z.string(),
  state: z.enum(NEWS_STATES),
  imageUrl: z.nullable(z.string()),
  mainPlace: z.nullable(z.int()),
  /** Past or future time of publication; null for a draft. */
  publishedDate: z.nullable(Instant),
  updatedDate: Instant,
  hitCount: z.int(),
  isImported: z.boolean(),
})
export type OperatorNewsRow = z.output<typeof OperatorNewsRow>

export const OperatorNews = z.extend(OperatorNewsRow, {
  contents: z.string(),
  imageFileDataId: z.nullable(z.string()),
  imageCaption: z.nullable(z.string()),
  linkUrl: z.nullable(z.string()),
  createdDate: Instant,
  translations: z.array(NewsTranslation),
  /** Whether members were notified, or will be on publication. */
  isTold: z.boolean(),
})
export type OperatorNews = z.output<typeof OperatorNews>

export const listOperatorNews = read('operator.news', 'GET /operator/news', {
  summary: 'List news items',
  ...inPages(OperatorNewsRow, OPERATOR_PAGE, {
    state: queryEnum(NEWS_STATES),
    /** Searches titles. */
    query: z._default(trimmed(NEWS_LENGTH.query), ''),
  }),
})
export const getOperatorNews = read('operator.newsItem', 'GET /operator/news/:id', {
  summary: 'Get a news item for editing',
  answer: OperatorNews,
})
/** Counted now: members join and leave until news is published, and while they are notified. */
export const getNewsAudience = read('operator.newsAudience', 'GET /operator/news/audience', {
  summary: 'Count the members who are notified of news',
  answer: z.object({ members: z.int() }),
})
export const createNews = command('operator.createNews', 'POST /operator/news', {
  summary: 'Create a draft of a news item',
  body: NewsForm,
  answer: OperatorNews,
  status: 201,
  errors: ['VALIDATION'],
})
export const editNews = command('operator.editNews', 'PUT /operator/news/:id', {
  summary: 'Edit a news item',
  body: NewsForm,
  answer: OperatorNews,
  errors: ['VALIDATION', 'PRECONDITION_FAILED'],
})
export const publishNews = command('operator.publishNews', 'POST /operator/news/:id/publication', {
  summary: 'Publish or schedule a news item',
  body: z.object({
    /** Null means now; at most a year ahead. */
    publishAt: orNull(Instant),
    /** Whether to notify members who subscribed to news; an item is announced once. */
    tellMembers: z._default(z.boolean(), true),
  }),
  answer: OperatorNews,
  errors: ['VALIDATION', 'PRECONDITION_FAILED'],
})
export const unpublishNews = command('operator.unpublishNews', 'DELETE /operator/news/:id/publication', {
  summary: 'Withdraw a news item',
  answer: OperatorNews,
  errors: ['PRECONDITION_FAILED'],
})
export const deleteNews = command('operator.deleteNews', 'DELETE /operator/news/:id', {
  summary: 'Delete a news item and its banners',
  errors: ['PRECONDITION_FAILED'],
})

export const NewsImport = z.object({
  /** The feed's own title. */
  title: z.string(),
  items: z.array(
    z.object({
      /** NEW became a draft, KNOWN had been imported before, FAILED lacks required data. */
      outcome: z.enum(['NEW', 'KNOWN', 'FAILED']),
      title: z.string(),
      linkUrl: z.nullable(z.string()),
      /** Null if it failed, or was deleted after an earlier import. */
      newsId: z.nullable(Id),
      /** An item is imported even if its image cannot be fetched. */
      remark: z.nullable(z.enum(['TITLE_MISSING', 'IMAGE_MISSING'])),
    }),
  ),
})
export type NewsImport = z.output<typeof NewsImport>

/** Items read per feed; later ones are ignored. */
export const MAX_IMPORTED = 50
export const NewsImportForm = z.object({ url: httpUrl, withImages: z._default(z.boolean(), true) })
export const importNews = command('operator.importNews', 'POST /operator/news/imports', {
  summary: 'Import a feed as drafts',
  body: NewsImportForm,
  answer: NewsImport,
  // Fetches another site, which must not happen in a transaction; repeating it changes nothing.
  ignoresIdempotencyKey: true,
  errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
})
