import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { changePassword } from '../../../../contract/account/member-account.ts'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { call } from '../../../api/api.ts'
import { errorsOf } from '../../../forms/field-errors.ts'
import { me } from '../../../entities/member/me-query.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { currentSession } from '../../../api/session.ts'
import { Section } from '../../../ui/page/page.tsx'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import classes from '../member-form.module.css'
import { newPasswordErrors } from '../recovery/new-password-check.ts'
import { NewPasswordFields, type NewPasswordValues } from '../recovery/new-password-fields.tsx'
import { sessionsPage } from '../queries.ts'
import { useMemberErrors } from '../use-member-errors.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

interface PasswordValues extends NewPasswordValues {
  currentPassword: string
}

const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmation: '' }

/** Changes the password, or sets one for a member who signs in through a provider. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const form = useForm<PasswordValues>({ mode: 'uncontrolled', initialValues: EMPTY })
  const { element, ...errors } = useMemberErrors(form)
  const change = useChange(hasPassword, form, errors, element)
  const submit = (values: PasswordValues) => {
    if (change.isPending) return
    change.reset()
    const isGiven = !hasPassword || values.currentPassword !== ''
    const found = {
      ...(isGiven ? {} : { currentPassword: 'REQUIRED' as const }),
      ...newPasswordErrors(values),
    }
    if (!errors.show(found)) change.mutate(values)
  }
  return (
    <Section surface id="password" title={<Trans>Password</Trans>}>
      <form ref={element} className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
        {hasPassword && (
          <PasswordField
            label={<Trans>Current password</Trans>}
            name="currentPassword"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        <NewPasswordFields form={form} />
        {change.error && !isAtField(change.error) && <RequestAlert error={change.error} />}
        {change.isSuccess && (
          <Alert color="green" icon={<CheckIcon size={20} />}>
            <Trans>Your new password is set. All other devices are signed out.</Trans>
          </Alert>
        )}
        <Button type="submit" variant="light" fullWidth aria-busy={change.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </form>
    </Section>
  )
}

const isAtField = (error: Error) =>
  error instanceof ApiProblem && (error.code === 'PASSWORD_MISMATCH' || error.fields.length > 0)

function useChange(
  hasPassword: boolean,
  form: ReturnType<typeof useForm<PasswordValues>>,
  errors: Pick<ReturnType<typeof useMemberErrors>, 'show' | 'focus'>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ currentPassword, password }: PasswordValues) =>
      call(changePassword, {
        body: { ...(hasPassword ? { currentPassword } : {}), password },
        token: currentSession()?.token ?? null,
      }),
    networkMode: 'always',
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      if (error.code === 'PASSWORD_MISMATCH') {
        form.setErrors({ currentPassword: i18n._(errorTexts.PASSWORD_MISMATCH) })
        errors.focus('currentPassword')
      } else errors.show(errorsOf(error.fields))
    },
    onSuccess: () => {
      form.reset()
      // The fields are uncontrolled, so they must be reset.
      element.current?.reset()
      void queries.invalidateQueries({ queryKey: me().queryKey })
      void queries.invalidateQueries({ queryKey: sessionsPage(1).queryKey })
    },
  })
}
