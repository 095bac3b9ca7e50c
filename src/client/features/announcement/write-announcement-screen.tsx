import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  type ComponentProps,
  type RefObject,
  useDeferredValue,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { myCompany } from '../../entities/company/company-query.ts'
import { ConfirmContact } from '../../entities/email-link/use-contact-gate.tsx'
import { VerificationSection } from '../../entities/verification/verification-section.tsx'
import type { VerificationHandle } from '../../entities/verification/verification-form.tsx'
import { type Signal, createSignal } from '../../browser/signal.ts'
import { discard } from '../../offline/outbox/use-outbox.ts'
import { type UsedDraft, useDraft } from '../../offline/drafts/use-draft.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { PageColumn, Panel, useTitle } from '../../ui/page/page.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/page/states.tsx'
import { AnnouncementForm } from './form/announcement-form.tsx'
import { type AnnouncementSearch, draftNameOf } from './form/announcement-search.ts'
import {
  type AnnouncementDraft,
  type AnnouncementValues,
  isAnnouncementDraft,
} from './form/announcement-values.ts'
import { differences } from './saving/announcement-versions.ts'
import { ConflictNote } from './saving/conflict-note.tsx'
import { RefusedNote } from './saving/refused-note.tsx'
import { saveEdit } from './saving/save-announcement.ts'
import { type AnnouncementBase, useAnnouncementBase } from './saving/use-announcement-base.ts'
import { OwnTranslations } from './translate/own-translations.tsx'

/** Creates or edits an announcement. */
export function WriteAnnouncementScreen({ search }: { search: AnnouncementSearch }) {
  const { t } = useLingui()
  const base = useAnnouncementBase(search)
  const [isKept, setKept] = useState(false)
  const title = search.id === undefined ? t`Post a job` : t`Edit posting`
  useTitle(title)
  return (
    <>
      <InnerHeader title={title} up="/employmentPage/hiringAnnouncement">
        <span role="status">{isKept && <OutboxMark view="saved" isShort />}</span>
      </InnerHeader>
      <PageColumn>
        {base.state === 'READY' ? (
          <Editor key={draftNameOf(search)} base={base} search={search} onKept={() => setKept(true)} />
        ) : base.state === 'LOADING' ? (
          <LoadingBlocks rows={4} form="text" />
        ) : (
          <NoAnnouncement isGone={base.state === 'GONE'} onRetry={base.retry} />
        )}
      </PageColumn>
    </>
  )
}

interface EditorProps {
  base: AnnouncementBase
  search: AnnouncementSearch
  onKept: () => void
}

function Editor({ base, search, onKept }: EditorProps) {
  // Kept from the first render: later answers must not change the form while it is edited.
  const [first] = useState(base)
  const draft = useDraft(draftNameOf(search), first.draft, isAnnouncementDraft)
  const [typed] = useState(() => createSignal<AnnouncementValues | null>(null))
  const [anew, setAnew] = useState<number>()
  const [businessName, setBusinessName] = useState('')
  // Its answer may come after the form has opened, and a verified name has no field.
  const knownName = useQuery(myCompany()).data?.data.companyName ?? ''
  const verification = useRef<VerificationHandle>(null)
  const { stored } = base
  const isChanged = stored !== undefined && isOtherVersion(draft.value, stored)
  const { finish, takeTheirs, failure, isBusy } = useDone({
    base,
    search,
    draft,
    replaces: first.replaces,
    isChanged,
    verification,
  })
  if (!draft.ready) return <LoadingBlocks rows={4} form="text" />

  const isNew = search.id === undefined
  const isAnew = anew === draft.version
  const keep = (values: AnnouncementValues) => {
    typed.set(values)
    draft.save({ ...draft.value, values })
    onKept()
  }
  const startAnew = () => draft.clear().then(() => setAnew(draft.version))
  return (
    <>
      {isChanged ? (
        <LiveConflict
          typed={typed}
          start={draft.value.values}
          theirs={stored.values}
          onTheirs={() => void takeTheirs()}
        />
      ) : (
        base.code !== undefined && <RefusedNote code={base.code} />
      )}
      {draft.savedAt !== null && !isAnew && <DraftNote onStartAnew={() => void startAnew()} />}
      {isNew && <ConfirmContact />}
      <SaveError error={failure} />
      <AnnouncementForm
        key={`${draft.version} ${isAnew}`}
        initial={isAnew ? first.draft.values : draft.value.values}
        draftName={draftNameOf(search)}
        errors={draft.savedAt === null ? first.errors : {}}
        onChange={keep}
        onDone={(values) => void finish(values)}
        isBusy={isBusy}
        done={<DoneLabel isNew={isNew} />}
        usualName={businessName || knownName}
        before={
          <VerificationPart
            {...(isNew ? { handle: verification } : {})}
            companyName={draft.value.values.companyName}
            onNamed={setBusinessName}
          />
        }
      />
      {search.id !== undefined && <TranslationsPart id={search.id} values={stored?.values} />}
    </>
  )
}

