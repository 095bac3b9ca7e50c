import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Box } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirmEmailChange, EMAIL_CHANGE_MINUTES } from '../../../../contract/account/factor.ts'
import { call } from '../../../api/api.ts'
import { currentSession } from '../../../api/session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { me } from '../../../entities/member/me-query.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn } from '../../../ui/page/page.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { isLinkExpired, LinkExpired } from '../mailed-link.tsx'
import classes from '../member-form.module.css'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

/** Target of the link mailed to a new address; only for the member who requested it. */
export function NewEmailScreen({ token }: { token: string }) {
  const { t } = useLingui()
  useTitle(t`Change your email`)
  return (
    <>
      <InnerHeader narrow title={<Trans>Change your email</Trans>} up="/mypage/account" />
      <PageColumn narrow>
        <Box
          mt={{ sm: 'xl' }}
          pt={{ base: 'xl', sm: 'xxl' }}
          pb="xxl"
          px={{ base: 'edge', sm: 'xxl' }}
          bg="var(--surface)"
          bdrs={{ sm: 'lg' }}
        >
          <Confirmation token={token} />
        </Box>
      </PageColumn>
    </>
  )
}

function Confirmation({ token }: { token: string }) {
  const queries = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call(confirmEmailChange, { params: { token }, token: currentSession()?.token ?? null }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: me().queryKey }),
  })
  if (isLinkExpired(confirm.error)) return <Expired />
  if (confirm.data) return <Changed email={confirm.data.data.email} />
  return (
    <div className={classes.form}>
      <p>
        <Trans>
          Press the button to use this email for your account. You will sign in with it from then on.
        </Trans>
      </p>
      {confirm.error && <RequestAlert error={confirm.error} />}
      <Button fullWidth aria-busy={confirm.isPending} onClick={() => !confirm.isPending && confirm.mutate()}>
        <Trans>Change my email</Trans>
      </Button>
    </div>
  )
}

function Changed({ email }: { email: string }) {
  return (
    <div className={classes.form}>
      <Alert color="green" icon={<CheckIcon size={20} />}>
        <Trans>
          Your email is now <bdi>{email}</bdi>.
        </Trans>
      </Alert>
      <ButtonLink fullWidth to="/mypage/account" search={{}}>
        <Trans>My account</Trans>
      </ButtonLink>
    </div>
  )
}

function Expired() {
  const minutes = EMAIL_CHANGE_MINUTES
  return (
    <LinkExpired
      action={
        <ButtonLink to="/mypage/account" search={{}} variant="light">
          <Trans>My account</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        A link works once, within {minutes} minutes, and only for the account that requested it. Your email
        has not changed.
      </Trans>
    </LinkExpired>
  )
}
