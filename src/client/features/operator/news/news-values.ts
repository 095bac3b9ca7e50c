import * as z from 'zod/mini'
import type { Envelope } from '../../../api/api.ts'
import { UnexpectedAnswer } from '../../../api/problem.ts'
import { NewsForm, type OperatorNews } from '../../../../contract/operator/news.ts'
import { TRANSLATION_LANGUAGES } from '../../../../contract/message/written-translation.ts'
import type { News } from '../../../../contract/site/news.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { ImageValue, storedReference } from '../../../entities/image/image-value.ts'

/** Form values of a news item. */
const NewsValues = z.object({
  title: z.string(),
  company: z.string(),
  contents: z.string(),
  picture: z.nullable(ImageValue),
  imageCaption: z.string(),
  linkUrl: z.string(),
  mainPlace: z.nullable(z.int()),
  /** Absent from drafts of older builds, which leave the stored ones. */
  translations: z.optional(
    z.array(
      z.object({
        langCode: z.enum(TRANSLATION_LANGUAGES),
        title: z.string(),
        contents: z.string(),
        isOlder: z.boolean(),
        isChecked: z.boolean(),
      }),
    ),
  ),
})
export type NewsValues = z.output<typeof NewsValues>

const NewsWork = z.object({
  values: NewsValues,
  /** Null until created on the server. */
  id: z.nullable(z.string()),
  /** The version that the values are based on, updated on each save. */
  base: z.nullable(z.object({ etag: z.string(), updatedDate: z.string(), values: NewsValues })),
})
/** Form values with their base version; stored as a draft. */
export type NewsWork = z.output<typeof NewsWork>

export const isNewsWork = (value: unknown): value is NewsWork => z.safeParse(NewsWork, value).success

const EMPTY: NewsValues = {
  title: '',
  company: '',
  contents: '',
  picture: null,
  imageCaption: '',
  linkUrl: '',
  mainPlace: null,
  translations: [],
}

export const EMPTY_WORK: NewsWork = { values: EMPTY, id: null, base: null }

const newsValuesOf = (news: OperatorNews): NewsValues => ({
  title: news.title,
  company: news.company,
  contents: news.contents,
  picture:
    news.imageFileDataId === null
      ? null
      : { at: 'STORED', reference: news.imageFileDataId, url: news.imageUrl },
  imageCaption: news.imageCaption ?? '',
  linkUrl: news.linkUrl ?? '',
  mainPlace: news.mainPlace,
  translations: news.translations.map((each) => ({ ...each, isChecked: false })),
})

/**
 * Starts from the server's version.
 * @throws UnexpectedAnswer without an ETag, as it could not be saved
 */
export function workOn({ data: news, etag }: Envelope<OperatorNews>): NewsWork {
  if (etag === undefined) throw new UnexpectedAnswer(200)
  const values = newsValuesOf(news)
  return { values, id: news.id, base: { etag, updatedDate: news.updatedDate, values } }
}

export const newsBodyOf = ({ picture, translations, ...values }: NewsValues): z.input<typeof NewsForm> => ({
  ...values,
  translations: translations ?? null,
  imageFileDataId: storedReference(picture),
})

/** Errors by the contract's fields; only published items require a source and contents. */
export function errorsOfNews(values: NewsValues, isPublic: boolean): FieldErrors {
  const missing = (['company', 'contents'] as const).filter((name) => isPublic && values[name].trim() === '')
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'REQUIRED' as const])),
    ...fieldErrorsOf(NewsForm, newsBodyOf(values)),
  }
}

const FIELDS = Object.keys(EMPTY) as (keyof NewsValues)[]

/** Fields in which two versions differ. */
export const differingFields = (one: NewsValues, other: NewsValues) =>
  FIELDS.filter((field) => textOf(one[field]) !== textOf(other[field]))

function textOf(value: NewsValues[keyof NewsValues]): string {
  if (Array.isArray(value))
    return JSON.stringify(value.toSorted((a, b) => a.langCode.localeCompare(b.langCode)))
  if (typeof value !== 'object' || value === null) return String(value ?? '').trim()
  return value.at === 'STORED' ? value.reference : value.blobId
}

/** The item as readers will see it. */
export const previewOf = (
  { title, company, contents, imageCaption, linkUrl }: NewsValues,
  imageUrl: string | undefined,
  date: string,
): News => ({
  id: '',
  title,
  company,
  contents,
  imageUrl: imageUrl ?? null,
  imageCaption: imageCaption || null,
  linkUrl: linkUrl || null,
  pastDays: 0,
  hitCount: 0,
  createdDate: date,
  modifiedDate: date,
})
