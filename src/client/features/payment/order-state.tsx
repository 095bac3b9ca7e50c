import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { getAnnouncement, getDashboard, listEmployerJobs } from '../../../contract/announcement.ts'
import type { OrderStatus } from '../../../contract/enums.ts'
import { getJob } from '../../../contract/job.ts'
import { listOrders, type Order, payPath } from '../../../contract/order.ts'
import { getPoints } from '../../../contract/point.ts'
import { AsOfNote } from '../../lib/as-of-note.tsx'
import { ApiProblem, NetworkFailure } from '../../lib/problem.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/states.tsx'
import { DepositState } from './deposit-state.tsx'
import { PaidState } from './paid-state.tsx'
import { forgetOrder } from './place-once.ts'
import { orderStanding, type Standing } from './queries.ts'
import { ResultCard } from './result-card.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'

/** Milliseconds until an order is asked for again that may have been paid meanwhile. */
const SOON = 3_000
const AGAIN = 15_000

function askAgain(standing: Standing | undefined): number | false {
  if (standing?.isUnsure) return SOON
  return standing?.data.status === 'WAITING_DEPOSIT' ? AGAIN : false
}

/** What has become of an order, whichever tab, device or provider it was that moved it on. */
export function OrderState({ id }: { id: string }) {
  const result = useQuery({
    ...orderStanding(id),
    refetchInterval: ({ state }) => askAgain(state.data),
    refetchOnWindowFocus: 'always',
  })
  useFollowUp(result.data?.data)
  // What is kept on the device is no word against the server's.
  if (result.error && (!result.data || isRefused(result.error)))
    return <Unknown error={result.error} onRetry={() => void result.refetch()} />
  if (!result.data) return <LoadingBlocks rows={3} form="text" />
  return (
    <>
      <AsOfNote result={result} />
      <Known standing={result.data} onAsk={() => void result.refetch()} />
    </>
  )
}

/** What an order changes elsewhere is read anew, and the next purchase of this page is a new one. */
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

function Known({ standing: { data: order, isUnsure }, onAsk }: { standing: Standing; onAsk: () => void }) {
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
      title={<Trans>We are asking how the payment stands</Trans>}
      actions={
        <Button variant="light" onClick={onAsk}>
          <Trans>Ask again</Trans>
        </Button>
      }
    >
      <Trans>
        The payment service has not answered yet. Please do not pay again: this page changes by itself as soon
        as it knows.
      </Trans>
    </ResultCard>
  )
}

type OverStatus = Extract<OrderStatus, 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REFUNDED'>

const overTexts: Record<OverStatus, { title: ReactNode; words: ReactNode }> = {
  FAILED: {
    title: <Trans>The payment was refused</Trans>,
    words: <Trans>Nothing was charged. Try again, or choose another way to pay.</Trans>,
  },
  CANCELLED: {
    title: <Trans>You gave up this order</Trans>,
    words: <Trans>Nothing was charged. Your coupon can be used again.</Trans>,
  },
  EXPIRED: {
    title: <Trans>The time to pay is over</Trans>,
    words: <Trans>Nothing was charged. Your coupon can be used again.</Trans>,
  },
  REFUNDED: {
    title: <Trans>This order was refunded</Trans>,
    words: <Trans>The money goes back the way it came.</Trans>,
  },
}

function Over({ order, status }: { order: Order; status: OverStatus }) {
  const { title, words } = overTexts[status]
  return (
    <ResultCard
      kind={status === 'REFUNDED' ? 'neutral' : 'attention'}
      title={title}
      order={order}
      actions={
        <>
          {status !== 'REFUNDED' && (
            <LinkButton
              to={payPath(order.kind)}
              search={order.jobId === null ? {} : { jobId: order.jobId }}
              replace
            >
              <Trans>Choose again</Trans>
            </LinkButton>
          )}
          <LinkButton to="/employmentPage/paymenthistory" variant="light">
            <Trans>Payment history</Trans>
          </LinkButton>
        </>
      }
    >
      {words}
    </ResultCard>
  )
}

const isRefused = (error: Error) => error instanceof ApiProblem && error.status < 500

function Unknown({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isRefused(error))
    return (
      <ErrorState
        title={<Trans>There is no such order of yours</Trans>}
        action={
          <LinkButton to="/employmentPage/paymenthistory" variant="light">
            <Trans>Payment history</Trans>
          </LinkButton>
        }
      />
    )
  return (
    <ErrorState title={<Trans>We do not know yet how your order stands</Trans>} onRetry={onRetry}>
      {error instanceof NetworkFailure ? (
        <Trans>Nothing is paid twice. As soon as you are connected, this page says how it stands.</Trans>
      ) : (
        <Trans>Nothing is paid twice. Please try again in a moment.</Trans>
      )}
    </ErrorState>
  )
}
