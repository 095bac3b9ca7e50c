import { Trans } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useCommand } from '../../api/use-command.ts'
import {
  refreshPushState,
  type PushState,
  PushTimeout,
  turnPushOff,
  turnPushOn,
  usePushState,
} from './push.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'

/** Shows and changes whether this device receives push notifications. The browser asks only after a press. */
export function PushPanel() {
  const state = usePushState()
  const change = useCommand((wanted: 'ON' | 'OFF'): Promise<unknown> =>
    wanted === 'ON' ? turnPushOn() : turnPushOff(),
  )
  useEffect(() => {
    void refreshPushState()
  }, [])
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed" role="status">
        {words[state]}
      </Text>
      {state === 'OFF' && (
        <Button variant="light" disabled={change.isPending} onClick={() => change.send('ON')}>
          {change.isPending ? <Trans>Turning on…</Trans> : <Trans>Turn on notifications</Trans>}
        </Button>
      )}
      {state === 'ON' && (
        <Button variant="default" disabled={change.isPending} onClick={() => change.send('OFF')}>
          <Trans>Turn off on this device</Trans>
        </Button>
      )}
      {change.error && state !== 'DENIED' && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          {change.error instanceof PushTimeout ? (
            <Trans>Your browser did not respond. Check your connection and try again.</Trans>
          ) : (
            <Trans>Notifications could not be changed. Please try again later.</Trans>
          )}
        </Alert>
      )}
    </Stack>
  )
}

const words: Record<PushState, ReactNode> = {
  UNKNOWN: null,
  ON: <Trans>This device receives notifications, even while Ilteo is closed.</Trans>,
  OFF: (
    <Trans>
      This device can receive notifications while Ilteo is closed. At most three a day, and none at night.
    </Trans>
  ),
  DENIED: (
    <Trans>
      This browser blocks notifications from Ilteo. Allow notifications for this site in your browser
      settings, then come back here.
    </Trans>
  ),
  INSTALL: (
    <Trans>
      On this device, notifications need Ilteo on the home screen. Press the share button, then “Add to Home
      Screen”. Then open Ilteo from the home screen.
    </Trans>
  ),
  UNSUPPORTED: (
    <Trans>
      This browser cannot show notifications while Ilteo is closed. You can see them here and under the bell
      icon.
    </Trans>
  ),
}
