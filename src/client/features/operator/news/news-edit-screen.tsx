import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ComponentType, useDeferredValue, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../api/problem.ts'
import { useImageUrl } from '../../../entities/image/use-image-url.ts'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import { Form } from '../../../forms/form.tsx'
import { useFormat } from '../../../i18n/format.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { NewsState, OperatorNews } from '../../../../contract/operator/news.ts'
import type { News } from '../../../../contract/site/news.ts'
import { CaseActions } from '../cases/kit/case-page.tsx'
import { Drafted } from '../content/drafted.tsx'
import { deskCard, StateBadge, useDateTime } from '../desk/cells.tsx'
import { Done } from '../desk/command.tsx'
import { DeskPage, RecordQuery } from '../desk/desk-page.tsx'
import { at, type DeskSearch } from '../desk/desks.ts'
import { onlyByButton } from '../desk/only-by-button.ts'
import { useArrivalFocus } from '../keyboard/use-arrival-focus.ts'
import { newsToEdit } from '../queries.ts'
import { NewsActions } from './news-actions.tsx'
import { NewsVersions } from './news-conflict.tsx'
import { NewsFields } from './news-form.tsx'
import { newsStates } from './news-list-screen.tsx'
import {
  EMPTY_WORK,
  isNewsWork,
  type NewsValues,
  type NewsWork,
  previewOf,
  type Publication,
  useNewsSaving,
  useNewsWork,
  workOn,
} from './news-work.ts'

interface NewsEditScreenProps {
  /** Null for a new item. */
  id: string | null
  /** Of the list that it was opened from. */
  search: DeskSearch
  Article: ComponentType<{ news: News }>
}

const draftOf = (id: string | null) => `operator-news:${id ?? 'new'}`

/** Creates or edits a news item. */
export function NewsEditScreen({ id, search, Article }: NewsEditScreenProps) {
  const { t } = useLingui()
  const item = useQuery({ ...newsToEdit(id ?? ''), enabled: id !== null })
  const draftName = draftOf(id)
  // Later versions are compared with the form and do not replace it.
  const editFrom = (initial: NewsWork) => (
    <Drafted name={draftName} initial={initial} accepts={isNewsWork} rows={4}>
      {(draft) => <NewsWriting draft={draft} draftName={draftName} Article={Article} />}
    </Drafted>
  )
  return (
    <DeskPage
      title={id === null ? t`Write news` : t`News item`}
      actions={<CaseActions desk="news" search={search} back={<Trans>All news</Trans>} />}
    >
      {id === null ? (
        editFrom(EMPTY_WORK)
      ) : (
        <RecordQuery
          result={item}
          gone={<EmptyState title={<Trans>This news item no longer exists</Trans>} />}
          failed={<Trans>The news item could not be loaded</Trans>}
          failedNote={<Trans>What you wrote before is still on this device.</Trans>}
        >
          {(stored) => editFrom(workOn(stored))}
        </RecordQuery>
      )}
    </DeskPage>
  )
}

interface NewsWritingProps extends Pick<NewsEditScreenProps, 'Article'> {
  draft: UsedDraft<NewsWork>
  draftName: string
}

/** Form, preview and actions of a news item. */
function NewsWriting({ draft, draftName, Article }: NewsWritingProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const desk = useNewsWork(draft, draftName)
  const { form, item, isTouched } = desk
  const [done, setDone] = useState<NewsDone>()
  const saving = useNewsSaving(desk)
  const save = (publication?: Publication) => {
    if (saving.isPending || !desk.check(publication !== undefined)) return
    saving.send(
      { publication },
      {
        onSuccess: ({ id, state }) => {
          const newsDone = publication || state === 'DRAFT' ? state : 'SAVED'
          setDone(newsDone)
          // It may have been created by an earlier press, whose publication was refused.
          if (draftName === draftOf(null))
            void navigate({ ...at('news', id), replace: true, state: { newsDone } })
        },
      },
    )
  }
  const isConflict = saving.error instanceof ApiProblem && saving.error.code === 'PRECONDITION_FAILED'
  return (
    <Flex direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-start' }} gap="md">
      <Form
        flex={1}
        gap="md"
        ref={(node) => form.attach(node)}
        onKeyDown={onlyByButton}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <NewsStatus
          item={item}
          done={isTouched && item ? undefined : done}
          isUnsaved={isTouched && (draft.savedAt !== null || draft.kept)}
        />
        <NewsVersions desk={desk} />
        <Stack {...deskCard} key={desk.round}>
          <NewsFields
            desk={desk}
            onChange={(field, value) => {
              desk.change(field, value)
              setDone(undefined)
            }}
          />
        </Stack>
        <NewsActions
          desk={desk}
          isBusy={saving.isPending}
          error={isConflict && desk.theirs ? null : saving.error}
          onSave={save}
          onUnpublished={() => setDone('UNPUBLISHED')}
        />
      </Form>
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
      <Article news={previewOf(shown, imageUrl, publishedDate ?? opened)} />
    </div>
  )
}

/** SAVED: changed without a change of its state. UNPUBLISHED: a draft again. */
type NewsDone = NewsState | 'SAVED' | 'UNPUBLISHED'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The latest act on the page's news item. */
    newsDone?: NewsDone
  }
}

const doneTexts: Record<NewsDone, MessageDescriptor> = {
  PUBLISHED: msg`The news is published.`,
  SCHEDULED: msg`The news will be published automatically at the time you chose.`,
  DRAFT: msg`The news is saved as a draft. Only operators can see it.`,
  UNPUBLISHED: msg`The news is saved as a draft. Only operators can see it.`,
  SAVED: msg`The changes are saved.`,
}

interface NewsStatusProps {
  item: OperatorNews | undefined
  /** The latest act. */
  done: NewsDone | undefined
  /** Whether there are changes stored on this device only. */
  isUnsaved: boolean
}

/** State of the item on the server and the result of the latest act. */
function NewsStatus({ item, done, isUnsaved }: NewsStatusProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const momentOf = useDateTime()
  const came = useLocation({ select: ({ state }) => state.newsDone })
  const isPast = item && came !== 'SAVED' && came !== item.state
  const shown = done ?? (isUnsaved || isPast ? undefined : came)
  const element = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (done === 'UNPUBLISHED' || done === 'PUBLISHED') element.current?.focus()
  }, [done])
  // The form of a new item gave way to the page of the item.
  useArrivalFocus(element, came !== undefined && shown === came)
  const changed = item && format.moment(item.updatedDate)
  return (
    <Stack gap="sm" px={{ base: 'edge', sm: 0 }} ref={element} tabIndex={-1}>
      <Flex component="p" wrap="wrap" align="center" rowGap="xxs" columnGap="sm" fz="sm" lh="sm">
        {item && (
          <>
            <StateBadge of={newsStates[item.state]} />
            {item.state === 'SCHEDULED' && item.publishedDate !== null && (
              <Trans>Will be published {momentOf(item.publishedDate)}</Trans>
            )}
            {item.state === 'PUBLISHED' && (
              <Link to="/news/detail/$id" params={{ id: item.id }}>{t`See it on the news page`}</Link>
            )}
            <Text span inherit c="dimmed">
              <Trans>Last changed {changed}</Trans>
            </Text>
          </>
        )}
        {isUnsaved && <OutboxMark view="saved">{t`Your changes are kept on this device`}</OutboxMark>}
      </Flex>
      {shown && <Done>{i18n._(doneTexts[shown])}</Done>}
    </Stack>
  )
}
