import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Group, Paper, Stack, Text, ThemeIcon } from '@mantine/core'
import '@mantine/core/styles/ThemeIcon.layer.css'
import { type ReactNode, useState } from 'react'
import { OutboxMark, outboxViews } from '../../entities/outbox/outbox-mark.tsx'
import {
  type Entry,
  type Title,
  isIntercepted,
  isUntouched,
  needsAttention,
} from '../../offline/outbox/engine/entry.ts'
import { discardGroup, mostUrgent, shownState } from '../../offline/outbox/use-outbox.ts'
import { daysSince, useFormat } from '../../i18n/format.ts'
import { DeviceButton } from '../../entities/outbox/device-button.tsx'
import { AttentionActions, InterceptedNote, SendNowAction, SignInAction } from './entry-actions.tsx'
import { kindOf } from './entry-names.ts'
import { type Part, entriesIn, isHead, operationOf } from './outbox-items.ts'
import { errorText } from './error-texts.ts'
import { InfoIcon } from '../../ui/icon/icons.tsx'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { ShownTitle } from '../../entities/job/job-title.tsx'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'

interface GroupCardProps {
  group: string
  parts: readonly Part[]
  signedIn: boolean
}

/** Entries saved together, each with its state. */
export function GroupCard({ group, parts, signedIn }: GroupCardProps) {
  const { t } = useLingui()
  const entries = entriesIn(parts)
  const [first] = entries
  if (!first) return null
  const head = parts.find((part) => isHead(operationOf(part)))
  const state = mostUrgent(entries.map((entry) => shownState(entry, signedIn))) ?? 'SAVED'
  const [total, done] = [parts.length, parts.length - entries.length]
  return (
    <EntryFrame operation={head ? operationOf(head) : first.operation} savedAt={first.savedAt}>
      <Text size="sm" c="dimmed">
        <EntrySubject title={first.title} />
      </Text>
      {done > 0 && state !== 'ATTENTION' && state !== 'SIGN_IN' ? (
        <OutboxMark view={outboxViews[state]}>{t`${done} of ${total} sent`}</OutboxMark>
      ) : (
        <OutboxMark view={outboxViews[state]} />
      )}
      <Box component="ul" w="100%" mt="xxs" px="sm" bdrs="md" bg="var(--sunk)">
        {parts.map((part) => (
          <PartRow key={operationOf(part)} part={part} signedIn={signedIn} />
        ))}
      </Box>
      {entries
        .filter((entry) => shownState(entry, signedIn) === 'ATTENTION')
        .map((entry) => (
          <PartError key={entry.id} entry={entry} />
        ))}
      <GroupActions group={group} entries={entries} signedIn={signedIn} />
    </EntryFrame>
  )
}

function PartRow({ part, signedIn }: { part: Part; signedIn: boolean }) {
  const { i18n } = useLingui()
  const { operation, title } = 'entry' in part ? part.entry : part.receipt
  const { label, aboutJob = false } = kindOf(operation)
  return (
    <Group component="li" justify="space-between" gap="4px 12px" py="sm">
      <Box component="span" flex="1 1 10rem" miw={0}>
        {i18n._(label)}
        {aboutJob && (
          <Text span display="block" size="sm" c="dimmed">
            <EntrySubject title={title} />
          </Text>
        )}
      </Box>
      <OutboxMark view={'entry' in part ? outboxViews[shownState(part.entry, signedIn)] : 'sent'} />
    </Group>
  )
}

function PartError({ entry }: { entry: Entry }) {
  const { i18n } = useLingui()
  return (
    <Stack gap="xs" align="flex-start">
      <p>
        <b>{i18n._(kindOf(entry.operation).label)}</b>: {i18n._(errorText(entry.refusal))}
      </p>
      <Group gap="xs" align="stretch">
        <AttentionActions entry={entry} />
      </Group>
    </Stack>
  )
}

function GroupActions({
  group,
  entries,
  signedIn,
}: {
  group: string
  entries: readonly Entry[]
  signedIn: boolean
}) {
  const { i18n } = useLingui()
  const [tooLate, setTooLate] = useState(false)
  const takeBack = async () => setTooLate((await discardGroup(group)) === 'TOO_LATE')
  const waiting = entries.find((entry) => entry.attempts > 0 && shownState(entry, signedIn) === 'SAVED')
  const head = entries.find((entry) => isHead(entry.operation))
  const giveUp = head && kindOf(head.operation).giveUp
  // A refused head has its own cancel button.
  const isHeadRefused = head !== undefined && needsAttention(head)
  const isHeldUp = entries.some((entry) => isIntercepted(entry) && shownState(entry, signedIn) === 'SAVED')
  const isSignInNeeded = entries.some((entry) => shownState(entry, signedIn) === 'SIGN_IN')
  return (
    <>
      {isHeldUp && <InterceptedNote />}
      <Group gap="xs" align="stretch">
        {isSignInNeeded && <SignInAction />}
        {waiting && <SendNowAction entry={waiting} />}
        {entries.some(isUntouched) && !isHeadRefused && (
          <DeviceButton variant="subtle" act={takeBack}>
            {giveUp ? i18n._(giveUp) : <Trans>Cancel</Trans>}
          </DeviceButton>
        )}
      </Group>
      {tooLate && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Trans>Part of this is already being sent. The rest is cancelled.</Trans>
        </Alert>
      )}
    </>
  )
}

interface EntryFrameProps {
  /** The entry's operation. */
  operation: string
  savedAt: number
  children: ReactNode
}

/** Card of an entry with icon, name and the time it was saved. */
export function EntryFrame({ operation, savedAt, children }: EntryFrameProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { icon: Drawing, label } = kindOf(operation)
  return (
    <Paper component="article" p="md" radius="lg">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        <ThemeIcon variant="light" color="dark" size={40} radius="md">
          <Drawing size={24} />
        </ThemeIcon>
        <Stack align="flex-start" gap="xxs" flex={1} miw={0}>
          <Group justify="space-between" align="baseline" wrap="nowrap" gap="sm" w="100%">
            <h3>{i18n._(label)}</h3>
            <Text
              component="time"
              flex="none"
              size="xs"
              c="dimmed"
              dateTime={new Date(savedAt).toISOString()}
            >
              {daysSince(savedAt) === 0 ? format.time(savedAt) : format.daysAgo(savedAt)}
            </Text>
          </Group>
          {children}
        </Stack>
      </Group>
    </Paper>
  )
}

export const hasSubject = ({ company = '', title = '' }: Title): boolean => company !== '' || title !== ''

/** What an entry is about as stored when it was saved: the company, and the job as cards call it. */
export function EntrySubject({ title: { company = '', title = '', headline = title } }: { title: Title }) {
  return (
    <>
      {company !== '' && <span lang={langOfKorean(company)}>{company}</span>}
      {company !== '' && title !== '' && BETWEEN_FACTS}
      {title !== '' && <ShownTitle job={{ title, headline }} />}
    </>
  )
}
