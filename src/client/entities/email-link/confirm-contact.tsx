import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { me } from '../member/me-query.ts'
import classes from './email-link.module.css'
import { SendLink } from './send-link.tsx'

/** What an employer does before publishing, while neither the e-mail address nor the cellphone is confirmed. */
export function ConfirmContact() {
  const known = useQuery(me()).data?.data
  // An answer that was kept by an older version does not say it; the server does.
  if (!known || known.cellphoneVerified || !('emailVerified' in known) || known.emailVerified) return null
  return (
    <AlertMessage kind="info">
      <b>
        <Trans>Confirm your email or cellphone to publish</Trans>
      </b>
      <p>
        <Trans>One of the two is enough. What you write here is kept meanwhile.</Trans>
      </p>
      <div className={classes.ways}>
        {known.email !== null && <SendLink email={known.email} variant="light" />}
        <LinkButton to="/mypage/account" variant="outline" size="sm">
          <Trans>Verify my cellphone</Trans>
        </LinkButton>
      </div>
    </AlertMessage>
  )
}
