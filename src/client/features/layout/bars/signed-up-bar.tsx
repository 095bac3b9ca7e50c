import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { me } from '../../../entities/member/me-query.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

/** Tells a new member that the account exists, on the page that they wanted to reach. */
export function SignedUpBar({ email }: { email: string }) {
  const isConfirmed = useQuery(me()).data?.data.emailVerified
  return (
    <div role="status">
      <Banner icon={CheckIcon} tone="tint" title={<Trans>Your account is ready</Trans>}>
        {isConfirmed ? (
          <Trans>Your email is confirmed.</Trans>
        ) : (
          <Trans>We sent an email to {email}. Open the link in it to confirm your address.</Trans>
        )}
      </Banner>
    </div>
  )
}
