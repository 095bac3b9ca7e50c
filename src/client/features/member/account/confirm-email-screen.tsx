import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmEmail, EMAIL_LINK_HOURS, getEmailLink } from '../../../../contract/account/email.ts'
import { call } from '../../../api/api.ts'
import { me } from '../../../entities/member/me-query.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import classes from '../member-form.module.css'

/** Target of the link in the mail. It confirms on a press, because mail scanners open every link. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const { t } = useLingui()
  useTitle(t`Confirm your email`)
  return (
    <>
      <InnerHeader narrow title={<Trans>Confirm your email</Trans>} up="/home" />
      <PageColumn narrow>
        <div className={classes.card}>
          <Confirmation key={token} token={token} />
        </div>
      </PageColumn>
    </>
  )
}

function Confirmation({ token }: { token: string }) {
  const queries = useQueryClient()
  const link = useLink(token)
  const confirm = useMutation({
    mutationFn: () => call(confirmEmail, { params: { token } }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: me().queryKey }),
  })
  if (isExpired(link.error) || isExpired(confirm.error)) return <LinkExpired />
  if (confirm.isSuccess) return <Confirmed />
  return (
    <div className={classes.form}>
      <p>
        <Trans>Press the button, and your email belongs to your Ilteo account.</Trans>
      </p>
      <p className={classes.note}>
        <Trans>If you did not sign up, close this page: nothing is confirmed then.</Trans>
      </p>
      {confirm.error && <RequestAlert error={confirm.error} />}
      <Button full aria-busy={confirm.isPending} onClick={() => !confirm.isPending && confirm.mutate()}>
        <Trans>Confirm</Trans>
      </Button>
    </div>
  )
}

/** Checks the link when the page opens. Without an answer the button is shown. */
function useLink(token: string) {
  return useQuery({
    queryKey: [getEmailLink.name, token],
    queryFn: ({ signal }) => call(getEmailLink, { params: { token }, signal }),
    // Token and answer must not be stored on the device.
    meta: { stored: false },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}

const isExpired = (error: unknown) => error instanceof ApiProblem && error.code === 'LINK_EXPIRED'

function Confirmed() {
  return (
    <div className={classes.form}>
      <AlertMessage kind="done">
        <Trans>Your email is confirmed.</Trans>
      </AlertMessage>
      <LinkButton full to="/home">
        <Trans>Home</Trans>
      </LinkButton>
    </div>
  )
}

function LinkExpired() {
  const hours = EMAIL_LINK_HOURS
  return (
    <div role="alert">
      <EmptyState
        title={<Trans>This link is no longer valid</Trans>}
        action={
          <LinkButton to="/mypage/account" variant="light">
            <Trans>Ask for a new link</Trans>
          </LinkButton>
        }
      >
        <Trans>A link is good for {hours} hours. A new one comes from your account page.</Trans>
      </EmptyState>
    </div>
  )
}
