import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { confirmEmailByCode, EMAIL_CODE } from '../../../contract/account/email.ts'
import { getMe } from '../../../contract/account/member.ts'
import { useCommand } from '../../api/use-command.ts'
import { Form } from '../../forms/form.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { CellphoneForm } from '../certification/code-form.tsx'
import { CODE_ERRORS } from '../certification/use-code-form.ts'
import { me } from '../member/me-query.ts'
import { useEmailLink } from './use-email-link.ts'

/** Interval (ms) of asking whether the contact is confirmed. */
const POLL_INTERVAL = 5_000

interface ContactSheetProps {
  /** Null for a member who signs in without one. */
  email: string | null
  onConfirmed: () => void
  onClose: () => void
}

/**
 * Confirms the e-mail address or the cellphone with a code, on the page that needs it. The posting stays behind it.
 */
export function ContactSheet({ email, onConfirmed, onClose }: ContactSheetProps) {
  // The link may be pressed in another tab or on another device.
  const known = useQuery({ ...me(), refetchInterval: POLL_INTERVAL }).data?.data
  const isConfirmed = known?.cellphoneVerified === true || known?.emailVerified === true
  const finish = useEffectEvent(onConfirmed)
  useEffect(() => {
    if (isConfirmed) finish()
  }, [isConfirmed])
  const [isByPhone, setByPhone] = useState(email === null)
  // Here, so that the mail is sent once, however often the way is changed.
  const link = useEmailLink()
  const send = useEffectEvent(() => email !== null && link.send())
  useEffect(() => void send(), [])
  return (
    <Sheet open onClose={onClose} title={<Trans>Confirm your contact first</Trans>} fit>
      <Stack
        gap="sm"
        pt={{ base: 'xxs', sm: 0 }}
        pb={{ base: 'calc(var(--space-24) + env(safe-area-inset-bottom))', sm: 'xl' }}
        px={{ base: 'edge', sm: 'xl' }}
      >
        {isByPhone || email === null ? (
          <CellphoneForm
            before={
              <p>
                <Trans>Verify your cellphone once. What you wrote is kept.</Trans>
              </p>
            }
          />
        ) : (
          <CodeForm email={email} link={link} />
        )}
        {email !== null && !isByPhone && (
          <Text size="sm" c="dimmed">
            <Trans>No email? You can verify your cellphone instead. What you wrote is kept.</Trans>
          </Text>
        )}
        {email !== null && (
          <Button variant="subtle" color="gray" fullWidth onClick={() => setByPhone(!isByPhone)}>
            {isByPhone ? <Trans>Use the code in the email</Trans> : <Trans>Verify my cellphone</Trans>}
          </Button>
        )}
      </Stack>
    </Sheet>
  )
}

function CodeForm({ email, link }: { email: string; link: ReturnType<typeof useEmailLink> }) {
  const { t } = useLingui()
  const { minutes } = EMAIL_CODE
  const form = useContractForm(
    confirmEmailByCode.body,
    { code: '' },
    { mode: 'controlled', fieldOf: CODE_ERRORS },
  )
  const confirm = useCommand(confirmEmailByCode, { form, refreshes: [getMe] })
  return (
    <Form gap="sm" onSubmit={form.onSubmit((body) => confirm.send({ body }))}>
      <p role="status">
        {link.isPending ? (
          <Trans>We are sending you an email.</Trans>
        ) : (
          <>
            <Trans>
              We sent an email with six digits to <bdi>{email}</bdi>. Please enter them here.
            </Trans>{' '}
            <Trans>They are valid for {minutes} minutes.</Trans>
          </>
        )}
      </p>
      <DigitsField
        label={t`Verification code`}
        name="code"
        autoComplete="one-time-code"
        data-autofocus
        digits={form.values.code}
        maxDigits={EMAIL_CODE.digits}
        error={form.errors['code']}
        format={(digits) => digits}
        onDigits={(code) => {
          form.setFieldValue('code', code)
          if (code.length === EMAIL_CODE.digits) confirm.send({ body: { code } })
        }}
      />
      <RequestAlert error={confirm.error ?? link.error} />
      <Button
        type="submit"
        fullWidth
        disabled={form.values.code.length < EMAIL_CODE.digits}
        aria-busy={confirm.isPending}
      >
        <Trans comment="Button: agree to go on">Confirm</Trans>
      </Button>
      <Button variant="default" fullWidth aria-busy={link.isPending} onClick={() => link.send()}>
        <Trans>Send again</Trans>
      </Button>
    </Form>
  )
}
