import { Trans, useLingui } from '@lingui/react/macro'
import { Stack, Box, Flex, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, useDeferredValue, useState } from 'react'
import type { News } from '../../../../contract/site/news.ts'
import type { NewsState } from '../../../../contract/operator/news.ts'
import { type FieldErrors, errorsOf } from '../../../forms/field-errors.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { useFieldErrors } from '../../../forms/use-field-errors.ts'
import { keepReplaced } from '../../../offline/drafts/use-other-version.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { useOnlyByButton } from '../desk/use-only-by-button.ts'
import { NewsActions } from './news-actions.tsx'
import { NewsVersions } from './news-conflict.tsx'
import { NewsFields } from './news-form.tsx'
import { NewsPageActions } from './news-page-actions.tsx'
import { type NewsDone, NewsStatus } from './news-status.tsx'
import { atOwnFields, type NewsValues, type NewsWork, previewOf, errorsOfNews } from './news-values.ts'
import { type Publication, useNewsSaving, useNewsWork } from './use-news-work.ts'
import { deskCard } from '../desk/desk-surfaces.ts'

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
  const desk = useNewsWork(draft)
  const { work, item, theirs } = desk
  const { element, fieldErrors: errors, show, forget } = useFieldErrors()
  useOnlyByButton(element)
  const { save, saving, done, setDone } = useSaving(desk, draftName, show)
  const state: NewsState = item?.state ?? 'DRAFT'
  const attempt = (publication?: Publication) => {
    const isPublic = publication !== undefined || state !== 'DRAFT'
    if (saving.isPending || show(errorsOfNews(work.values, isPublic))) return
    save(publication)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt()
  }
  const atField = saving.error instanceof ApiProblem && saving.error.fields.length > 0
  const isConflict = saving.error instanceof ApiProblem && saving.error.code === 'PRECONDITION_FAILED'
  return (
    <DeskPage title={item ? t`News item` : t`Write news`} actions={<NewsPageActions search={search} />}>
      <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-start' }} gap="md">
        <Box component="form" flex={1} ref={element} noValidate onSubmit={submit}>
          <Stack>
            <NewsStatus
              item={item}
              done={desk.isTouched && item ? undefined : done}
              isUnsaved={desk.isTouched && (draft.savedAt !== null || draft.kept)}
            />
            <NewsVersions desk={desk} draftName={draftName} />
            <Stack {...deskCard} key={desk.round}>
              <NewsFields
                values={work.values}
                errors={errors}
                draftName={draftName}
                onChange={(part, field) => {
                  desk.change(part)
                  forget(field)
                  setDone(undefined)
                }}
              />
            </Stack>
            <NewsActions
              item={item}
              desk={desk}
              isBusy={saving.isPending}
              error={atField || (isConflict && theirs) ? null : saving.error}
              onSave={attempt}
              onTakenOff={() => setDone('UNPUBLISHED')}
            />
          </Stack>
        </Box>
        <Box component="aside" w={{ md: 340 }} pb="xl" aria-label={t`Preview`}>
          <Title order={2} size="sm" lts={0} pb="xs" px={{ base: 'edge', sm: 0 }} c="dimmed">
            <Trans>Preview for readers</Trans>
          </Title>
          <Preview Article={Article} values={work.values} publishedDate={item?.publishedDate ?? null} />
        </Box>
      </Flex>
    </DeskPage>
  )
}

function useSaving(
  desk: ReturnType<typeof useNewsWork>,
  draftName: string,
  show: (errors: FieldErrors) => boolean,
) {
  const navigate = useNavigate()
  const [done, setDone] = useState<NewsDone>()
  const saving = useNewsSaving({
    id: desk.work.id,
    etag: desk.baseEtag,
    onUploaded: ({ picture }: NewsValues) => desk.change({ picture }),
    onStored: async (stored) => {
      if (desk.theirs) await keepReplaced(draftName, { ...desk.work, values: desk.theirs })
      await desk.adopt(stored)
    },
    onConflict: () => void desk.refetchAll(),
  })
  const save = (publication?: Publication) => {
    const isNew = desk.work.id === null
    saving.send(
      { values: desk.work.values, ...(publication ? { publication } : {}) },
      {
        onSuccess: ({ news }) => {
          const newsDone = publication || news.state === 'DRAFT' ? news.state : 'SAVED'
          setDone(newsDone)
          if (isNew) void navigate({ ...at('news', news.id), replace: true, state: { newsDone } })
        },
        onError: (error) => {
          if (error instanceof ApiProblem) show(atOwnFields(errorsOf(error.fields)))
        },
      },
    )
  }
  return { save, saving, done, setDone }
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
