import { Trans } from '@lingui/react/macro'
import { StorageFailure } from '../offline/database.ts'
import { AlertMessage } from '../ui/alert-message.tsx'

/** Why something was neither saved nor sent, and what helps; nothing while there is no error. */
export function SaveTrouble({ error }: { error: Error | null }) {
  if (!error) return null
  const code = error instanceof StorageFailure ? error.code : undefined
  return (
    <AlertMessage>
      {code === 'QUOTA_EXCEEDED' && (
        <Trans>
          This phone has no room left to save it. Make some room, or try again when you are connected.
        </Trans>
      )}
      {code === 'STORAGE_UNAVAILABLE' && (
        <Trans>This browser does not let us save it. Try again when you are connected.</Trans>
      )}
      {code === undefined && <Trans>The request failed</Trans>}
    </AlertMessage>
  )
}
