import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack } from '@mantine/core'
import { confirmEmailChange, EMAIL_CHANGE_MINUTES } from '../../../../contract/account/factor.ts'
import { getMe } from '../../../../contract/account/member.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ActionLink, ButtonLink } from '../../../ui/link.tsx'
import { FormPage } from '../form-page.tsx'
import { isLinkExpired, LinkExpired } from '../mailed-link.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

/** Target of the link mailed to a new address; only for the member who requested it. */
export function NewEmailScreen({ token }: { token: string }) {
  const { t } = useLingui()
  return (
    <FormPage title={t`Change your email`} up="/mypage/account">
      <Confirmation token={token} />
    </FormPage>
  )
}

function Confirmation({ token }: { token: string }) {
  const confirm = useCommand(confirmEmailChange, { refreshes: [getMe] })
  if (isLinkExpired(confirm.error)) return <Expired />
  if (confirm.data) return <Changed email={confirm.data.data.email} />
  return (
    <Stack gap="lg">
      <p>
        <Trans>
          Press the button to use this email for your account. You will sign in with it from then on.
        </Trans>
      </p>
      <RequestAlert error={confirm.error} />
      <Button fullWidth aria-busy={confirm.isPending} onClick={() => confirm.send({ params: { token } })}>
        <Trans>Change my email</Trans>
      </Button>
    </Stack>
  )
}

function Changed({ email }: { email: string }) {
  return (
    <Stack gap="lg">
      <Alert color="green" icon={<CheckIcon size={20} />}>
        <Trans>
          Your email is now <bdi>{email}</bdi>.
        </Trans>
      </Alert>
      <ButtonLink fullWidth to="/mypage/account" search={{}}>
        <Trans>My account</Trans>
      </ButtonLink>
    </Stack>
  )
}

function Expired() {
  const minutes = EMAIL_CHANGE_MINUTES
  return (
    <LinkExpired action={<ActionLink to="/mypage/account" search={{}} label={<Trans>My account</Trans>} />}>
      <Trans>
        A link works once, within {minutes} minutes, and only for the account that requested it. Your email
        has not changed.
      </Trans>
    </LinkExpired>
  )
}
