import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { me } from '../member/me-query.ts'
import classes from './email-link.module.css'
import { SendEmailLinkButton } from './send-email-link-button.tsx'

/** Asks an employer to confirm the e-mail address or the cellphone before publishing. */
export function ConfirmContact() {
  const known = useQuery(me()).data?.data
  // An answer cached by an older build lacks the field; wait for the server's.
  if (!known || known.cellphoneVerified || !('emailVerified' in known) || known.emailVerified) return null
  return (
    <AlertMessage kind="info">
      <b>
        <Trans>Confirm your email or verify your cellphone to post</Trans>
      </b>
      <p>
        <Trans>One of the two is enough. What you wrote is kept.</Trans>
      </p>
      <div className={classes.ways}>
        {known.email !== null && <SendEmailLinkButton email={known.email} variant="light" />}
        <LinkButton to="/mypage/account" variant="outline" size="sm">
          <Trans>Verify my cellphone</Trans>
        </LinkButton>
      </div>
    </AlertMessage>
  )
}
