import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { errorTexts } from '../../../contract/base/error-texts.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { PasswordField } from './password-field.tsx'
import type { IdentityCheck } from './use-identity-check.ts'
import { InfoIcon } from '../../ui/icon/icons.tsx'

interface IdentityFieldProps {
  identity: IdentityCheck
  /** Whether the field gets the focus when it appears. */
  isFocused?: boolean
}

/** The password field with which a member confirms their identity; renders nothing unless it is required. */
export function IdentityField({ identity, isFocused = true }: IdentityFieldProps) {
  if (identity.mustSignIn) return <SignInAgain />
  return identity.isAsked ? <Asked identity={identity} isFocused={isFocused} /> : null
}

function Asked({ identity, isFocused }: Required<IdentityFieldProps>) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const { fault } = identity
  useEffect(() => {
    if (isFocused || fault) input.current?.focus()
  }, [isFocused, fault])
  // Sheets move the focus to the element with this attribute when they open.
  const forSheets = isFocused ? { 'data-autofocus': true } : {}
  const errors = { MISSING: t`Please enter your password`, WRONG: i18n._(errorTexts.PASSWORD_MISMATCH) }
  return (
    <PasswordField
      ref={input}
      {...forSheets}
      label={<Trans>Your password</Trans>}
      name="identity"
      description={<Trans>We need to confirm it is you</Trans>}
      value={identity.password}
      onChange={(event) => identity.setPassword(event.currentTarget.value)}
      error={fault && errors[fault]}
    />
  )
}

/** For members without a password: a new sign-in replaces it for ten minutes. */
function SignInAgain() {
  const { i18n } = useLingui()
  const here = useLocation({ select: ({ href }) => href })
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <p>{i18n._(errorTexts.SIGN_IN_AGAIN)}</p>
      <ButtonLink mt="xs" to="/signIn" search={{ redirect: here, again: 'yes' }} variant="light" size="sm">
        <Trans>Sign in</Trans>
      </ButtonLink>
    </Alert>
  )
}
