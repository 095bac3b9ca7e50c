import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Stack, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useDeferredValue, useRef, useState } from 'react'
import type { News } from '../../../../contract/site/news.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { deskCard } from '../desk/desk-surfaces.ts'
import { at } from '../desk/desks.ts'
import { useOnlyByButton } from '../desk/use-only-by-button.ts'
import { NewsActions } from './news-actions.tsx'
import { NewsVersions } from './news-conflict.tsx'
import { NewsFields } from './news-form.tsx'
import { NewsPageActions } from './news-page-actions.tsx'
import { type NewsDone, NewsStatus } from './news-status.tsx'
import { type NewsValues, type NewsWork, previewOf } from './news-values.ts'
import { type Publication, useNewsSaving, useNewsWork } from './use-news-work.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The latest act on the page's news item. */
    newsDone?: NewsDone
  }
}

interface NewsWritingProps {
  draft: UsedDraft<NewsWork>
  draftName: string
  /** Of the list that the item was opened from. */
  search: DeskSearch
  Article: ComponentType<{ news: News }>
}

/** Form, preview and actions of a news item. */
export function NewsWriting({ draft, draftName, search, Article }: NewsWritingProps) {
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
    <DeskPage title={item ? t`News item` : t`Write news`} actions={<NewsPageActions search={search} />}>
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
    </DeskPage>
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
