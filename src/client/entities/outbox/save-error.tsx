import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'

import { TriangleIcon } from '../../ui/icon/icons.tsx'
/** Why something was neither saved nor sent, and what helps; renders nothing without an error. */
export function SaveError({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      <StorageErrorText code={'code' in error ? error.code : undefined} />
    </Alert>
  )
}

function StorageErrorText({ code }: { code: unknown }) {
  switch (code) {
    case 'QUOTA_EXCEEDED':
      return (
        <Trans>
          This device has no free space left. Free up some space, or try again when you are connected.
        </Trans>
      )
    case 'STORAGE_UNAVAILABLE':
      return <Trans>Nothing can be saved in this browser. Try again when you are connected.</Trans>
    case 'BYTES_MISSING':
      return <Trans>The photo is no longer on this device. Please choose it again.</Trans>
    default:
      return <Trans>The request failed</Trans>
  }
}
