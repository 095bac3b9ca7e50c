import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Text } from '@mantine/core'
import '@mantine/core/styles/Anchor.layer.css'
import { Link } from '@tanstack/react-router'
import { OutboxMark, outboxViews } from '../../entities/outbox/outbox-mark.tsx'
import type { Entry } from '../../offline/outbox/engine/entry.ts'
import type { ShownState } from '../../offline/outbox/use-outbox.ts'
import { EntryActions } from './entry-actions.tsx'
import { EntryFrame } from './group-card.tsx'
import { kindOf } from './entry-names.ts'
import { EntrySubject, hasSubject } from './entry-subject.tsx'
import { errorText } from './error-texts.ts'

/** An unsent entry: its subject, state and actions. */
export function EntryCard({ entry, state }: { entry: Entry; state: ShownState }) {
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
