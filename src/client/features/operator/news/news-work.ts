import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Envelope } from '../../../api/api.ts'
import { useCommand as useDirectCommand } from '../../../api/use-command.ts'
import { setField } from '../../../forms/use-form-field.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { keepReplaced } from '../../../offline/drafts/use-other-version.ts'
import {
  createNews,
  editNews,
  NewsForm,
  type OperatorNews,
  publishNews,
} from '../../../../contract/operator/news.ts'
import { uploaded } from '../content/uploaded-image-field.tsx'
import { useOperatorCommand } from '../desk/command.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'
import { newsToEdit } from '../queries.ts'
import * as z from 'zod/mini'
import { UnexpectedAnswer } from '../../../api/problem.ts'
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

const newsBodyOf = ({ picture, translations, ...values }: NewsValues): z.input<typeof NewsForm> => ({
  ...values,
  translations: translations ?? null,
  imageFileDataId: storedReference(picture),
})

/** Errors by the contract's fields; only published items require a source and contents. */
function errorsOfNews(values: NewsValues, isPublic: boolean): FieldErrors {
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

/** The form of a news item beside the version on the server. */
function useNewsVersions(draft: UsedDraft<NewsWork>) {
  const [{ id, base }, setOrigin] = useState<Pick<NewsWork, 'id' | 'base'>>(draft.value)
  // Fields are uncontrolled: new values need new fields, so the key changes.
  const [round, setRound] = useState(0)
  const { data } = useQuery({ ...newsToEdit(id ?? ''), enabled: id !== null })
  const item = data?.data
  const isPublishing = useRef(false)
  const form = useDeskForm<NewsValues>(
    (values) => errorsOfNews(values, isPublishing.current || (item !== undefined && item.state !== 'DRAFT')),
    draft.value.values,
    { names: { imageFileDataId: 'picture' } },
  )
  /** Shows what is missing for saving, or for publishing. @returns whether nothing is */
  const check = (publishes: boolean): boolean => {
    isPublishing.current = publishes
    return form.check().length === 0
  }
  const begin = ({ values, ...origin }: NewsWork) => {
    setOrigin(origin)
    form.setValues(values)
    setRound((before) => before + 1)
  }
  const stored = data && workOn(data)
  const isTouched = base === null || differingFields(form.values, base.values).length > 0
  const newer = stored && isNewer(stored, base) ? stored : undefined
  // Nothing was typed yet, so the newer version replaces the former.
  if (newer && !isTouched) begin(newer)
  const work: NewsWork = { id, base, values: form.values }
  return { work, form, round, check, item, stored, isTouched, newer, begin, setOrigin }
}

const isNewer = (stored: NewsWork, base: NewsWork['base']): boolean =>
  base !== null &&
  stored.base !== null &&
  stored.base.etag !== base.etag &&
  stored.base.updatedDate > base.updatedDate

/** State of editing a news item: the form, its draft, the server's version, and resolving conflicts between them. */
export function useNewsWork(draft: UsedDraft<NewsWork>, draftName: string) {
  const queries = useQueryClient()
  const { stored, newer, begin, setOrigin, ...shown } = useNewsVersions(draft)
  const { work, form, isTouched } = shown
  const theirs = isTouched ? newer?.values : undefined
  const adopt = async (version: NewsWork) => {
    begin(version)
    await draft.clear()
  }
  const keepAnswer = (answer: Envelope<OperatorNews>): NewsWork => {
    queries.setQueryData(newsToEdit(answer.data.id).queryKey, { ...answer, askedAt: Date.now() })
    return workOn(answer)
  }
  return {
    ...shown,
    draftName,
    /** The version that another operator saved meanwhile. */
    theirs,
    /** ETag to save against, which resolves a conflict in favour of this version. */
    baseEtag: (newer ?? work).base?.etag,
    /** Fills the form with the version that was not taken before. */
    put: (values: NewsValues) => {
      begin({ ...work, values })
      draft.save({ ...work, values })
    },
    change: <Field extends keyof NewsValues>(field: Field, value: NewsValues[Field]) => {
      setField(form, field, value)
      draft.save({ ...work, values: form.getValues() })
    },
    /** Discards the changes. */
    discard: async () => stored && adopt(stored),
    /** The changes were saved. */
    saved: async (answer: Envelope<OperatorNews>) => {
      const version = keepAnswer(answer)
      if (theirs) await keepReplaced(draftName, { ...work, values: theirs })
      await adopt(version)
    },
    /** The publication has changed; the changes stay. */
    moved: (answer: Envelope<OperatorNews>) => {
      const { id, base } = keepAnswer(answer)
      setOrigin({ id, base })
      if (isTouched) draft.save({ id, base, values: form.getValues() })
    },
    /** The item was deleted. */
    forget: draft.clear,
  }
}

export type UsedNewsWork = ReturnType<typeof useNewsWork>

export interface Publication {
  /** Null for now. */
  publishAt: string | null
  tellMembers: boolean
}

interface SaveInput {
  /** Omitted for saving only. */
  publication?: Publication | undefined
}

/** Sends image, item and publication in this order; a failure keeps what was sent before. */
export function useNewsSaving({ work: { id }, form, change, saved, baseEtag: ifMatch }: UsedNewsWork) {
  const queries = useQueryClient()
  const create = useOperatorCommand(createNews)
  const edit = useOperatorCommand(editNews)
  const publish = useOperatorCommand(publishNews)
  return useDirectCommand(
    async ({ publication }: SaveInput): Promise<OperatorNews> => {
      const values = form.getValues()
      const picture = await uploaded(queries, values.picture)
      // A repeat does not upload it again.
      if (picture !== values.picture) change('picture', picture)
      const body = newsBodyOf({ ...values, picture })
      let answer = await (id === null
        ? create.sendAsync({ body })
        : edit.sendAsync({ params: { id }, body, ifMatch }))
      await saved(answer)
      if (publication) {
        const params = { id: answer.data.id }
        answer = await publish.sendAsync({ params, body: publication, ifMatch: answer.etag })
        await saved(answer)
      }
      return answer.data
    },
    { form },
  )
}
