import { Trans } from '@lingui/react/macro'
import { useIsFarm } from './use-missing-verification.ts'

/** What a posting waits for while an operator checks the certificate. */
export const CheckingCertificate = () =>
  useIsFarm() ? (
    <Trans>
      We are checking your farm registration. Job seekers will see your posting when this is done. You do not
      need to do anything.
    </Trans>
  ) : (
    <Trans>
      We are checking your business registration. Job seekers will see your posting when this is done. You do
      not need to do anything.
    </Trans>
  )

export const PaidAndVerified = () =>
  useIsFarm() ? (
    <Trans>Your posting becomes public once you have paid and your farm is verified.</Trans>
  ) : (
    <Trans>Your posting becomes public once you have paid and your business is verified.</Trans>
  )
