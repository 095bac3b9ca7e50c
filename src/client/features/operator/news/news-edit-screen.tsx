import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { News } from '../../../../contract/site/news.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { EmptyState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { RecordQuery } from '../desk/record-query.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { EMPTY_WORK, isNewsWork, type NewsWork, workOn } from './news-values.ts'
import { NewsPageActions } from './news-page-actions.tsx'
import { NewsWriting } from './news-writing.tsx'
import { newsToEdit } from '../queries.ts'

interface NewsEditScreenProps {
  /** Null for a new item. */
  id: string | null
  /** Of the list that it was opened from. */
  search: DeskSearch
  Article: ComponentType<{ news: News }>
}

/** Creates or edits a news item. */
export function NewsEditScreen({ id, search, Article }: NewsEditScreenProps) {
  const { t } = useLingui()
  const item = useQuery({ ...newsToEdit(id ?? ''), enabled: id !== null })
  if (id === null)
    return <Drafted draftName="operator-news:new" start={EMPTY_WORK} search={search} Article={Article} />
  if (item.data?.etag !== undefined) {
    const start = workOn(item.data.data, item.data.etag)
    return <Drafted draftName={`operator-news:${id}`} start={start} search={search} Article={Article} />
  }
  return (
    <DeskPage title={t`News item`} actions={<NewsPageActions search={search} />}>
      <RecordQuery
        result={item}
        gone={<EmptyState title={<Trans>This news item no longer exists</Trans>} />}
        failed={<Trans>The news item could not be loaded</Trans>}
        failedNote={<Trans>What you wrote before is still on this device.</Trans>}
      >
        {() => <LoadingBlocks rows={4} form="text" />}
      </RecordQuery>
    </DeskPage>
  )
}

interface DraftedProps extends Pick<NewsEditScreenProps, 'search' | 'Article'> {
  draftName: string
  start: NewsWork
}

function Drafted({ draftName, start, search, Article }: DraftedProps) {
  const { t } = useLingui()
  // Kept from the first render: later versions are compared with the form and do not replace it.
  const [first] = useState(start)
  const draft = useDraft(draftName, first, isNewsWork)
  if (!draft.ready)
    return (
      <DeskPage
        title={start.id === null ? t`Write news` : t`News item`}
        actions={<NewsPageActions search={search} />}
      >
        <LoadingBlocks rows={4} form="text" />
      </DeskPage>
    )
  return <NewsWriting draft={draft} draftName={draftName} search={search} Article={Article} />
}
