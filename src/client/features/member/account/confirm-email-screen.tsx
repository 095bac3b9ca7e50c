import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { confirmEmail, EMAIL_LINK_HOURS, getEmailLink } from '../../../../contract/account/email.ts'
import { getMe } from '../../../../contract/account/member.ts'
import { useCommand } from '../../../api/use-command.ts'
import { NextPosting } from '../../../entities/announcement/continue-posting.tsx'
import { useSession } from '../../../api/session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ActionLink } from '../../../ui/link.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { FormPage } from '../form-page.tsx'
import { isLinkExpired, LinkExpired, useMailedLink } from '../mailed-link.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

/**
 * Target of the link in the mail. It confirms at once where its member is signed in, else on a press, because mail
 * scanners open every link.
 */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const { t } = useLingui()
  return (
    <FormPage title={t`Confirm your email`} up="/home">
      <Confirmation key={token} token={token} />
    </FormPage>
  )
}

function Confirmation({ token }: { token: string }) {
  const link = useMailedLink(getEmailLink, token)
  const confirm = useCommand(confirmEmail, { refreshes: [getMe] })
  const isOwn = link.data?.data.isOwn === true
  const confirmOwn = useEffectEvent(() => confirm.send({ params: { token } }))
  useEffect(() => {
    if (isOwn) confirmOwn()
  }, [isOwn])
  if (isLinkExpired(link.error) || isLinkExpired(confirm.error)) return <Expired />
  if (confirm.isSuccess) return <Confirmed />
  if (link.isLoading || (confirm.isPending && isOwn)) return <LoadingBlocks rows={2} form="text" />
  return (
    <Stack gap="lg">
      <p>
        <Trans>Press the button to confirm this email for your Ilteo account.</Trans>
      </p>
      <Text size="sm" c="dimmed">
        <Trans>If you did not sign up, close this page. Nothing will be confirmed.</Trans>
      </Text>
      <RequestAlert error={confirm.error} />
      <Button fullWidth aria-busy={confirm.isPending} onClick={() => confirm.send({ params: { token } })}>
        <Trans>Confirm</Trans>
      </Button>
    </Stack>
  )
}

function Confirmed() {
  const isEmployer = useSession()?.role === 'EMPLOYER'
  return (
    <Stack gap="lg">
      <Alert color="green" icon={<CheckIcon size={20} />}>
        <Trans>Your email is confirmed.</Trans>
      </Alert>
      {isEmployer && <NextPosting />}
      <ActionLink fullWidth to="/home" label={<Trans>Home</Trans>} />
    </Stack>
  )
}

function Expired() {
  const hours = EMAIL_LINK_HOURS
  return (
    <LinkExpired action={<ActionLink to="/mypage/account" label={<Trans>Request a new link</Trans>} />}>
      <Trans>The link is valid for {hours} hours. You can request a new one on your account page.</Trans>
    </LinkExpired>
  )
}
