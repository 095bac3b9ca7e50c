import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { RequestAlert } from '../answer/request-alert.tsx'
import classes from './email-link.module.css'
import { useEmailLink } from './use-email-link.ts'

/** A button that mails the link, and mails it again, with the result. */
export function SendEmailLinkButton({ email }: { email: string }) {
  const link = useEmailLink()
  return (
    <>
      <p role="status" className={classes.sent}>
        {link.isSuccess && (
          <Trans>
            We sent a link to <bdi>{email}</bdi>. Open the link and press “Confirm”.
          </Trans>
        )}
      </p>
      {link.error && <RequestAlert error={link.error} />}
      <Button
        variant={link.isSuccess ? 'subtle' : 'default'}
        color={link.isSuccess ? 'gray' : undefined}
        size="sm"
        aria-busy={link.isPending}
        onClick={() => !link.isPending && link.mutate()}
      >
        {link.isSuccess ? <Trans>Send again</Trans> : <Trans>Send link</Trans>}
      </Button>
    </>
  )
}
