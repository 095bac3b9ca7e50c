import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { RefundNote } from '../../../entities/payment/bought-details.tsx'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import type { Choices } from '../kept.ts'
import { type CouponsPart, PayAction, PayColumns, PayPart } from '../pay-page.tsx'
import { quoteFor } from '../queries.ts'
import { usePay } from '../use-pay.ts'
import { useInvoiceCheck } from './invoice-choice.tsx'
import { MethodChoice } from './method-choice.tsx'
import { payable } from './use-choices.ts'
import { PaymentNote, Summary } from './summary.tsx'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'

interface PurchaseProps {
  /** Key of the stored choices: the payment page, or the job that the pass is for. */
  name: string
  /** The product to buy; null until chosen. */
  item: { productId: string; jobId?: string; regionIds?: number[] } | null
  /** A product for the quote while nothing is chosen, which tells whether payments are real. */
  sample: { productId: string; jobId?: string } | undefined
  choices: Choices
  onChange: (part: Partial<Choices>) => void
  hasSurcharge: boolean
  Coupons: CouponsPart
  /** The choice of the product. */
  children: ReactNode
}

/** A payment page before the order: product, coupon, method, summary and button. */
export function Purchase(props: PurchaseProps) {
  const { name, item, sample, choices, onChange, hasSurcharge, Coupons, children } = props
  const { couponId } = choices
  const order = { ...item, productId: item?.productId ?? '', ...(couponId === null ? {} : { couponId }) }
  const quote = useQuery({ ...quoteFor(order), enabled: item !== null, placeholderData: keepPreviousData })
  const sampled = useQuery({ ...quoteFor(sample ?? order), enabled: sample !== undefined })
  const terms = (quote.data ?? sampled.data)?.data
  const { send, isPending, error } = usePay(name)
  const total = item === null ? undefined : quote.data?.data.totalAmount
  const method = payable(choices, total ?? 0)
  const invoice = useInvoiceCheck(method)
  const isCalculated = quote.data !== undefined && !quote.isPlaceholderData && !quote.isError
  return (
    <PayColumns
      summary={
        <>
          <Summary amounts={item === null ? undefined : quote.data?.data} hasSurcharge={hasSurcharge} />
          {quote.data && <StaleNote result={quote} />}
          {quote.error && (
            <QuoteError
              error={quote.error}
              onRetry={() => void quote.refetch()}
              onWithoutCoupon={() => onChange({ couponId: null })}
            />
          )}
          <PaymentNote terms={terms} />
          <Text size="sm" c="dimmed">
            <RefundNote isPass={(item ?? sample)?.jobId !== undefined} />
          </Text>
          <RequestAlert error={error} />
          <PayAction
            total={isCalculated ? total : undefined}
            takesPayments={terms?.takesPayments}
            isBusy={isPending}
            onPay={() => {
              if (invoice.mayPay()) send({ form: order, chosen: method })
            }}
          />
        </>
      }
    >
      {children}
      <PayPart title={<Trans>Coupon</Trans>}>
        <Coupons chosen={couponId} onChoose={(id) => onChange({ couponId: id })} />
      </PayPart>
      <PayPart>
        <MethodChoice value={choices} total={total} isEmailWrong={invoice.isWrong} onChange={onChange} />
      </PayPart>
    </PayColumns>
  )
}

interface QuoteErrorProps {
  error: Error
  onRetry: () => void
  /** Retries without the coupon that was refused. */
  onWithoutCoupon: () => void
}

/** Explains a failed quote and offers a way on. */
function QuoteError({ error, onRetry, onWithoutCoupon }: QuoteErrorProps) {
  const { i18n } = useLingui()
  if (error instanceof NetworkFailure) return null
  if (!(error instanceof ApiProblem)) return <RequestAlert error={error} />
  const isCoupon = error.code === 'COUPON_USED' || error.code === 'COUPON_EXPIRED'
  const isRegion = error.fields.some(({ field }) => field.startsWith('regionIds'))
  if (isRegion && error.fields.some(({ code }) => code === 'TOO_SHORT'))
    return (
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        <Trans>
          This posting is already listed in more regions. While it is in progress, you can change regions but
          not remove any.
        </Trans>
      </Alert>
    )
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {i18n._(errorTexts[error.code])}
      <p>
        {isCoupon ? (
          <Button size="sm" variant="default" onClick={onWithoutCoupon}>
            <Trans>Continue without it</Trans>
          </Button>
        ) : (
          <Button size="sm" variant="default" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </p>
    </Alert>
  )
}
