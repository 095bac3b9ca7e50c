import { Trans, useLingui } from '@lingui/react/macro'
import { errorTexts } from '../../../i18n/error-texts.ts'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import { Button } from '../../../ui/button/button.tsx'

interface QuoteErrorProps {
  error: Error
  onRetry: () => void
  /** The coupon is what stands in the way. */
  onWithoutCoupon: () => void
}

/** Why the server does not say what it comes to, and the way on. */
export function QuoteError({ error, onRetry, onWithoutCoupon }: QuoteErrorProps) {
  const { i18n } = useLingui()
  if (error instanceof NetworkFailure) return null
  if (!(error instanceof ApiProblem)) return <RequestAlert error={error} />
  const isCoupon = error.code === 'COUPON_USED' || error.code === 'COUPON_EXPIRED'
  const isRegion = error.fields.some(({ field }) => field.startsWith('regionIds'))
  if (isRegion && error.fields.some(({ code }) => code === 'TOO_SHORT'))
    return (
      <AlertMessage>
        <Trans>
          This posting is already listed in more regions than that. While it runs you can swap regions, but
          not remove any.
        </Trans>
      </AlertMessage>
    )
  return (
    <AlertMessage>
      {i18n._(errorTexts[error.code])}
      <p>
        {isCoupon ? (
          <Button size="sm" variant="outline" onClick={onWithoutCoupon}>
            <Trans>Continue without it</Trans>
          </Button>
        ) : (
          <Button size="sm" variant="outline" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </p>
    </AlertMessage>
  )
}
