import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { Button } from '../../ui/button/button.tsx'
import classes from './push-panel.module.css'
import {
  refreshPushState,
  type PushState,
  PushTimeout,
  turnPushOff,
  turnPushOn,
  usePushState,
} from './push.ts'

/** Shows and changes whether this device receives push notifications. The browser asks only after a press. */
export function PushPanel() {
  const state = usePushState()
  const change = useMutation({
    mutationFn: async (wanted: 'ON' | 'OFF') => {
      if (wanted === 'ON') await turnPushOn()
      else await turnPushOff()
    },
    networkMode: 'always',
  })
  useEffect(() => {
    void refreshPushState()
  }, [])
  return (
    <div className={classes.panel}>
      <p role="status">{words[state]}</p>
      {state === 'OFF' && (
        <Button variant="light" disabled={change.isPending} onClick={() => change.mutate('ON')}>
          {change.isPending ? <Trans>Turning on…</Trans> : <Trans>Turn on alerts on this device</Trans>}
        </Button>
      )}
      {state === 'ON' && (
        <Button variant="outline" disabled={change.isPending} onClick={() => change.mutate('OFF')}>
          <Trans>Turn off on this device</Trans>
        </Button>
      )}
      {change.error && state !== 'DENIED' && (
        <AlertMessage>
          {change.error instanceof PushTimeout ? (
            <Trans>This browser did not answer. Check the connection and try again.</Trans>
          ) : (
            <Trans>Alerts could not be changed now. Please try again later.</Trans>
          )}
        </AlertMessage>
      )}
    </div>
  )
}

const words: Record<PushState, ReactNode> = {
  UNKNOWN: null,
  ON: <Trans>Alerts reach this device, also while Ilteo is closed.</Trans>,
  OFF: <Trans>Alerts can reach this device while Ilteo is closed. At most three a day, none at night.</Trans>,
  DENIED: (
    <Trans>
      This browser blocks alerts of Ilteo. Allow notifications for this site in the browser’s settings, then
      come back here.
    </Trans>
  ),
  INSTALL: (
    <Trans>
      On this phone, alerts need Ilteo on the home screen: press the share button, then “Add to Home Screen”,
      and open Ilteo from there.
    </Trans>
  ),
  UNSUPPORTED: (
    <Trans>
      This browser cannot show alerts while Ilteo is closed. What happens is told here and at the bell.
    </Trans>
  ),
}
