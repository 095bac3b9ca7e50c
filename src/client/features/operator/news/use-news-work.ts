import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Envelope } from '../../../api/api.ts'
import { useCommand as useDirectCommand } from '../../../api/use-command.ts'
import { setField } from '../../../forms/use-form-field.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { keepReplaced } from '../../../offline/drafts/use-other-version.ts'
import { createNews, editNews, type OperatorNews, publishNews } from '../../../../contract/operator/news.ts'
import { uploaded } from '../content/uploaded-image-field.tsx'
import { useOperatorCommand } from '../desk/command.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'
import { newsToEdit } from '../queries.ts'
import {
  differingFields,
  errorsOfNews,
  newsBodyOf,
  type NewsValues,
  type NewsWork,
  workOn,
} from './news-values.ts'

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
