import { useIsFarm } from '../../../entities/verification/use-missing-verification.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { getAnnouncement, getDashboard, listEmployerJobs } from '../../../../contract/job/announcement.ts'
import type { OrderStatus } from '../../../../contract/base/enums.ts'
import { getJob } from '../../../../contract/job/job.ts'
import { listOrders, type Order, payPath } from '../../../../contract/payment/order.ts'
import { getPoints } from '../../../../contract/payment/point.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import { ActionLink, ButtonLink } from '../../../ui/link.tsx'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { forgetOrder } from '../place-once.ts'
import { orderStatus, type OrderStatusResult, announcementFor } from '../queries.ts'
import { DepositState } from './deposit-state.tsx'
import { ResultCard, UnpaidOrder } from './result-card.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { queryFor } from '../../../api/query-for.ts'

/** Poll interval (ms) of an order that may have been paid. */
const UNSURE_POLL_INTERVAL = 3_000
const POLL_INTERVAL = 15_000

function refetch(result: OrderStatusResult | undefined): number | false {
  if (result?.isUnsure) return UNSURE_POLL_INTERVAL
  return result?.data.status === 'WAITING_DEPOSIT' ? POLL_INTERVAL : false
}

/** Status of an order, which other tabs, devices or the provider may change. */
export function OrderState({ id }: { id: string }) {
  const result = useQuery({
    ...orderStatus(id),
    refetchInterval: ({ state }) => refetch(state.data),
    refetchOnWindowFocus: 'always',
  })
  useFollowUp(result.data?.data)
  // The server's refusal overrides persisted data.
  if (result.error && (!result.data || isRefused(result.error)))
    return <Unknown error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <LoadingBlocks rows={3} form="text" />
  return (
    <>
      <StaleNote result={result} />
      <Known standing={result.data} onAsk={() => void result.refetch()} />
    </>
  )
}

/** Refetches what a completed order changes, and forgets it, so that the next purchase is a new one. */
function useFollowUp(order: Order | undefined) {
  const queries = useQueryClient()
  const status = order?.status
  const name = order && (order.kind === 'TICKET' ? 'ticket' : order.jobId)
  const id = order?.id
  useEffect(() => {
    if (status === undefined || status === 'PENDING') return
    if (name && id) forgetOrder(name, id)
    for (const read of [getPoints, getDashboard, listEmployerJobs, getAnnouncement, getJob, listOrders])
      void queries.invalidateQueries({ queryKey: [read.name] })
  }, [status, name, id, queries])
}

function Known({
  standing: { data: order, isUnsure },
  onAsk,
}: {
  standing: OrderStatusResult
  onAsk: () => void
}) {
  switch (order.status) {
    case 'PENDING':
      return isUnsure ? <Asking onAsk={onAsk} /> : <UnpaidOrder order={order} />
    case 'WAITING_DEPOSIT':
      return <DepositState order={order} />
    case 'PAID':
      return <PaidState order={order} />
    case 'FAILED':
    case 'CANCELLED':
    case 'EXPIRED':
    case 'REFUNDED':
      return <Over order={order} status={order.status} />
  }
}

function Asking({ onAsk }: { onAsk: () => void }) {
  return (
    <ResultCard
      kind="waiting"
      title={<Trans>Checking your payment</Trans>}
      actions={
        <Button variant="light" onClick={onAsk}>
          <Trans>Check again</Trans>
        </Button>
      }
    >
      <Trans>The payment service has not answered yet. Please do not pay again. This page will update.</Trans>
    </ResultCard>
  )
}

type OverStatus = Extract<OrderStatus, 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REFUNDED'>

const overTexts: Record<OverStatus, { title: ReactNode; words: ReactNode }> = {
  FAILED: {
    title: <Trans>The payment was declined</Trans>,
    words: <Trans>Nothing was charged. Try again, or choose another way to pay.</Trans>,
  },
  CANCELLED: {
    title: <Trans>You cancelled this order</Trans>,
    words: <Trans>Nothing was charged. If you used a coupon, you can use it again.</Trans>,
  },
  EXPIRED: {
    title: <Trans>This order has expired</Trans>,
    words: <Trans>Nothing was charged. If you used a coupon, you can use it again.</Trans>,
  },
  REFUNDED: {
    title: <Trans>This order was refunded</Trans>,
    words: <Trans>The money is refunded to the payment method you used.</Trans>,
  },
}

