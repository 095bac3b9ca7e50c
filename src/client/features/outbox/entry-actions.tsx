import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { applyToJob } from '../../../contract/application.ts'
import { isUntouched, type Entry } from '../../offline/outbox/entry.ts'
import { useConnectivity } from '../../offline/use-connectivity.ts'
import { discard, retryNow, type ShownState } from '../../offline/use-outbox.ts'
import { AlertMessage } from '../../ui/alert-message.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import classes from './entry-actions.module.css'
import { mayTryAgain } from './trouble-texts.ts'

/** What the member can do about an unsent entry in its state. */
export function EntryActions({ entry, state }: { entry: Entry; state: ShownState }) {
  const online = useConnectivity() === 'online'
  const [tooLate, setTooLate] = useState(false)
  const takeBack = async () => setTooLate((await discard(entry.id)) === 'TOO_LATE')
  const waitsForNextTry = state === 'SAVED' && entry.attempts > 0 && online
  // While it is under way it can only be followed by the command that undoes it.
  const canCancel = state !== 'ATTENTION' && (isUntouched(entry) || entry.undo !== undefined)
  return (
    <>
      <div className={classes.actions}>
        {state === 'SIGN_IN' && (
          <LinkButton to="/signIn" search={{ redirect: '/outbox' }} variant="light" size="sm">
            <Trans>Sign in</Trans>
          </LinkButton>
        )}
        {state === 'ATTENTION' && <Attention entry={entry} onDiscard={() => void takeBack()} />}
        {waitsForNextTry && (
          <Button variant="light" size="sm" onClick={() => void retryNow(entry.id)}>
            <Trans>Send now</Trans>
          </Button>
        )}
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

function Attention({ entry, onDiscard }: { entry: Entry; onDiscard: () => void }) {
  const again = mayTryAgain(entry.trouble)
  const resumeMissing = entry.operation === applyToJob.name && entry.trouble?.code === 'RESUME_MISSING'
  return (
    <>
      {resumeMissing && (
        <LinkButton to="/writeResume" variant="light" size="sm">
          <Trans>Write resume</Trans>
        </LinkButton>
      )}
      {again && (
        <Button
          variant={resumeMissing ? 'subtle' : 'light'}
          size="sm"
          onClick={() => void retryNow(entry.id)}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      <Button variant={again ? 'subtle' : 'light'} size="sm" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </>
  )
}
