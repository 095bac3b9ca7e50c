import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import {
  getPasswordReset,
  PASSWORD_RESET_MINUTES,
  resetPassword,
} from '../../../../contract/account/member-account.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { checkSession } from '../../../entities/member/check-session.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { isLinkExpired, LinkExpired, useMailedLink } from '../mailed-link.tsx'
import { memberFieldText } from '../member-texts.ts'
import { newPasswordErrors } from './new-password-check.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** @param token of the link in the mail, valid once */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useContractForm(
    newPasswordErrors,
    { password: '', confirmation: '' },
    { textOf: memberFieldText },
  )
  const reset = useCommand(resetPassword, {
    form,
    onSuccess: async () => {
      await checkSession()
      // Also removes the used link from the history.
      await navigate({ to: '/signIn', state: { newPassword: true }, replace: true })
    },
  })
  const link = useMailedLink(getPasswordReset, token)
  if (isLinkExpired(link.error) || isLinkExpired(reset.error)) return <Expired />
  return (
    <Form onSubmit={form.onSubmit(({ password }) => reset.send({ params: { token }, body: { password } }))}>
      <NewPasswordFields form={form} />
      <Text size="sm" c="dimmed">
        <Trans>You will be signed out on all devices. Then sign in with the new password.</Trans>
      </Text>
      <RequestAlert error={reset.error} />
      <Button type="submit" fullWidth aria-busy={reset.isPending}>
        <Trans>Set a new password</Trans>
      </Button>
    </Form>
  )
}

function Expired() {
  const minutes = PASSWORD_RESET_MINUTES
  return (
    <LinkExpired
      action={
        <ButtonLink to="/findPassword" search={{}} variant="light">
          <Trans>Request a new link</Trans>
        </ButtonLink>
      }
    >
      <Trans>A link works once, within {minutes} minutes. Your password has not changed.</Trans>
    </LinkExpired>
  )
}
