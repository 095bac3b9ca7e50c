import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOutbox } from '../../offline/use-outbox.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { leave } from './leave.ts'
import classes from './sign-out-sheet.module.css'

/** Asks before anything is lost: unsent work can be sent first, kept on this phone, or deleted. */
export function SignOutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { entries } = useOutbox()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const signOut = async (unsent: 'keep' | 'delete') => {
    setBusy(true)
    await leave(queries, unsent)
    setBusy(false)
    onClose()
    await navigate({ to: '/home' })
  }
  return (
    <Sheet open onClose={onClose} title={t`Sign out`} fit>
      <div className={classes.content}>
        {entries.length > 0 ? (
          <>
            <p>
              <Plural
                value={entries.length}
                one="# item has not been sent yet."
                other="# items have not been sent yet."
              />
            </p>
            <Button onClick={() => void navigate({ to: '/outbox' }).then(onClose)}>
              <Trans>See and send them first</Trans>
            </Button>
            <Button variant="outline" disabled={busy} onClick={() => void signOut('keep')}>
              <Trans>Keep them on this phone and sign out</Trans>
            </Button>
            <Button variant="subtle" disabled={busy} onClick={() => void signOut('delete')}>
              <Trans>Delete them and sign out</Trans>
            </Button>
          </>
        ) : (
          <>
            <p>
              <Trans>What is saved on this phone for your account is removed.</Trans>
            </p>
            <Button disabled={busy} onClick={() => void signOut('delete')}>
              <Trans>Sign out</Trans>
            </Button>
          </>
        )}
      </div>
    </Sheet>
  )
}
