import { Trans } from '@lingui/react/macro'

/** When the money comes back, by the states in which an operator may refund an order. */
export const RefundNote = ({ isPass }: { isPass: boolean }) =>
  isPass ? (
    <Trans>
      The whole amount can be refunded until the days of the pass begin. After that, unused days are not
      refunded.
    </Trans>
  ) : (
    <Trans>Points do not expire. A purchase can be refunded while its points are unused.</Trans>
  )
