import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { confirmEmailByCode, EMAIL_CODE } from '../../../contract/account/email.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { me } from '../member/me-query.ts'
import classes from './email-link.module.css'
import { useEmailLink } from './use-email-link.ts'

/** Interval (ms) of asking whether the contact is confirmed. */
const POLL_INTERVAL = 5_000

interface ContactSheetProps {
  /** Null for a member who signs in without one. */
  email: string | null
  onConfirmed: () => void
  onClose: () => void
}

/** Confirms the e-mail address with a code, on the page that needs it. The posting stays behind it. */
export function ContactSheet({ email, onConfirmed, onClose }: ContactSheetProps) {
  // The link may be pressed in another tab or on another device.
  const known = useQuery({ ...me(), refetchInterval: POLL_INTERVAL }).data?.data
  const isConfirmed = known?.cellphoneVerified === true || known?.emailVerified === true
  const finish = useEffectEvent(onConfirmed)
  useEffect(() => {
    if (isConfirmed) finish()
  }, [isConfirmed])
  return (
    <Sheet open onClose={onClose} title={<Trans>Confirm your contact first</Trans>} fit>
      <div className={classes.sheet}>
        {email !== null && <CodeForm email={email} />}
        <p className={classes.sent}>
          {email === null ? (
            <Trans>Verify your cellphone once. What you wrote is kept.</Trans>
          ) : (
            <Trans>No email? You can verify your cellphone instead. What you wrote is kept.</Trans>
          )}
        </p>
        <LinkButton to="/mypage/account" variant={email === null ? 'filled' : 'subtle'} full>
          <Trans>Verify my cellphone</Trans>
        </LinkButton>
      </div>
    </Sheet>
  )
}

function CodeForm({ email }: { email: string }) {
  const { t } = useLingui()
  const { minutes } = EMAIL_CODE
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const link = useEmailLink()
  const send = useEffectEvent(() => link.mutate())
  useEffect(() => send(), [])
  const confirm = useMutation({
    mutationFn: (digits: string) =>
      call(confirmEmailByCode, { body: { code: digits }, token: currentSession()?.token ?? null }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: me().queryKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate(code)
  }
  return (
    <form className={classes.code} noValidate onSubmit={submit}>
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
        digits={code}
        maxDigits={EMAIL_CODE.digits}
        format={(digits) => digits}
        onDigits={(digits) => {
          setCode(digits)
          confirm.reset()
          if (digits.length === EMAIL_CODE.digits) confirm.mutate(digits)
        }}
      />
      {confirm.error ? (
        <RequestAlert error={confirm.error} />
      ) : (
        link.error && <RequestAlert error={link.error} />
      )}
      <Button type="submit" full disabled={code.length < EMAIL_CODE.digits} aria-busy={confirm.isPending}>
        <Trans comment="Button: agree to go on">Confirm</Trans>
      </Button>
      <Button
        variant="outline"
        full
        aria-busy={link.isPending}
        onClick={() => !link.isPending && link.mutate()}
      >
        <Trans>Send again</Trans>
      </Button>
    </form>
  )
}
