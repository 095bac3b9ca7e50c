import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createNews, editNews, type OperatorNews, publishNews } from '../../../../contract/operator/news.ts'
import type { Envelope } from '../../../api/api.ts'
import { ApiProblem, UnexpectedAnswer } from '../../../api/problem.ts'
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
import { uploaded } from '../placement/upload-picture.ts'
import { useCommand } from '../desk/use-command.ts'

export interface Publication {
  /** Null: now. */
  publishAt: string | null
  tellMembers: boolean
}

export interface Saving {
  values: NewsValues
  /** Left out where it is only saved. */
  publication?: Publication
}

/** A news item while it is written: what is typed, what the server has, and how the two come together. */
export function useNewsWork(draft: UsedDraft<NewsWork>) {
  const queries = useQueryClient()
  const [work, setWork] = useState(draft.value)
  // Fields keep what is typed in them themselves: other values need other fields.
  const [round, setRound] = useState(0)
  const [tellMembers, setTellMembers] = useState(true)
  const item = useQuery({ ...newsToEdit(work.id ?? ''), enabled: work.id !== null })
  const stored = storedIn(item.data)
  const isTouched = work.base === null || differingFields(work.values, work.base.values).length > 0
  const newer = stored && isNewer(stored, work) ? stored : undefined
  const begin = (next: NewsWork) => {
    setWork(next)
    setRound((before) => before + 1)
  }
  // Nothing was typed yet: the newer version is simply what there is.
  if (newer && !isTouched) begin(workOn(newer.news, newer.etag))
  const change = (part: Partial<NewsValues>) => {
    const next = { ...work, values: { ...work.values, ...part } }
    setWork(next)
    draft.save(next)
  }
  const adopt = async ({ news, etag }: Stored) => {
    begin(workOn(news, etag))
    await draft.clear()
  }
  return {
    work,
    round,
    tellMembers,
    setTellMembers,
    item: stored?.news,
    isTouched,
    /** What somebody else saved while this was written. */
    theirs: newer && isTouched ? newsValuesOf(newer.news) : undefined,
    change,
    /** Lets go of what was typed. */
    discard: () => (stored ? adopt(stored) : Promise.resolve()),
    adopt,
    /** Its publication has changed; what is typed stays. */
    moved: ({ news, etag }: Stored) => {
      queries.setQueryData(newsToEdit(news.id).queryKey, { data: news, etag, askedAt: Date.now() })
      const base = { etag, updatedDate: news.updatedDate, values: newsValuesOf(news) }
      const next = { ...work, base }
      setWork(next)
      if (isTouched) draft.save(next)
    },
    /** The item is gone. */
    forget: draft.clear,
    /** Saving now puts this version in the place of the newer one. */
    baseEtag: (newer ?? work.base)?.etag,
    readAgain: () => item.refetch(),
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
  /** The picture has been sent: it need not be sent again if what follows fails. */
  onUploaded: (values: NewsValues) => void
  /** Each version that the server has taken. */
  onStored: (stored: Stored) => Promise<void>
  onConflict: () => unknown
}

/** Sends picture, item and publication in this order; what has arrived stays, wherever it stops. */
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
  return useMutation({
    mutationFn: async ({ values, publication }: Saving): Promise<Stored> => {
      const picture = await uploaded(queries, values.picture)
      const whole = { ...values, picture }
      if (picture !== values.picture) onUploaded(whole)
      const body = newsBodyOf(whole)
      const ifMatch = etag === undefined ? {} : { ifMatch: etag }
      const saved = await keep(
        await (id === null
          ? create.mutateAsync({ body })
          : edit.mutateAsync({ params: { id }, body, ...ifMatch })),
      )
      if (!publication) return saved
      const params = { id: saved.news.id }
      return keep(await publish.mutateAsync({ params, body: publication, ifMatch: saved.etag }))
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'PRECONDITION_FAILED') onConflict()
    },
    networkMode: 'always',
  })
}