function Over({ order, status }: { order: Order; status: OverStatus }) {
  const { title, words } = overTexts[status]
  // Money that came too late, as a deposit may, is not kept.
  const isReturned = order.returnsMoney === true
  return (
    <ResultCard
      kind={status === 'REFUNDED' ? 'neutral' : 'attention'}
      title={title}
      order={order}
      actions={
        <>
          {status !== 'REFUNDED' && (
            <ButtonLink
              to={payPath(order.kind)}
              search={order.jobId === null ? {} : { jobId: order.jobId }}
              replace
            >
              <Trans>Choose again</Trans>
            </ButtonLink>
          )}
          <ActionLink to="/employmentPage/paymenthistory" label={<Trans>Payment history</Trans>} />
        </>
      }
    >
      {isReturned ? overTexts.REFUNDED.words : words}
    </ResultCard>
  )
}

const isRefused = (error: Error) => error instanceof ApiProblem && error.status < 500

function Unknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isRefused(error))
    return (
      <ErrorState
        title={<Trans>This order does not exist</Trans>}
        action={<ActionLink to="/employmentPage/paymenthistory" label={<Trans>Payment history</Trans>} />}
      />
    )
  return (
    <ErrorState title={<Trans>Your order could not be checked</Trans>} onRetry={onRetry}>
      {error instanceof NetworkFailure ? (
        <Trans>You will not be charged twice. This page updates as soon as you are back online.</Trans>
      ) : (
        <Trans>You will not be charged twice. Please try again in a moment.</Trans>
      )}
    </ErrorState>
  )
}

/** A paid order and what it has bought. */
function PaidState({ order }: { order: Order }) {
  return order.kind === 'TICKET' ? <PaidTicket order={order} /> : <PaidPass order={order} />
}

const ReceiptLink = ({ id }: { id: string }) => (
  <ActionLink to="/employmentPage/receipt/$id" params={{ id }} label={<Trans>Receipt</Trans>} />
)

const History = () => (
  <ActionLink to="/employmentPage/paymenthistory" label={<Trans>Payment history</Trans>} />
)

function PaidTicket({ order }: { order: Order }) {
  const format = useFormat()
  const balance = useQuery(queryFor(getPoints, { query: { pageSize: 1 } }, { staleTime: 0 })).data?.data
    .balance
  const now = balance === undefined ? '' : format.number(balance)
  return (
    <ResultCard
      kind="done"
      title={<Trans>Your points have been added</Trans>}
      order={order}
      actions={
        <>
          <ButtonLink to="/talent">
            <Trans>Find talent</Trans>
          </ButtonLink>
          <ReceiptLink id={order.id} />
          <History />
        </>
      }
    >
      {now === '' ? (
        <Trans>Payment received.</Trans>
      ) : (
        <Trans>Payment received. You now have {now} points.</Trans>
      )}
    </ResultCard>
  )
}

function PaidPass({ order }: { order: Order }) {
  const isFarm = useIsFarm()
  const format = useFormat()
  const langCode = useLanguage()
  const { jobId } = order
  const job = useQuery({ ...announcementFor(jobId ?? '', langCode), enabled: jobId !== null }).data?.data
  const isPublic = job?.status === 'IN_PROGRESS'
  const until = job && isPublic && job.periodEnd !== null ? format.date(job.periodEnd) : ''
  return (
    <ResultCard
      kind="done"
      title={<Trans>Your pass is paid</Trans>}
      order={order}
      actions={
        <>
          {isPublic && (
            <ButtonLink to="/recruitment/detail/$id" params={{ id: job.id }}>
              <Trans>View posting</Trans>
            </ButtonLink>
          )}
          {job?.status === 'IN_REVIEW' && (
            <ButtonLink to="/mypage/company">
              <Trans>Company and verification</Trans>
            </ButtonLink>
          )}
          <ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />
          <ReceiptLink id={order.id} />
          <History />
        </>
      }
    >
      {until !== '' ? (
        <Trans>Job seekers can see your posting until {until}.</Trans>
      ) : job?.status === 'IN_REVIEW' ? (
        isFarm ? (
          <Trans>Your posting becomes public once your farm is verified. Its days start then.</Trans>
        ) : (
          <Trans>Your posting becomes public once your business is verified. Its days start then.</Trans>
        )
      ) : (
        <Trans>Payment received.</Trans>
      )}
    </ResultCard>
  )
}
