import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { UnsentCause } from './unsent-cause.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'

/** Why something is still on the device after it should have been sent. */
export function NotSent({ cause }: { cause: UnsentCause }) {
  if (cause === null) return null
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {cause === 'SIGN_IN' ? (
        <Trans>Your session has ended. Sign in again to send what is saved here.</Trans>
      ) : cause === 'REFUSED' ? (
        <Trans>The server did not accept something. View the list to see why, and to correct it.</Trans>
      ) : (
        <Trans>The server did not answer. Everything is still saved on this device. Try again later.</Trans>
      )}
    </Alert>
  )
}
