import * as z from 'zod/mini'
import { NewsForm, type OperatorNews } from '../../../../contract/operator/news.ts'
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
}

export const EMPTY_WORK: NewsWork = { values: EMPTY, id: null, base: null }

export const newsValuesOf = (news: OperatorNews): NewsValues => ({
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
})

/** Starts from the server's version. */
export function workOn(news: OperatorNews, etag: string): NewsWork {
  const values = newsValuesOf(news)
  return { values, id: news.id, base: { etag, updatedDate: news.updatedDate, values } }
}

export const newsBodyOf = ({ picture, ...values }: NewsValues): z.input<typeof NewsForm> => ({
  ...values,
  imageFileDataId: storedReference(picture),
})

/** Errors by form field; only published items require a source and contents. */
export function errorsOfNews(values: NewsValues, isPublic: boolean): FieldErrors {
  const missing = (['company', 'contents'] as const).filter((name) => isPublic && values[name].trim() === '')
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'REQUIRED' as const])),
    ...atOwnFields(fieldErrorsOf(NewsForm, newsBodyOf(values))),
  }
}

export const atOwnFields = ({ imageFileDataId, ...rest }: FieldErrors): FieldErrors =>
  imageFileDataId === undefined ? rest : { ...rest, picture: imageFileDataId }

const FIELDS = ['title', 'company', 'contents', 'picture', 'imageCaption', 'linkUrl', 'mainPlace'] as const
export type NewsField = (typeof FIELDS)[number]

/** Fields in which two versions differ. */
export const differingFields = (one: NewsValues, other: NewsValues): NewsField[] =>
  FIELDS.filter((field) => textOf(one[field]) !== textOf(other[field]))

const textOf = (value: NewsValues[NewsField]): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '').trim()
  return value.at === 'STORED' ? value.reference : value.blobId
}

/** The item as readers will see it. */
export const previewOf = (
  values: NewsValues,
  { imageUrl, publishedDate }: { imageUrl: string | undefined; publishedDate: string },
): News => ({
  id: '',
  title: values.title,
  company: values.company,
  contents: values.contents,
  imageUrl: imageUrl ?? null,
  imageCaption: values.imageCaption || null,
  linkUrl: values.linkUrl || null,
  pastDays: 0,
  hitCount: 0,
  createdDate: publishedDate,
  modifiedDate: publishedDate,
})
