import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { FormEvent } from 'react'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { IdentityField } from './identity-field.tsx'
import type { IdentityCheck } from './use-identity-check.ts'

interface IdentitySheetProps {
  request: { identity: IdentityCheck; isPending: boolean; error: Error | null }
}

/** Asks for the password that a button's command requires, and repeats the command with it. */
export function IdentitySheet({ request }: IdentitySheetProps) {
  const { t } = useLingui()
  const { identity, isPending, error } = request
  const submit = (event: FormEvent) => {
    event.preventDefault()
    identity.repeat()
  }
  return (
    <Sheet
      open={identity.isAsked || identity.mustSignIn}
      onClose={identity.cancel}
      title={t`Confirm it is you`}
      fit
    >
      <form noValidate onSubmit={submit}>
        <Stack pb="xl" px="edge">
          <IdentityField identity={identity} />
          <RequestAlert error={error} />
          {!identity.mustSignIn && (
            <Button type="submit" fullWidth aria-busy={isPending}>
              <Trans comment="Button: agree to go on">Confirm</Trans>
            </Button>
          )}
        </Stack>
      </form>
    </Sheet>
  )
}
