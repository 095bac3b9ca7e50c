import { Trans } from '@lingui/react/macro'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { getPasswordReset, resetPassword } from '../../../../contract/account/member-account.ts'
import { call } from '../../../api/api.ts'
import { errorsOf } from '../../../forms/field-errors.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import classes from '../member-form.module.css'
import { newPasswordErrors } from './new-password-check.ts'
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx'
import { useFieldErrors } from '../use-errors.ts'

/** @param token of the link in the mail, valid once */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm<NewPasswordValues>({
    mode: 'uncontrolled',
    initialValues: { password: '', confirmation: '' },
  })
  const element = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors(form, element)
  const reset = useMutation({
    mutationFn: (password: string) => call(resetPassword, { params: { token }, body: { password } }),
    networkMode: 'always',
    onError: (error) => error instanceof ApiProblem && errors.show(errorsOf(error.fields)),
    // Also removes the used link from the history.
    onSuccess: () => navigate({ to: '/signIn', state: { newPassword: true }, replace: true }),
  })
  const submit = (values: NewPasswordValues) => {
    if (reset.isPending) return
    reset.reset()
    if (!errors.show(newPasswordErrors(values))) reset.mutate(values.password)
  }
  const link = useLink(token)
  if (isExpired(link.error) || isExpired(reset.error)) return <LinkExpired />
  const atField = reset.error instanceof ApiProblem && reset.error.fields.length > 0
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
      <NewPasswordFields form={form} />
      <p className={classes.note}>
        <Trans>You are then signed out everywhere, and sign in with the new password.</Trans>
      </p>
      {reset.error && !atField && <RequestAlert error={reset.error} />}
      <Button type="submit" full aria-busy={reset.isPending}>
        <Trans>Set new password</Trans>
      </Button>
    </form>
  )
}

/**
 * Checks the link when the page opens, before a new password is typed. Without an answer the form is shown.
 */
function useLink(token: string) {
  return useQuery({
    queryKey: [getPasswordReset.name, token],
    queryFn: ({ signal }) => call(getPasswordReset, { params: { token }, signal }),
    // Token and answer must not be stored on the device.
    meta: { stored: false },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}

const isExpired = (error: unknown) => error instanceof ApiProblem && error.code === 'LINK_EXPIRED'

function LinkExpired() {
  return (
    <div role="alert">
      <EmptyState
        title={<Trans>This link is no longer valid</Trans>}
        action={
          <LinkButton to="/findPassword" search={{}} variant="light">
            <Trans>Ask for a new link</Trans>
          </LinkButton>
        }
      >
        <Trans>A link is good for 30 minutes and once. Your password is unchanged.</Trans>
      </EmptyState>
    </div>
  )
}
