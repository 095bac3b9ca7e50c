import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { Box, Flex, Stack, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ApiProblem } from '../../../api/problem.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { type UsedDraft, useDraft } from '../../../offline/drafts/use-draft.ts'
import { EmptyState, LoadingBlocks } from '../../../ui/page/states.tsx'
import type { News } from '../../../../contract/site/news.ts'
import { CaseActions } from '../cases/kit/case-page.tsx'
import { deskCard } from '../desk/cells.tsx'
import { DeskPage, RecordQuery } from '../desk/desk-page.tsx'
import { at, type DeskSearch } from '../desk/desks.ts'
import { useOnlyByButton } from '../desk/use-only-by-button.ts'
import { NewsActions } from './news-actions.tsx'
import { NewsVersions } from './news-conflict.tsx'
import { NewsFields } from './news-form.tsx'
import { type NewsDone, NewsStatus } from './news-status.tsx'
import { EMPTY_WORK, isNewsWork, type NewsValues, type NewsWork, previewOf, workOn } from './news-values.ts'
import { type Publication, useNewsSaving, useNewsWork } from './use-news-work.ts'
import { newsToEdit } from '../queries.ts'

interface NewsEditScreenProps {
  /** Null for a new item. */
  id: string | null
  /** Of the list that it was opened from. */
  search: DeskSearch
  Article: ComponentType<{ news: News }>
}

/** Creates or edits a news item. */
export function NewsEditScreen({ id, ...page }: NewsEditScreenProps) {
  const item = useQuery({ ...newsToEdit(id ?? ''), enabled: id !== null })
  if (id === null) return <Drafted {...page} draftName="operator-news:new" start={EMPTY_WORK} />
  if (item.data?.etag !== undefined) {
    const start = workOn(item.data.data, item.data.etag)
    return <Drafted {...page} draftName={`operator-news:${id}`} start={start} />
  }
  return (
    <NewsPage search={page.search}>
      <RecordQuery
        result={item}
        gone={<EmptyState title={<Trans>This news item no longer exists</Trans>} />}
        failed={<Trans>The news item could not be loaded</Trans>}
        failedNote={<Trans>What you wrote before is still on this device.</Trans>}
      >
        {() => <LoadingBlocks rows={4} form="text" />}
      </RecordQuery>
    </NewsPage>
  )
}

interface NewsPageProps extends Pick<NewsEditScreenProps, 'search'> {
  isNew?: boolean
  children: ReactNode
}

function NewsPage({ search, isNew = false, children }: NewsPageProps) {
  const { t } = useLingui()
  return (
    <DeskPage
      title={isNew ? t`Write news` : t`News item`}
      actions={<CaseActions desk="news" search={search} back={<Trans>All news</Trans>} />}
    >
      {children}
    </DeskPage>
  )
}

interface DraftedProps extends Omit<NewsEditScreenProps, 'id'> {
  draftName: string
  start: NewsWork
}

function Drafted({ start, ...page }: DraftedProps) {
  // Kept from the first render: later versions are compared with the form and do not replace it.
  const [first] = useState(start)
  const draft = useDraft(page.draftName, first, isNewsWork)
  if (draft.ready) return <NewsWriting {...page} draft={draft} />
  return (
    <NewsPage search={page.search} isNew={start.id === null}>
      <LoadingBlocks rows={4} form="text" />
    </NewsPage>
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The latest act on the page's news item. */
    newsDone?: NewsDone
  }
}

interface NewsWritingProps extends Omit<DraftedProps, 'start'> {
  draft: UsedDraft<NewsWork>
}

/** Form, preview and actions of a news item. */
function NewsWriting({ draft, draftName, search, Article }: NewsWritingProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const desk = useNewsWork(draft)
  const { form, item, theirs, isTouched } = desk
  const element = useRef<HTMLFormElement>(null)
  useOnlyByButton(element)
  const [done, setDone] = useState<NewsDone>()
  const saving = useNewsSaving(desk, draftName)
  const save = (publication?: Publication) => {
    if (saving.isPending || !desk.check(publication !== undefined)) return
    saving.send(publication ? { publication } : {}, {
      onSuccess: ({ news }) => {
        const newsDone = publication || news.state === 'DRAFT' ? news.state : 'SAVED'
        setDone(newsDone)
        if (desk.id === null) void navigate({ ...at('news', news.id), replace: true, state: { newsDone } })
      },
    })
  }
  const isConflict = saving.error instanceof ApiProblem && saving.error.code === 'PRECONDITION_FAILED'
  return (
    <NewsPage search={search} isNew={!item}>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-start' }} gap="md">
        <Box
          component="form"
          flex={1}
          ref={(node) => {
            element.current = node
            form.attach(node)
          }}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Stack>
            <NewsStatus
              item={item}
              done={isTouched && item ? undefined : done}
              isUnsaved={isTouched && (draft.savedAt !== null || draft.kept)}
            />
            <NewsVersions desk={desk} draftName={draftName} />
            <Stack {...deskCard} key={desk.round}>
              <NewsFields
                form={form}
                draftName={draftName}
                onChange={(field, value) => {
                  desk.change(field, value)
                  setDone(undefined)
                }}
              />
            </Stack>
            <NewsActions
              item={item}
              desk={desk}
              isBusy={saving.isPending}
              error={isConflict && theirs ? null : saving.error}
              onSave={save}
              onTakenOff={() => setDone('UNPUBLISHED')}
            />
          </Stack>
        </Box>
        <Box
          component="aside"
          w={{ md: 360 }}
          pb="xl"
          pos={{ md: 'sticky' }}
          top={83}
          mah={{ md: 'calc(100dvh - 83px)' }}
          style={{ overflowY: 'auto' }}
          aria-label={t`Preview`}
        >
          <Title order={2} size="sm" lts={0} pb="xs" px={{ base: 'edge', sm: 0 }} c="dimmed">
            <Trans>Preview for readers</Trans>
          </Title>
          <Preview Article={Article} values={form.values} publishedDate={item?.publishedDate ?? null} />
        </Box>
      </Flex>
    </NewsPage>
  )
}

interface PreviewProps extends Pick<NewsWritingProps, 'Article'> {
  values: NewsValues
  publishedDate: string | null
}

function Preview({ Article, values, publishedDate }: PreviewProps) {
  const [opened] = useState(() => new Date().toISOString())
  const shown = useDeferredValue(values)
  const imageUrl = useImageUrl(shown.picture)
  // Inert: screen readers read the form already.
  return (
    <div inert>
      <Article news={previewOf(shown, { imageUrl, publishedDate: publishedDate ?? opened })} />
    </div>
  )
}
