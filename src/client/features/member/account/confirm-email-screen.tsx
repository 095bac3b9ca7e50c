import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Box, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { confirmEmail, EMAIL_LINK_HOURS, getEmailLink } from '../../../../contract/account/email.ts'
import { call } from '../../../api/api.ts'
import { NextPosting } from '../../../entities/announcement/continue-posting.tsx'
import { useSession } from '../../../api/session.ts'
import { me } from '../../../entities/member/me-query.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn } from '../../../ui/page/page.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { isLinkExpired, LinkExpired, useMailedLink } from '../mailed-link.tsx'
import classes from '../member-form.module.css'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

/**
 * Target of the link in the mail. It confirms at once where its member is signed in, else on a press, because mail
 * scanners open every link.
 */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const { t } = useLingui()
  useTitle(t`Confirm your email`)
  return (
    <>
      <InnerHeader narrow title={<Trans>Confirm your email</Trans>} up="/home" />
      <PageColumn narrow>
        <Box
          mt={{ sm: 'xl' }}
          pt={{ base: 'xl', sm: 'xxl' }}
          pb="xxl"
          px={{ base: 'edge', sm: 'xxl' }}
          bg="var(--surface)"
          bdrs={{ sm: 'lg' }}
        >
          <Confirmation key={token} token={token} />
        </Box>
      </PageColumn>
    </>
  )
}

function Confirmation({ token }: { token: string }) {
  const queries = useQueryClient()
  const link = useMailedLink(getEmailLink, token)
  const confirm = useMutation({
    mutationFn: () => call(confirmEmail, { params: { token } }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: me().queryKey }),
  })
  const isOwn = link.data?.data.isOwn === true
  const confirmOwn = useEffectEvent(() => confirm.mutate())
  useEffect(() => {
    if (isOwn) confirmOwn()
  }, [isOwn])
  if (isLinkExpired(link.error) || isLinkExpired(confirm.error)) return <Expired />
  if (confirm.isSuccess) return <Confirmed />
  if (link.isLoading || (confirm.isPending && isOwn)) return <LoadingBlocks rows={2} form="text" />
  return (
    <div className={classes.form}>
      <p>
        <Trans>Press the button to confirm this email for your Ilteo account.</Trans>
      </p>
      <Text size="sm" c="dimmed">
        <Trans>If you did not sign up, close this page. Nothing will be confirmed.</Trans>
      </Text>
      {confirm.error && <RequestAlert error={confirm.error} />}
      <Button fullWidth aria-busy={confirm.isPending} onClick={() => !confirm.isPending && confirm.mutate()}>
        <Trans>Confirm</Trans>
      </Button>
    </div>
  )
}

function Confirmed() {
  const isEmployer = useSession()?.role === 'EMPLOYER'
  return (
    <div className={classes.form}>
      <Alert color="green" icon={<CheckIcon size={20} />}>
        <Trans>Your email is confirmed.</Trans>
      </Alert>
      {isEmployer && <NextPosting />}
      <ButtonLink fullWidth to="/home" variant="light">
        <Trans>Home</Trans>
      </ButtonLink>
    </div>
  )
}

function Expired() {
  const hours = EMAIL_LINK_HOURS
  return (
    <LinkExpired
      action={
        <ButtonLink to="/mypage/account" variant="light">
          <Trans>Request a new link</Trans>
        </ButtonLink>
      }
    >
      <Trans>The link is valid for {hours} hours. You can request a new one on your account page.</Trans>
    </LinkExpired>
  )
}
