import { Trans } from '@lingui/react/macro'
import { Banner } from '../../../ui/page/banner.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

/** Tells a new member that the account exists, on the page that they wanted to reach. */
export function SignedUpBar({ email }: { email: string }) {
  return (
    <div role="status">
      <Banner icon={CheckIcon} tone="tint" title={<Trans>Account created</Trans>}>
        <Trans>We sent a mail to {email}. Open its link to confirm the address.</Trans>
      </Banner>
    </div>
  )
}
