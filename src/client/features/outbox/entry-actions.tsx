import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { editAnnouncement, publishAnnouncement } from '../../../contract/announcement.ts'
import { applyToJob } from '../../../contract/application.ts'
import { isUntouched, type Entry } from '../../offline/outbox/entry.ts'
import { useConnectivity } from '../../offline/use-connectivity.ts'
import { discard, retryNow, type ShownState, useOutbox } from '../../offline/use-outbox.ts'
import { AlertMessage } from '../../ui/alert-message.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import classes from './entry-actions.module.css'
import { kindOf } from './entry-names.ts'
import { mayTryAgain } from './trouble-texts.ts'

/** What the member can do about an unsent entry in its state. */
export function EntryActions({ entry, state }: { entry: Entry; state: ShownState }) {
  const [tooLate, setTooLate] = useState(false)
  const takeBack = async () => setTooLate((await discard(entry.id)) === 'TOO_LATE')
  // While it is under way it can only be followed by the command that undoes it.
  const canCancel = state !== 'ATTENTION' && (isUntouched(entry) || entry.undo !== undefined)
  return (
    <>
      <div className={classes.actions}>
        {state === 'SIGN_IN' && <SignInAction />}
        {state === 'ATTENTION' && <AttentionActions entry={entry} />}
        {state === 'SAVED' && entry.attempts > 0 && <SendNowAction entry={entry} />}
        {canCancel && (
          <Button variant="subtle" size="sm" onClick={() => void takeBack()}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
      {tooLate && (
        <AlertMessage kind="info">
          <Trans>It may have arrived already, so it cannot be taken back here.</Trans>
        </AlertMessage>
      )}
    </>
  )
}

export function SignInAction() {
  return (
    <LinkButton to="/signIn" search={{ redirect: '/outbox' }} variant="light" size="sm">
      <Trans>Sign in</Trans>
    </LinkButton>
  )
}

/** For what waits for its next try; without a network there is no sense in it. */
export function SendNowAction({ entry }: { entry: Entry }) {
  const online = useConnectivity() === 'online'
  if (!online) return null
  return (
    <Button variant="light" size="sm" onClick={() => void retryNow(entry.id)}>
      <Trans>Send now</Trans>
    </Button>
  )
}

/** The ways on from a refusal, the likeliest first. */
export function AttentionActions({ entry }: { entry: Entry }) {
  const again = mayTryAgain(entry.trouble)
  const resumeMissing = entry.operation === applyToJob.name && entry.trouble?.code === 'RESUME_MISSING'
  const { entries } = useOutbox()
  // A file is chosen anew where it belongs.
  const written = entries.find((other) => other.needs.includes(entry.id)) ?? entry
  const { edit } = kindOf(written.operation)
  const isCompared = entry.state === 'CONFLICT' && edit === '/mypage/modifyResume'
  const hasWayOn = resumeMissing || edit !== undefined
  return (
    <>
      {resumeMissing && (
        <LinkButton to="/writeResume" search={{ jobId: entry.params['id'] }} variant="light" size="sm">
          <Trans>Write resume</Trans>
        </LinkButton>
      )}
      {isCompared && (
        <LinkButton to="/outbox/conflict/$id" params={{ id: entry.id }} variant="light" size="sm">
          <Trans>Compare</Trans>
        </LinkButton>
      )}
      {edit && !isCompared && (
        <LinkButton to={edit} search={writtenAs(written)} variant="light" size="sm">
          <Trans>Edit</Trans>
        </LinkButton>
      )}
      {again && (
        <Button variant={hasWayOn ? 'subtle' : 'light'} size="sm" onClick={() => void retryNow(entry.id)}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <Button
        variant={again || hasWayOn ? 'subtle' : 'light'}
        size="sm"
        onClick={() => void discard(entry.id)}
      >
        <Trans>Discard</Trans>
      </Button>
    </>
  )
}

/** How the address of the form names it: an announcement by its id, else by its entry. */
function writtenAs({ id, operation, params }: Entry): { id?: string; entry?: string } {
  if (operation === publishAnnouncement.name) return { entry: id }
  return operation === editAnnouncement.name && params['id'] !== undefined ? { id: params['id'] } : {}
}
