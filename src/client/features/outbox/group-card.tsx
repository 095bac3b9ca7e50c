import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { outboxViews, OutboxMark } from '../../entities/outbox/outbox-mark.tsx'
import { isIntercepted, isUntouched, needsAttention, type Entry } from '../../offline/outbox/engine/entry.ts'
import { discardGroup, shownState, mostUrgent } from '../../offline/outbox/use-outbox.ts'
import { daysSince, useFormat } from '../../i18n/format.ts'
import { DeviceButton } from './device-button.tsx'
import { AttentionActions, InterceptedNote, SendNowAction, SignInAction } from './entry-actions.tsx'
import actions from './entry-actions.module.css'
import classes from './entry-card.module.css'
import { kindOf } from './entry-names.ts'
import { EntrySubject } from './entry-subject.tsx'
import own from './group-card.module.css'
import spread from '../../ui/page/spread.module.css'
import { entriesIn, isHead, operationOf, type Part } from './outbox-items.ts'
import { errorText } from './error-texts.ts'
import { InfoIcon } from '../../ui/icon/icons.tsx'

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
      <p className={classes.subject}>
        <EntrySubject title={first.title} />
      </p>
      {done > 0 && state !== 'ATTENTION' && state !== 'SIGN_IN' ? (
        <OutboxMark view={outboxViews[state]}>{t`${done} of ${total} sent`}</OutboxMark>
      ) : (
        <OutboxMark view={outboxViews[state]} />
      )}
      <ul className={own.parts}>
        {parts.map((part) => (
          <PartRow key={operationOf(part)} part={part} signedIn={signedIn} />
        ))}
      </ul>
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
    <li className={`${spread.spread} ${own.part}`}>
      <span className={own.words}>
        {i18n._(label)}
        {aboutJob && (
          <span className={classes.subject}>
            <EntrySubject title={title} />
          </span>
        )}
      </span>
      <OutboxMark view={'entry' in part ? outboxViews[shownState(part.entry, signedIn)] : 'sent'} />
    </li>
  )
}

function PartError({ entry }: { entry: Entry }) {
  const { i18n } = useLingui()
  return (
    <div className={own.error}>
      <p>
        <b>{i18n._(kindOf(entry.operation).label)}</b>: {i18n._(errorText(entry.refusal))}
      </p>
      <div className={actions.actions}>
        <AttentionActions entry={entry} />
      </div>
    </div>
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
      <div className={actions.actions}>
        {isSignInNeeded && <SignInAction />}
        {waiting && <SendNowAction entry={waiting} />}
        {entries.some(isUntouched) && !isHeadRefused && (
          <DeviceButton variant="subtle" act={takeBack}>
            {giveUp ? i18n._(giveUp) : <Trans>Cancel</Trans>}
          </DeviceButton>
        )}
      </div>
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
    <article className={classes.card}>
      <span className={classes.tile}>
        <Drawing size={24} />
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <h3>{i18n._(label)}</h3>
          <time className={classes.time} dateTime={new Date(savedAt).toISOString()}>
            {daysSince(savedAt) === 0 ? format.time(savedAt) : format.daysAgo(savedAt)}
          </time>
        </div>
        {children}
      </div>
    </article>
  )
}
