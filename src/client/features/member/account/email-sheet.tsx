import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { EMAIL_CHANGE_MINUTES, requestEmailChange } from '../../../../contract/account/factor.ts'
import { Email, type Me } from '../../../../contract/account/member.ts'
import { call } from '../../../api/api.ts'
import { currentSession } from '../../../api/session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { IdentityField } from '../../../entities/identity/identity-field.tsx'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { EmailField } from '../form-page.tsx'
import { memberFieldText } from '../member-texts.ts'

const NewEmail = z.object({ email: Email })

/** Sends a link to a new email address, which takes effect once the link is opened. */
export function EmailSheet({ me, onClose }: { me: Me; onClose: () => void }) {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Sheet open onClose={onClose} title={me.email === null ? t`Add an email` : t`Change your email`} fit>
      {sentTo === undefined ? (
        <EmailForm hasPassword={me.hasPassword} onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onClose={onClose} />
      )}
    </Sheet>
  )
}

function EmailForm({ hasPassword, onSent }: { hasPassword: boolean; onSent: (email: string) => void }) {
  const form = useContractForm(NewEmail, { email: '' }, { textOf: memberFieldText })
  const request = useIdentityCheck({
    send: (wanted: { email: string }, proof) =>
      call(requestEmailChange, {
        body: { ...wanted, ...proof },
        token: currentSession()?.token ?? null,
      }),
    form,
    isAlwaysAsked: hasPassword,
    onSuccess: (_, { email }) => onSent(email),
  })
  return (
    <Form gap="md" px="edge" pb="xl" onSubmit={form.onSubmit(request.send)}>
      <EmailField label={<Trans>New email</Trans>} autoComplete="email" {...form.getInputProps('email')} />
      <IdentityField identity={request.identity} isFocused={false} />
      <RequestAlert error={request.error} />
      <Button type="submit" fullWidth aria-busy={request.isPending}>
        <Trans>Send link</Trans>
      </Button>
    </Form>
  )
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const minutes = EMAIL_CHANGE_MINUTES
  return (
    <Stack px="edge" pb="xl">
      <Alert color="green" icon={<CheckIcon size={20} />}>
        <p>
          <Trans>
            We sent a link to <bdi>{email}</bdi>. Open the link on this device within {minutes} minutes.
          </Trans>
        </p>
        <p>
          <Trans>Until then your email does not change.</Trans>
        </p>
      </Alert>
      <Button variant="light" fullWidth onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Stack>
  )
}
