import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { Button, Group, Text, NavLink } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { ConfirmContact } from '../../entities/email-link/use-contact-gate.tsx'
import { type Signal, createSignal } from '../../browser/signal.ts'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import {
  exchangeOtherVersion,
  type OtherVersion,
  useOtherVersion,
} from '../../offline/drafts/use-other-version.ts'
import { ActionLink } from '../../ui/link.tsx'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { RightNote, useMayAct } from '../../entities/member/company-right.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/page/states.tsx'
import { AnnouncementForm } from './form/announcement-form.tsx'
import { type AnnouncementSearch, draftNameOf } from './form/announcement-search.ts'
import {
  type AnnouncementDraft,
  type AnnouncementValues,
  isAnnouncementDraft,
} from './form/announcement-values.ts'
import { ConflictNote, KeptNote } from './saving/conflict-note.tsx'
import { RefusedNote } from './saving/refused-note.tsx'
import { type AnnouncementBase, useAnnouncementBase } from './saving/use-announcement-base.ts'
import { isOtherVersion, useDone } from './saving/use-done.ts'
import { OwnTranslations } from './translate/own-translations.tsx'
import '@mantine/core/styles/NavLink.layer.css'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { newestAnnouncements } from '../../entities/announcement/announcement-queries.ts'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'

/** Creates or edits an announcement. */
export function WriteAnnouncementScreen({ search }: { search: AnnouncementSearch }) {
  const { t } = useLingui()
  const base = useAnnouncementBase(search)
  const mayAct = useMayAct()
  const [isKept, setKept] = useState(false)
  const title = search.id === undefined ? t`Post a job` : t`Edit posting`
  return (
    <InnerPage
      title={title}
      up="/employmentPage/hiringAnnouncement"
      status={<span role="status">{isKept && <OutboxMark view="saved" isShort />}</span>}
    >
      {!mayAct ? (
        <RightNote />
      ) : base.state === 'READY' ? (
        <Editor key={draftNameOf(search)} base={base} search={search} onKept={() => setKept(true)} />
      ) : base.state === 'LOADING' ? (
        <LoadingBlocks rows={4} form="text" />
      ) : (
        <NoAnnouncement isGone={base.state === 'GONE'} onRetry={base.retry} />
      )}
    </InnerPage>
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
  const name = draftNameOf(search)
  const draft = useDraft(name, first.draft, isAnnouncementDraft)
  const [typed] = useState(() => createSignal<AnnouncementValues | null>(null))
  // Values that have replaced the draft's; the fields begin anew with each.
  const [begun, setBegun] = useState<{ values: AnnouncementValues; round: number }>()
  const kept = useOtherVersion(name, isAnnouncementDraft)
  const { stored } = base
  const isChanged = stored !== undefined && isOtherVersion(draft.value, stored)
  const start = begun?.values ?? draft.value.values
  const { finish, takeTheirs, act } = useDone({
    base,
    search,
    draft,
    replaces: first.replaces,
    isChanged,
  })
  if (!draft.ready) return <LoadingBlocks rows={4} form="text" />

  const isNew = search.id === undefined
  const isRestored = draft.savedAt !== null && !begun
  const begin = (values: AnnouncementValues) =>
    setBegun((before) => ({ values, round: (before?.round ?? 0) + 1 }))
  const keep = (values: AnnouncementValues) => {
    typed.set(values)
    draft.save({ ...draft.value, values })
    onKept()
  }
  const startAnew = async () => {
    await draft.clear()
    typed.set(null)
    begin(first.draft.values)
  }
  const takeKept = async (values: AnnouncementValues) => {
    const mine = typed.get() ?? (isRestored ? start : null)
    await exchangeOtherVersion(name, mine ? { ...draft.value, values: mine } : undefined)
    keep(values)
    begin(values)
  }
  return (
    <>
      <Versions
        typed={typed}
        start={start}
        theirs={isChanged ? stored.values : undefined}
        kept={kept}
        onTheirs={(mine) => act.send(() => takeTheirs(mine))}
        onKept={(values) => act.send(() => takeKept(values))}
      />
      {!isChanged && base.code !== undefined && <RefusedNote code={base.code} />}
      {isRestored && <DraftNote onStartAnew={() => void startAnew()} />}
      {isNew && !isRestored && isEmptyStart(search) && <EarlierPostings />}
      {isNew && <ConfirmContact />}
      <SaveError error={act.error} />
      <AnnouncementForm
        key={begun?.round ?? 0}
        initial={start}
        draftName={name}
        errors={draft.savedAt === null && !begun ? first.errors : {}}
        onChange={keep}
        onDone={finish}
        isBusy={act.isPending}
        done={<DoneLabel isNew={isNew} />}
      />
      {search.id !== undefined && <TranslationsPart id={search.id} values={stored?.values} />}
    </>
  )
}

/** Whether nothing fills the form from the start. */
const isEmptyStart = ({ from, entry }: AnnouncementSearch) => from === undefined && entry === undefined

const DoneLabel = ({ isNew }: { isNew: boolean }) =>
  isNew ? <Trans>Next: choose the job type</Trans> : <Trans>Save changes</Trans>

interface VersionsProps {
  typed: Signal<AnnouncementValues | null>
  start: AnnouncementValues
  theirs: AnnouncementValues | undefined
  kept: OtherVersion<AnnouncementDraft> | null
  onTheirs: (mine: AnnouncementValues) => void
  onKept: (values: AnnouncementValues) => void
}

/** Compares the form with what was saved elsewhere, else with the version that was not taken before. */
function Versions({ typed, start, theirs, kept, onTheirs, onKept }: VersionsProps) {
  const mine = useDeferredValue(useSyncExternalStore(typed.subscribe, typed.get)) ?? start
  if (theirs) return <ConflictNote mine={mine} theirs={theirs} onTheirs={() => onTheirs(mine)} />
  return kept && <KeptNote mine={mine} kept={kept} onTake={() => onKept(kept.value.values)} />
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
      action={<ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />}
    >
      <Trans>It may have been published or discarded in the meantime.</Trans>
    </ErrorState>
  )
}

