import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  getPasswordReset,
  PASSWORD_RESET_MINUTES,
  resetPassword,
} from '../../../../contract/account/member-account.ts'
import { call } from '../../../api/api.ts'
import { errorsOf } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { checkSession } from '../../../entities/member/check-session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { isLinkExpired, LinkExpired, useMailedLink } from '../mailed-link.tsx'
import classes from '../member-form.module.css'
import { newPasswordErrors } from './new-password-check.ts'
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx'
import { useMemberErrors } from '../use-member-errors.ts'

/** @param token of the link in the mail, valid once */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm<NewPasswordValues>({
    mode: 'uncontrolled',
    initialValues: { password: '', confirmation: '' },
  })
  const { element, ...errors } = useMemberErrors(form)
  const reset = useMutation({
    mutationFn: (password: string) => call(resetPassword, { params: { token }, body: { password } }),
    networkMode: 'always',
    onError: (error) => error instanceof ApiProblem && errors.show(errorsOf(error.fields)),
    onSuccess: async () => {
      await checkSession()
      // Also removes the used link from the history.
      await navigate({ to: '/signIn', state: { newPassword: true }, replace: true })
    },
  })
  const submit = (values: NewPasswordValues) => {
    if (reset.isPending) return
    reset.reset()
    if (!errors.show(newPasswordErrors(values))) reset.mutate(values.password)
  }
  const link = useMailedLink(getPasswordReset, token)
  if (isLinkExpired(link.error) || isLinkExpired(reset.error)) return <Expired />
  const atField = reset.error instanceof ApiProblem && reset.error.fields.length > 0
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <NewPasswordFields form={form} />
      <Text size="sm" c="dimmed">
        <Trans>You will be signed out on all devices. Then sign in with the new password.</Trans>
      </Text>
      {reset.error && !atField && <RequestAlert error={reset.error} />}
      <Button type="submit" fullWidth aria-busy={reset.isPending}>
        <Trans>Set a new password</Trans>
      </Button>
    </form>
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
