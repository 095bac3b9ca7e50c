import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { ActionLink, TextLink } from '../../../ui/link.tsx'
import { EmailField, FormPage, LinkTabs, NameField, Otherwise } from '../form-page.tsx'
import { Alert, Button, Text } from '@mantine/core'
import * as z from 'zod/mini'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import { findId } from '../../../../contract/account/find-id.ts'
import { GivenName } from '../../../../contract/account/member-name.ts'
import { useCommand } from '../../../api/use-command.ts'
import { CodeForm } from '../../../entities/certification/code-form.tsx'
import { type CodeValues, useCodeForm } from '../../../entities/certification/use-code-form.ts'
import { codeRequester } from '../../../entities/certification/use-code-sending.ts'
import { CheckIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'
import { memberFieldText } from '../member-texts.ts'
import {
  PASSWORD_RESET_MINUTES,
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../../../contract/account/member-account.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { checkSession } from '../../../entities/member/check-session.ts'
import { LinkExpired, isLinkExpired, useMailedLink } from '../mailed-link.tsx'
import { newPasswordErrors } from './new-password-check.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

export type FindTab = 'password' | 'id'

interface FindPasswordScreenProps {
  tab: FindTab
  /** Token of the link in the mail. */
  token: string | undefined
}

/** Recovers a forgotten password or ID; with a token, sets the new password. */
export function FindPasswordScreen({ tab, token }: FindPasswordScreenProps) {
  const { t } = useLingui()
  return token === undefined ? (
    <FormPage title={t`Find ID or password`} up="/signIn">
      <LinkTabs label={t`What to find`}>
        <Link to="/findPassword" search={{}} replace role="tab" aria-selected={tab === 'password'}>
          <Trans>Find password</Trans>
        </Link>
        <Link to="/findPassword" search={{ tab: 'id' }} replace role="tab" aria-selected={tab === 'id'}>
          <Trans>Find ID</Trans>
        </Link>
      </LinkTabs>
      {tab === 'id' ? <FindIdForm /> : <FindPasswordForm />}
      <Otherwise>
        <Trans>Remembered your password?</Trans>{' '}
        <TextLink to="/signIn">
          <Trans>Sign in</Trans>
        </TextLink>
      </Otherwise>
    </FormPage>
  ) : (
    <FormPage title={t`New password`} up="/signIn">
      <NewPasswordForm key={token} token={token} />
    </FormPage>
  )
}

interface FindIdValues extends CodeValues {
  name: string
}

/** Finds the masked email by name and verified cellphone. */
function FindIdForm() {
  const form = useCodeForm({
    others: { initial: { name: '' }, schema: z.object({ name: GivenName }), textOf: memberFieldText },
  })
  const find = useCommand(findId, { form, onError: () => form.focus('code') })
  return (
    <CodeForm
      form={form}
      command={{
        ...find,
        send: (values: FindIdValues) => find.send({ body: { requester: codeRequester(), ...values } }),
      }}
      before={<NameField {...form.getInputProps('name')} />}
      outcome={find.data && <Found {...find.data.data} />}
      confirm={<Trans>Find ID</Trans>}
    />
  )
}

function Found({ email, byCellphone }: DataOf<typeof findId>) {
  if (byCellphone)
    return (
      <Alert color="green" icon={<CheckIcon size={20} />}>
        <Trans>Your account has no email. Sign in with your cellphone number.</Trans>
      </Alert>
    )
  return email === null ? (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      <Trans>No account has this name and this verified cellphone number. Please check both.</Trans>
    </Alert>
  ) : (
    <Alert color="green" icon={<CheckIcon size={20} />}>
      <Trans>
        Your ID is <b>{email}</b>
      </Trans>
    </Alert>
  )
}

/**
 * Requests a password link. The answer does not reveal whether the account exists (docs/product-rules.md).
 */
function FindPasswordForm() {
  const form = useContractForm(
    requestPasswordReset.body,
    { email: '', name: '' },
    { textOf: memberFieldText },
  )
  const request = useCommand(requestPasswordReset, { form })
  return (
    <Form onSubmit={form.onSubmit((body) => request.send({ body }))}>
      <EmailField label={<Trans>Email</Trans>} {...form.getInputProps('email')} />
      <NameField {...form.getInputProps('name')} />
      <RequestAlert error={request.error} />
      {request.isSuccess && <OnItsWay />}
      <Button type="submit" fullWidth aria-busy={request.isPending}>
        <Trans>Find password</Trans>
      </Button>
    </Form>
  )
}

function OnItsWay() {
  const minutes = PASSWORD_RESET_MINUTES
  return (
    <Alert color="green" icon={<CheckIcon size={20} />}>
      <b>
        <Trans>If there is an account with these details, we have sent an email.</Trans>
      </b>
      <p>
        <Trans>
          The link in the email lets you set a new password within {minutes} minutes. No email? Look in your
          spam folder, and check your email address and name.
        </Trans>
      </p>
    </Alert>
  )
}

/** @param token of the link in the mail, valid once */
function NewPasswordForm({ token }: { token: string }) {
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
      action={<ActionLink to="/findPassword" search={{}} label={<Trans>Request a new link</Trans>} />}
    >
      <Trans>A link works once, within {minutes} minutes. Your password has not changed.</Trans>
    </LinkExpired>
  )
}
