import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TicketMovement } from '../../../contract/order.ts'
import { Points, Won } from '../../lib/won.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Day } from './announcement-payments.tsx'
import { type Column, HistoryList } from './history-list.tsx'
import classes from './history-list.module.css'
import { ticketTotals } from './totals.ts'

/** Tickets that were bought, and points that were spent on resumes. */
export function TicketMovements({ page }: { page: number }) {
  const { t } = useLingui()
  return (
    <HistoryList
      type="ticket"
      page={page}
      label={t`Reading tickets`}
      columns={columns}
      Total={Totals}
      empty={<NoMovements />}
    />
  )
}

const columns: readonly Column<TicketMovement>[] = [
  { name: 'date', head: <Trans>Date</Trans>, cell: ({ date }) => <Day date={date} /> },
  {
    name: 'title',
    head: <Trans>What for</Trans>,
    cell: ({ reading }) => (reading ? <Trans>Resume viewed</Trans> : <Trans>Reading ticket bought</Trans>),
    part: 'title',
  },
  { name: 'amount', head: <Trans>Amount</Trans>, cell: (row) => <Amount row={row} />, part: 'amount' },
]

function Amount({ row: { reading, point, status } }: { row: TicketMovement }): ReactNode {
  if (reading)
    return (
      <>
        −<Points value={Math.abs(point)} />
      </>
    )
  if (status !== 'REFUNDED') return <Won amount={point} />
  return (
    <>
      <s>
        <Won amount={point} />
      </s>
      <span className={classes.minor}>
        <Trans>Refunded</Trans>
      </span>
    </>
  )
}

function Totals({ rows }: { rows: readonly TicketMovement[] }): ReactNode {
  const { won, points } = ticketTotals(rows)
  return (
    <>
      <Won amount={won} />
      {points > 0 && (
        <>
          {' · '}−<Points value={points} />
        </>
      )}
    </>
  )
}

const NoMovements = () => (
  <EmptyState
    title={<Trans>You have not bought a reading ticket yet</Trans>}
    action={
      <LinkButton to="/payment" variant="light">
        <Trans>Reading tickets</Trans>
      </LinkButton>
    }
  >
    <Trans>Tickets you buy and resumes you view appear here.</Trans>
  </EmptyState>
)
