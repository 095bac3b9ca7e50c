import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/button.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import classes from './email-link.module.css'
import { useEmailLink } from './use-email-link.ts'

/** A button that mails the link again, with the result. */
export function SendLink({ email, variant = 'outline' }: { email: string; variant?: 'outline' | 'light' }) {
  const link = useEmailLink()
  if (link.isSuccess)
    return (
      <p role="status" className={classes.sent}>
        <Trans>
          We sent a link to <bdi>{email}</bdi>. Open it and press Confirm.
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
        <Trans>Send the link</Trans>
      </Button>
    </>
  )
}