/** Of the posting as it is on the server, which is what readers see. */
function TranslationsPart({ id, values }: { id: string; values: AnnouncementValues | undefined }) {
  return values ? <OwnTranslations job={{ id, title: values.title, details: values.details }} /> : null
}

/** Postings that are offered, newest first. */
const MOST = 10

/** Fills an empty form from one of the newest own postings; nothing without any. */
function EarlierPostings() {
  const [isOpen, setOpen] = useState(false)
  const jobs = useQuery(newestAnnouncements(useLanguage())).data?.data ?? []
  if (jobs.length === 0) return null
  return (
    <>
      <Button variant="default" mx={{ base: 'edge', sm: 0 }} my="xs" onClick={() => setOpen(true)}>
        <Trans comment="Button: fills the form from one of the company's own postings">
          Take from an earlier posting
        </Trans>
      </Button>
      {isOpen && (
        <Sheet open title={<Trans>Your earlier postings</Trans>} onClose={() => setOpen(false)}>
          <ul>
            {jobs.slice(0, MOST).map((job) => (
              <li key={job.id}>
                <EarlierPosting job={job} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}

function EarlierPosting({ job }: { job: EmployerJob }) {
  const format = useFormat()
  return (
    <NavLink
      px="edge"
      py="sm"
      label={<b lang="ko">{job.title}</b>}
      description={
        <>
          {job.regionName}
          {BETWEEN_FACTS}
          {format.date(job.createdDate)}
          {BETWEEN_FACTS}
          <Plural value={job.applicantCount} one="# applicant" other="# applicants" />
        </>
      }
      renderRoot={(props) => <Link to="/writeAnnouncement" search={{ from: job.id }} {...props} />}
    />
  )
}