interface DoneProps {
  base: AnnouncementBase
  search: AnnouncementSearch
  draft: UsedDraft<AnnouncementDraft>
  /** Id of the refused entry that is being corrected. */
  replaces: string | undefined
  /** Whether somebody has saved other contents. */
  isChanged: boolean
  verification: RefObject<VerificationHandle | null>
}

/** What follows a valid form: a new one goes on to its type, with the verification; an edit is saved. */
function useDone({ base, search, draft, replaces, isChanged, verification }: DoneProps) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const goOn = async (values: AnnouncementValues) => {
    draft.save({ ...draft.value, values })
    const isRefused = (await verification.current?.sendIfComplete()) === false
    if (!isRefused) await navigate({ to: '/anoouncementType', search })
  }
  const save = async (values: AnnouncementValues, id: string) => {
    const basis = await basisOf(base, draft.value, isChanged)
    if (!basis) return
    const mine = { ...draft.value, values, ...basis }
    await saveEdit({ draft: mine, draftName: draftNameOf(search), replaces }, id)
    await draft.clear()
    await navigate({ to: '/anoouncementType', search: { sent: id }, replace: true })
  }
  const finish = async (values: AnnouncementValues) => {
    setBusy(true)
    setFailure(null)
    try {
      await (search.id === undefined ? goOn(values) : save(values, search.id))
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error('not saved', { cause: error }))
    } finally {
      setBusy(false)
    }
  }
  const takeTheirs = async () => {
    if (replaces !== undefined) await discard(replaces)
    await draft.clear()
    await navigate({ to: '/employmentPage/hiringAnnouncement' })
  }
  return { finish, takeTheirs, failure, isBusy }
}

/** Whether somebody has saved other contents; an approval, too, makes a new version. */
const isOtherVersion = ({ etag, base }: AnnouncementDraft, stored: NonNullable<AnnouncementBase['stored']>) =>
  etag !== undefined &&
  stored.etag !== etag &&
  (base === undefined || differences(base, stored.values).length > 0)

/**
 * The version that changes are based on: the newest one, as what is on this device may be older than the form looks.
 * Undefined if somebody has just saved other contents, which are to be seen first.
 */
async function basisOf(
  { readAnew, stored }: AnnouncementBase,
  mine: AnnouncementDraft,
  isSeen: boolean,
): Promise<Pick<AnnouncementDraft, 'etag'> | undefined> {
  const latest = (await readAnew()) ?? stored
  if (latest && !isSeen && isOtherVersion(mine, latest)) return undefined
  const etag = latest?.etag ?? mine.etag
  return etag === undefined ? {} : { etag }
}

const DoneLabel = ({ isNew }: { isNew: boolean }) =>
  isNew ? <Trans>Next: choose the job type</Trans> : <Trans>Save changes</Trans>

interface LiveConflictProps {
  typed: Signal<AnnouncementValues | null>
  start: AnnouncementValues
  theirs: AnnouncementValues
  onTheirs: () => void
}

function LiveConflict({ typed, start, theirs, onTheirs }: LiveConflictProps) {
  const mine = useDeferredValue(useSyncExternalStore(typed.subscribe, typed.get)) ?? start
  return <ConflictNote mine={mine} theirs={theirs} onTheirs={onTheirs} />
}

/** Tells that a draft was restored and offers to discard it. */
function DraftNote({ onStartAnew }: { onStartAnew: () => void }) {
  return (
    <Group justify="space-between" gap="0 12px" px="edge" py="xxs" role="status">
      <Text size="sm" c="dimmed">
        <Trans>We restored what you wrote before.</Trans>
      </Text>
      <Button variant="subtle" color="gray" size="sm" onClick={onStartAnew}>
        <Trans>Start over</Trans>
      </Button>
    </Group>
  )
}

function NoAnnouncement({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  if (!isGone)
    return (
      <ErrorState as="h2" title={<Trans>The posting could not be loaded</Trans>} onRetry={onRetry}>
        <Trans>What you wrote is kept on this device.</Trans>
      </ErrorState>
    )
  return (
    <ErrorState
      as="h2"
      title={<Trans>This posting does not exist</Trans>}
      action={
        <ButtonLink to="/employmentPage/hiringAnnouncement" variant="light">
          <Trans>My postings</Trans>
        </ButtonLink>
      }
    >
      <Trans>It may have been published or discarded in the meantime.</Trans>
    </ErrorState>
  )
}

/** Of the posting as it is on the server, which is what readers see. */
function TranslationsPart({ id, values }: { id: string; values: AnnouncementValues | undefined }) {
  return values ? <OwnTranslations job={{ id, title: values.title, details: values.details }} /> : null
}

/** A separate form: an announcement can be published before the business is verified. */
function VerificationPart(props: ComponentProps<typeof VerificationSection>) {
  return (
    <Panel wide gap="md" id="section-verification">
      <h2>
        <Trans>Business verification</Trans>
      </h2>
      <VerificationSection {...props} />
    </Panel>
  )
}
