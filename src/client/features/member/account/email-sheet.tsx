import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { EMAIL_CHANGE_MINUTES, requestEmailChange } from '../../../../contract/account/factor.ts'
import { Email, type Me } from '../../../../contract/account/member.ts'
import { call } from '../../../api/api.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { currentSession } from '../../../api/session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { IdentityField } from '../../../entities/identity/identity-field.tsx'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { errorsOf, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useMemberErrors } from '../use-member-errors.ts'
import classes from './account-screen.module.css'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

const Wanted = z.object({ email: Email })

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

interface EmailFormProps {
  hasPassword: boolean
  onSent: (email: string) => void
}

function EmailForm({ hasPassword, onSent }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { element, ...fieldErrors } = useMemberErrors({ setErrors })
  const request = useIdentityCheck({
    send: (wanted: string, proof) =>
      call(requestEmailChange, {
        body: { email: wanted, ...proof },
        token: currentSession()?.token ?? null,
      }),
    isAlwaysAsked: hasPassword,
    onError: (error) => error instanceof ApiProblem && fieldErrors.show(errorsOf(error.fields)),
    onSuccess: (_, wanted) => onSent(wanted),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!fieldErrors.show(fieldErrorsOf(Wanted, { email }))) request.mutate(email)
  }
  const isAtField = request.error instanceof ApiProblem && request.error.fields.length > 0
  return (
    <form ref={element} className={classes.sheet} noValidate onSubmit={submit}>
      <TextInput
        label={<Trans>New email</Trans>}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={errors['email']}
      />
      <IdentityField identity={request.identity} isFocused={false} />
      {request.error && !isAtField && <RequestAlert error={request.error} />}
      <Button type="submit" fullWidth aria-busy={request.isPending}>
        <Trans>Send link</Trans>
      </Button>
    </form>
  )
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const minutes = EMAIL_CHANGE_MINUTES
  return (
    <div className={classes.sheet}>
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
    </div>
  )
}
