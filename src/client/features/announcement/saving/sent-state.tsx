import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { editAnnouncement } from '../../../../contract/job/announcement.ts'
import type { JobStatus } from '../../../../contract/base/enums.ts'
import { uploadFile } from '../../../../contract/site/file.ts'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { isErrorCode } from '../../../../contract/base/errors.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ConfirmContact } from '../../../entities/email-link/use-contact-gate.tsx'
import { OutboxMark, type OutboxView, outboxViews } from '../../../entities/outbox/outbox-mark.tsx'
import { useSession } from '../../../api/session.ts'
import type { Entry } from '../../../offline/outbox/engine/entry.ts'
import { retryNow, shownState, useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { ActionLink, ButtonLink } from '../../../ui/link.tsx'
import { JobCard } from '../../../entities/job/job-card.tsx'
import { EmptyState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { announcementById } from '../commands.ts'
import { OwnTranslations } from '../translate/own-translations.tsx'
import { publishedAs } from './save-announcement.ts'
import { AnnouncementStatus } from './announcement-status.tsx'
import { Panel } from '../../../ui/page/page.tsx'

/** Status of a saved announcement: on this phone, being sent, refused, or on the server. */
export function SentState({ announcementKey }: { announcementKey: string }) {
  const { entries, sent } = useOutbox()
  const { entry, receipt } = publishedAs({ entries, receipts: sent }, announcementKey)
  if (entry) return <Unsent entry={entry} entries={entries} />
  const id = receipt && idOf(receipt.data)
  if (id !== undefined) return <Arrived id={id} isEdit={receipt?.operation === editAnnouncement.name} />
  return (
    <EmptyState
      title={<Trans>Nothing is being sent</Trans>}
      action={<ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />}
    >
      <Trans>You can see all your postings under “My postings”.</Trans>
    </EmptyState>
  )
}

const StateSection = ({ children }: { children: ReactNode }) => (
  <Panel wide gap="md" mt={{ sm: 'md' }}>
    {children}
  </Panel>
)

function idOf(data: unknown): string | undefined {
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'id') : undefined
  return typeof id === 'string' ? id : undefined
}

function Unsent({ entry, entries }: { entry: Entry; entries: readonly Entry[] }) {
  const { i18n, t } = useLingui()
  const signedIn = useSession() !== null
  const upload = entries.find((each) => each.operation === uploadFile.name && entry.needs.includes(each.id))
  const state = shownState(entry, signedIn)
  const code = entry.refusal?.code ?? ''
  const parts: { name: string; view: OutboxView }[] = [
    ...(upload ? [{ name: t`Picture`, view: outboxViews[shownState(upload, signedIn)] }] : []),
    {
      name: t({ message: 'Posting', comment: 'A published job, from the view of the company' }),
      view: outboxViews[state],
    },
  ]
  return (
    <StateSection>
      <h2 lang="ko">{entry.title['title']}</h2>
      <Stack component="ul" gap="xs" aria-live="polite">
        {parts.map(({ name, view }) => (
          <Group key={name} component="li" justify="space-between" gap="0 12px">
            <span>{name}</span>
            <OutboxMark view={view} />
          </Group>
        ))}
      </Stack>
      {state === 'ATTENTION' ? (
        <>
          <p role="alert">{i18n._(errorTexts[isErrorCode(code) ? code : 'INTERNAL'])}</p>
          {code === 'CONTACT_UNCONFIRMED' && <AskContact entry={entry} />}
          <CorrectLink entry={entry} />
        </>
      ) : (
        <Text inherit c="dimmed">
          {state === 'SIGN_IN' ? (
            <Trans>Your changes are safe on this device. They will be sent when you sign in again.</Trans>
          ) : (
            <Trans>
              Your changes are safe on this device and will be sent automatically. You can leave this page.
            </Trans>
          )}
        </Text>
      )}
    </StateSection>
  )
}

/** Sends the announcement again once the contact is confirmed. */
function AskContact({ entry }: { entry: Entry }) {
  const again = () => void retryNow(entry.id)
  return (
    <>
      <ConfirmContact onConfirmed={again} />
      <Button variant="light" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}

/**
 * Links to where a refused announcement can be corrected: the type if the free one is used up, else the form.
 */
function CorrectLink({ entry }: { entry: Entry }) {
  const id = entry.operation === editAnnouncement.name ? entry.params['id'] : undefined
  const search = id === undefined ? { entry: entry.id } : { id }
  return (
    <Group gap="xs" align="stretch">
      {entry.refusal?.code === 'LIFE_USED' && (
        <ButtonLink to="/anoouncementType" search={search}>
          <Trans>Choose another job type</Trans>
        </ButtonLink>
      )}
      <ButtonLink
        to="/writeAnnouncement"
        search={search}
        variant={entry.refusal?.code === 'LIFE_USED' ? 'light' : 'filled'}
      >
        <Trans>Edit posting</Trans>
      </ButtonLink>
      <ButtonLink to="/outbox" variant="subtle" color="gray">
        <Trans comment="List of what is saved on the device and not sent yet">Outbox</Trans>
      </ButtonLink>
    </Group>
  )
}

/** Poll interval (ms) for a status that an operator or a payment changes. */
const POLL_INTERVAL = 15_000

const isWaiting = (status: JobStatus | undefined) => status === 'IN_REVIEW' || status === 'PAYMENT_DUE'

function Arrived({ id, isEdit }: { id: string; isEdit: boolean }) {
  const result = useQuery({
    ...announcementById(id, useLanguage()),
    refetchInterval: ({ state }) => (isWaiting(state.data?.data.status) ? POLL_INTERVAL : false),
  })
  const job = result.data?.data
  if (!job)
    return result.isFetching ? (
      <LoadingBlocks rows={2} form="text" />
    ) : (
      <EmptyState
        title={<Trans>Your posting has been received</Trans>}
        action={<ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />}
      >
        <Trans>You will see the status when you are connected.</Trans>
      </EmptyState>
    )
  const form = { PREMIUM: 'premium', GRAND: 'grand', LOCAL: 'local', LIFE: 'local' } as const
  return (
    <StateSection>
      <AnnouncementStatus job={job} isEdit={isEdit} />
      <Paper withBorder radius="lg" style={{ overflow: 'hidden' }} inert={job.status !== 'IN_PROGRESS'}>
        <JobCard job={job} form={form[job.productType]} />
      </Paper>
      {job.status !== 'CLOSED' && <OwnTranslations job={job} />}
    </StateSection>
  )
}
