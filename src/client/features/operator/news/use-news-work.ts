import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createNews, editNews, type OperatorNews, publishNews } from '../../../../contract/operator/news.ts'
import type { Envelope } from '../../../api/api.ts'
import { ApiProblem, UnexpectedAnswer } from '../../../api/problem.ts'
import { useCommand as useDirectCommand } from '../../../api/use-command.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import {
  differingFields,
  newsBodyOf,
  newsValuesOf,
  type NewsValues,
  type NewsWork,
  workOn,
} from './news-values.ts'
import { newsToEdit } from '../queries.ts'
import { uploaded } from '../placement/upload-image.ts'
import { useCommand } from '../desk/use-command.ts'

export interface Publication {
  /** Null for now. */
  publishAt: string | null
  tellMembers: boolean
}

export interface Saving {
  values: NewsValues
  /** Omitted for saving only. */
  publication?: Publication
}

/** State of editing a news item: the draft, the server's version, and resolving conflicts between them. */
export function useNewsWork(draft: UsedDraft<NewsWork>) {
  const queries = useQueryClient()
  const [work, setWork] = useState(draft.value)
  // Fields are uncontrolled: new values need new fields, so the key changes.
  const [round, setRound] = useState(0)
  const [tellMembers, setTellMembers] = useState(false)
  const item = useQuery({ ...newsToEdit(work.id ?? ''), enabled: work.id !== null })
  const stored = storedIn(item.data)
  const isTouched = work.base === null || differingFields(work.values, work.base.values).length > 0
  const newer = stored && isNewer(stored, work) ? stored : undefined
  const begin = (next: NewsWork) => {
    setWork(next)
    setRound((before) => before + 1)
  }
  // Nothing was typed yet, so the newer version replaces the former.
  if (newer && !isTouched) begin(workOn(newer.news, newer.etag))
  const write = (values: NewsValues) => {
    setWork({ ...work, values })
    draft.save({ ...work, values })
  }
  const adopt = async ({ news, etag }: Stored) => {
    begin(workOn(news, etag))
    await draft.clear()
  }
  return {
    work,
    round,
    /** Chosen here, or before for the time of its publication. */
    tellMembers: tellMembers || stored?.news.isTold === true,
    setTellMembers,
    item: stored?.news,
    isTouched,
    /** The version that another operator saved meanwhile. */
    theirs: newer && isTouched ? newsValuesOf(newer.news) : undefined,
    change: (part: Partial<NewsValues>) => write({ ...work.values, ...part }),
    /** Fills the form with the version that was not taken before. */
    put: (values: NewsValues) => {
      begin(work)
      write(values)
    },
    /** Discards the changes. */
    discard: () => (stored ? adopt(stored) : Promise.resolve()),
    adopt,
    /** The publication has changed; the changes stay. */
    moved: ({ news, etag }: Stored) => {
      queries.setQueryData(newsToEdit(news.id).queryKey, { data: news, etag, askedAt: Date.now() })
      const base = { etag, updatedDate: news.updatedDate, values: newsValuesOf(news) }
      const next = { ...work, base }
      setWork(next)
      if (isTouched) draft.save(next)
    },
    /** The item was deleted. */
    forget: draft.clear,
    /** ETag to save against, which resolves a conflict in favour of this version. */
    baseEtag: (newer ?? work.base)?.etag,
    refetchAll: () => item.refetch(),
  }
}

export interface Stored {
  news: OperatorNews
  etag: string
}

const storedIn = (read: Envelope<OperatorNews> | undefined): Stored | undefined =>
  read?.etag === undefined ? undefined : { news: read.data, etag: read.etag }

const isNewer = ({ news, etag }: Stored, { base }: NewsWork): boolean =>
  base !== null && etag !== base.etag && news.updatedDate > base.updatedDate

interface SavingOptions {
  id: string | null
  etag: string | undefined
  /** Called after the image was uploaded, so that a retry does not upload it again. */
  onUploaded: (values: NewsValues) => void
  /** Called with each version that the server has stored. */
  onStored: (stored: Stored) => Promise<void>
  onConflict: () => unknown
}

/** Sends image, item and publication in this order; a failure keeps what was sent before. */
export function useNewsSaving({ id, etag, onUploaded, onStored, onConflict }: SavingOptions) {
  const queries = useQueryClient()
  const create = useCommand(createNews)
  const edit = useCommand(editNews)
  const publish = useCommand(publishNews)
  const keep = async (answer: Envelope<OperatorNews>): Promise<Stored> => {
    const stored = storedIn(answer)
    if (!stored) throw new UnexpectedAnswer(200)
    queries.setQueryData(newsToEdit(stored.news.id).queryKey, { ...answer, askedAt: Date.now() })
    await onStored(stored)
    return stored
  }
  return useDirectCommand(
    async ({ values, publication }: Saving): Promise<Stored> => {
      const picture = await uploaded(queries, values.picture)
      const whole = { ...values, picture }
      if (picture !== values.picture) onUploaded(whole)
      const body = newsBodyOf(whole)
      const ifMatch = etag === undefined ? {} : { ifMatch: etag }
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
      onError: (error) => {
        if (error instanceof ApiProblem && error.code === 'PRECONDITION_FAILED') onConflict()
      },
    },
  )
}
