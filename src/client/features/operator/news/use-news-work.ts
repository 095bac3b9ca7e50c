import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Envelope } from '../../../api/api.ts'
import { ApiProblem, UnexpectedAnswer } from '../../../api/problem.ts'
import { useCommand as useDirectCommand } from '../../../api/use-command.ts'
import { setField } from '../../../forms/use-form-field.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { keepReplaced } from '../../../offline/drafts/use-other-version.ts'
import {
  createNews,
  editNews,
  type NewsState,
  type OperatorNews,
  publishNews,
} from '../../../../contract/operator/news.ts'
import { useOperatorCommand } from '../desk/command.tsx'
import { fieldText } from '../desk/field-texts.ts'
import { useDeskForm } from '../desk/use-desk-form.tsx'
import {
  differingFields,
  errorsOfNews,
  newsBodyOf,
  type NewsValues,
  newsValuesOf,
  type NewsWork,
  workOn,
} from './news-values.ts'
import { uploaded } from '../content/uploaded-image-field.tsx'
import { newsToEdit } from '../queries.ts'

/** The form of a news item beside the version on the server. */
function useNewsVersions(draft: UsedDraft<NewsWork>) {
  const [{ id, base }, setOrigin] = useState<Pick<NewsWork, 'id' | 'base'>>(draft.value)
  // Fields are uncontrolled: new values need new fields, so the key changes.
  const [round, setRound] = useState(0)
  const item = useQuery({ ...newsToEdit(id ?? ''), enabled: id !== null })
  const stored = storedIn(item.data)
  const { form, check } = useNewsForm(draft.value.values, stored?.news.state ?? 'DRAFT')
  const isTouched = base === null || differingFields(form.values, base.values).length > 0
  const newer = stored && base && isNewer(stored, base) ? stored : undefined
  const begin = ({ values, ...origin }: NewsWork) => {
    setOrigin(origin)
    form.setValues(values)
    setRound((before) => before + 1)
  }
  // Nothing was typed yet, so the newer version replaces the former.
  if (newer && !isTouched) begin(workOn(newer.news, newer.etag))
  const work: NewsWork = { id, base, values: form.values }
  return { id, work, form, round, check, item, stored, isTouched, newer, begin, setOrigin }
}

/** State of editing a news item: the form, its draft, the server's version, and resolving conflicts between them. */
export function useNewsWork(draft: UsedDraft<NewsWork>) {
  const queries = useQueryClient()
  const [tellMembers, setTellMembers] = useState(false)
  const { item, stored, newer, begin, setOrigin, ...shown } = useNewsVersions(draft)
  const { id, work, form, isTouched } = shown
  const adopt = async ({ news, etag }: Stored) => {
    begin(workOn(news, etag))
    await draft.clear()
  }
  return {
    ...shown,
    /** Chosen here, or before for the time of its publication. */
    tellMembers: tellMembers || stored?.news.isTold === true,
    setTellMembers,
    item: stored?.news,
    /** The version that another operator saved meanwhile. */
    theirs: newer && isTouched ? newsValuesOf(newer.news) : undefined,
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
    discard: () => (stored ? adopt(stored) : Promise.resolve()),
    adopt,
    /** The publication has changed; the changes stay. */
    moved: ({ news, etag }: Stored) => {
      queries.setQueryData(newsToEdit(news.id).queryKey, { data: news, etag, askedAt: Date.now() })
      const origin = { id, base: { etag, updatedDate: news.updatedDate, values: newsValuesOf(news) } }
      setOrigin(origin)
      if (isTouched) draft.save({ ...origin, values: form.getValues() })
    },
    /** The item was deleted. */
    forget: draft.clear,
    /** ETag to save against, which resolves a conflict in favour of this version. */
    baseEtag: (newer ?? work.base)?.etag,
    refetchAll: () => item.refetch(),
  }
}

function useNewsForm(initial: NewsValues, state: NewsState) {
  const isPublishing = useRef(false)
  const form = useDeskForm<NewsValues>(
    (values) => errorsOfNews(values, isPublishing.current || state !== 'DRAFT'),
    initial,
    {
      names: { imageFileDataId: 'picture' },
      textOf: (field, code) => fieldText(field === 'imageFileDataId' ? 'picture' : field, code),
    },
  )
  /** Shows what is missing for saving, or for publishing. @returns whether nothing is */
  const check = (publishes: boolean): boolean => {
    isPublishing.current = publishes
    return form.check().length === 0
  }
  return { form, check }
}

export type UsedNewsWork = ReturnType<typeof useNewsWork>

interface Stored {
  news: OperatorNews
  etag: string
}

const storedIn = (read: Envelope<OperatorNews> | undefined): Stored | undefined =>
  read?.etag === undefined ? undefined : { news: read.data, etag: read.etag }

const isNewer = ({ news, etag }: Stored, base: NonNullable<NewsWork['base']>): boolean =>
  etag !== base.etag && news.updatedDate > base.updatedDate

export interface Publication {
  /** Null for now. */
  publishAt: string | null
  tellMembers: boolean
}

interface SaveInput {
  /** Omitted for saving only. */
  publication?: Publication
}

/** Sends image, item and publication in this order; a failure keeps what was sent before. */
export function useNewsSaving(desk: UsedNewsWork, draftName: string) {
  const { id, work, form, theirs, change, adopt, baseEtag, refetchAll } = desk
  const queries = useQueryClient()
  const create = useOperatorCommand(createNews)
  const edit = useOperatorCommand(editNews)
  const publish = useOperatorCommand(publishNews)
  const keep = async (answer: Envelope<OperatorNews>): Promise<Stored> => {
    const stored = storedIn(answer)
    if (!stored) throw new UnexpectedAnswer(200)
    queries.setQueryData(newsToEdit(stored.news.id).queryKey, { ...answer, askedAt: Date.now() })
    if (theirs) await keepReplaced(draftName, { ...work, values: theirs })
    await adopt(stored)
    return stored
  }
  return useDirectCommand(
    async ({ publication }: SaveInput): Promise<Stored> => {
      const values = form.getValues()
      const picture = await uploaded(queries, values.picture)
      // A repeat does not upload it again.
      if (picture !== values.picture) change('picture', picture)
      const body = newsBodyOf({ ...values, picture })
      const ifMatch = baseEtag === undefined ? {} : { ifMatch: baseEtag }
      const saved = await keep(
        await (id === null
          ? create.sendAsync({ body })
          : edit.sendAsync({ params: { id }, body, ...ifMatch })),
      )
      if (!publication) return saved
      const params = { id: saved.news.id }
      return keep(await publish.sendAsync({ params, body: publication, ifMatch: saved.etag }))
    },
    {
      form,
      onError: (error) => {
        if (error instanceof ApiProblem && error.code === 'PRECONDITION_FAILED') void refetchAll()
      },
    },
  )
}
