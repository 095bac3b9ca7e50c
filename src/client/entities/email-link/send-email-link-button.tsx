import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { sendEmailLink } from '../../../contract/account/email.ts'
import { Button } from '../../ui/button/button.tsx'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { RequestAlert } from '../answer/request-alert.tsx'
import classes from './email-link.module.css'

/** A button that mails the link again, with the result. */
export function SendEmailLinkButton({
  email,
  variant = 'outline',
}: {
  email: string
  variant?: 'outline' | 'light'
}) {
  const link = useEmailLink()
  if (link.isSuccess)
    return (
      <p role="status" className={classes.sent}>
        <Trans>
          We sent a link to <bdi>{email}</bdi>. Open the link and press “Confirm”.
        </Trans>
      </p>
    )
  return (
    <>
      {link.error && <RequestAlert error={link.error} />}
      <Button
        variant={variant}
        size="sm"
        aria-busy={link.isPending}
        onClick={() => !link.isPending && link.mutate()}
      >
        <Trans>Send link</Trans>
      </Button>
    </>
  )
}

/** Mails the link that confirms the member's e-mail address again. */
function useEmailLink() {
  return useMutation({
    mutationFn: () => call(sendEmailLink, { token: currentSession()?.token ?? null }),
    networkMode: 'always',
  })
}
