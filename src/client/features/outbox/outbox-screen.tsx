import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Group, Paper, Stack, Text } from '@mantine/core'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { useSession } from '../../api/session.ts'
import { refreshContents } from '../../offline/outbox/page-outbox.ts'
import { type ShownState, shownState, useOutbox } from '../../offline/outbox/use-outbox.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { ActionLink } from '../../ui/link.tsx'
import { ArrowUpIcon } from '../../ui/icon/icons.tsx'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'
import { EmptyState, ErrorState } from '../../ui/page/states.tsx'
import { daysSince, useFormat } from '../../i18n/format.ts'
import { OutboxMark, outboxViews } from '../../entities/outbox/outbox-mark.tsx'
import { EntryFrame, EntrySubject, GroupCard, hasSubject } from './group-card.tsx'
import { type ArrivedItem, type OutboxItem, arrivedOf, itemsOf, recent } from './outbox-items.ts'
import { kindOf } from './entry-names.ts'
import '@mantine/core/styles/Anchor.layer.css'
import { Link } from '@tanstack/react-router'
import type { Entry } from '../../offline/outbox/engine/entry.ts'
import { EntryActions } from './entry-actions.tsx'
import { errorText } from './error-texts.ts'

/** The member's unsent entries, and what was sent in the last seven days. */
export function OutboxScreen() {
  const { t } = useLingui()
  const signedIn = useSession() !== null
  const { entries, sent, isUnreadable } = useOutbox()
  const arrived = recent(arrivedOf(entries, sent))
  const items = itemsOf(entries, sent)
  const sending = entries.some((entry) => shownState(entry, signedIn) === 'SENDING')
  useTitle(t`Outbox`)
  return (
    <>
      <InnerHeader narrow title={<Trans>Outbox</Trans>} up="/home">
        <Box component="span" pe="sm" role="status">
          {items.length > 0 && <Plural value={items.length} one="# left" other="# left" />}
        </Box>
      </InnerHeader>
      {sending && (
        <Banner tone="tint" icon={ArrowUpIcon} title={<Trans>Sending now</Trans>}>
          <Trans>Items are sent in the order you saved them.</Trans>
        </Banner>
      )}
      <PageColumn narrow>
        {items.length > 0 && <Waiting items={items} sending={sending} signedIn={signedIn} />}
        {arrived.length > 0 && <Arrived receipts={arrived} />}
        {entries.length + arrived.length === 0 && (isUnreadable ? <Unreadable /> : <NothingToSend />)}
      </PageColumn>
    </>
  )
}

function Waiting({
  items,
  sending,
  signedIn,
}: {
  items: readonly OutboxItem[]
  sending: boolean
  signedIn: boolean
}) {
  return (
    <Box component="section" pt="xl" px={{ base: 'edge', sm: 0 }} aria-labelledby="waiting">
      <h2 id="waiting">
        {sending ? (
          <Trans comment="State: an item is being sent">Sending</Trans>
        ) : (
          <Trans comment="Group of items in the outbox">Waiting to be sent</Trans>
        )}
      </h2>
      <Stack component="ul" gap="xs" mt="sm">
        {items.map((item) => (
          <li key={item.id}>
            {item.kind === 'group' ? (
              <GroupCard group={item.id} parts={item.parts} signedIn={signedIn} />
            ) : (
              <EntryCard entry={item.entry} state={shownState(item.entry, signedIn)} />
            )}
          </li>
        ))}
      </Stack>
    </Box>
  )
}

function Arrived({ receipts }: { receipts: readonly ArrivedItem[] }) {
  return (
    <Box component="section" py="xl" px={{ base: 'edge', sm: 0 }} aria-labelledby="sent">
      <Group justify="space-between" align="baseline" gap="0 12px" mb="sm">
        <h2 id="sent">
          <Trans context="outbox">Sent</Trans>
        </h2>
        <Text span size="sm" c="dimmed">
          <Trans>Last 7 days</Trans>
        </Text>
      </Group>
      <Paper component="ul" px="md" radius="lg">
        {receipts.map((receipt) => (
          <SentRow key={receipt.id} receipt={receipt} />
        ))}
      </Paper>
    </Box>
  )
}

function Unreadable() {
  return (
    <ErrorState title={<Trans>The outbox could not be loaded</Trans>} onRetry={() => void refreshContents()}>
      <Trans>The storage of this device is not responding. Please try again in a moment.</Trans>
    </ErrorState>
  )
}

function NothingToSend() {
  return (
    <EmptyState
      title={<Trans>Everything has been sent</Trans>}
      action={<ActionLink to="/recruitInfo" label={<Trans>Find jobs</Trans>} />}
    >
      <Trans>What you save without internet waits here until it can be sent.</Trans>
    </EmptyState>
  )
}

function SentRow({ receipt }: { receipt: ArrivedItem }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const time = format.time(receipt.at)
  const when = daysSince(receipt.at) === 0 ? time : `${format.daysAgo(receipt.at)} ${time}`
  const names = receipt.operations.map((operation) => i18n._(kindOf(operation).label))
  return (
    <Group component="li" justify="space-between" gap="4px 16px" py="sm">
      <Box component="span" flex="1 1 12rem" miw={0}>
        {names.join(BETWEEN_FACTS)}
        <Text span display="block" size="sm" c="dimmed">
          <EntrySubject title={receipt.title} />
        </Text>
      </Box>
      <OutboxMark view="sent">{t`Sent ${when}`}</OutboxMark>
    </Group>
  )
}

/** An unsent entry: its subject, state and actions. */
function EntryCard({ entry, state }: { entry: Entry; state: ShownState }) {
  const { i18n } = useLingui()
  return (
    <EntryFrame operation={entry.operation} savedAt={entry.savedAt}>
      <Subject entry={entry} />
      <OutboxMark view={outboxViews[state]} />
      {state === 'ATTENTION' && <p>{i18n._(errorText(entry.refusal))}</p>}
      {entry.state === 'BLOCKED' && (
        <Text size="sm" c="dimmed">
          <Trans>This will be sent after the item it belongs to.</Trans>
        </Text>
      )}
      <EntryActions entry={entry} state={state} />
    </EntryFrame>
  )
}

function Subject({ entry }: { entry: Entry }) {
  const jobId = kindOf(entry.operation).aboutJob ? entry.params.id : undefined
  if (!hasSubject(entry.title)) return null
  const subject = <EntrySubject title={entry.title} />
  return (
    <Text size="sm" c="dimmed">
      {jobId === undefined ? (
        subject
      ) : (
        <Anchor
          inherit
          c="dimmed"
          renderRoot={(props) => <Link to="/recruitment/detail/$id" params={{ id: jobId }} {...props} />}
        >
          {subject}
        </Anchor>
      )}
    </Text>
  )
}
