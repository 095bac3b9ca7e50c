import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { TicketMovement } from '../../../contract/payment/order.ts'
import { Points } from '../../entities/point/points.tsx'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { Won } from '../../i18n/won.tsx'
import { ActionLink } from '../../ui/link.tsx'
import type { Column } from '../../ui/card/data-table.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { Day, ReceiptLink } from './announcement-payments.tsx'
import { HistoryList, type HistoryProps } from './history-list.tsx'
import { ReceiptMark } from './receipt-mark.tsx'
import { ticketTotals } from './totals.ts'

/** Tickets bought and refunded, points spent and granted. */
export function TicketMovements(shown: HistoryProps) {
  const { t } = useLingui()
  return (
    <HistoryList
      type="ticket"
      {...shown}
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
    head: <Trans comment="Column of the payment history: what was bought">Item</Trans>,
    cell: (row) => <WhatFor row={row} />,
    part: 'title',
  },
  { name: 'amount', head: <Trans>Amount</Trans>, cell: (row) => <Amount row={row} />, part: 'amount' },
  {
    name: 'action',
    head: <Hidden>{<Trans>Actions</Trans>}</Hidden>,
    cell: ({ id, reason }) => reason === 'PURCHASE' && <ReceiptLink id={id} />,
    part: 'action',
  },
]

const reasons: Record<TicketMovement['reason'], ReactNode> = {
  PURCHASE: <Trans>Reading ticket bought</Trans>,
  REFUND: <Trans>Reading ticket refunded</Trans>,
  VIEW: <Trans>Resume viewed</Trans>,
  GRANT: <Trans>Points given to you</Trans>,
}

function WhatFor({ row: { reason, status, resume, receipt } }: { row: TicketMovement }) {
  return (
    <>
      {reasons[reason]}
      {resume && (
        <Text span display="block" size="xs" c="dimmed">
          <Link to="/showResume" search={{ id: resume.id }}>
            <bdi lang={langOfKorean(resume.name)}>{resume.name}</bdi>
          </Link>
        </Text>
      )}
      {reason === 'PURCHASE' && status === 'REFUNDED' && (
        <Text span display="block" size="xs" c="dimmed">
          <Trans>Refunded</Trans>
        </Text>
      )}
      <ReceiptMark receipt={receipt} />
    </>
  )
}

function Amount({ row: { reason, point } }: { row: TicketMovement }): ReactNode {
  switch (reason) {
    case 'PURCHASE':
      return <Won amount={point} />
    case 'REFUND':
      return (
        <>
          −<Won amount={-point} />
        </>
      )
    case 'VIEW':
      return (
        <>
          −<Points value={point} />
        </>
      )
    case 'GRANT':
      return (
        <>
          +<Points value={point} />
        </>
      )
  }
}

function Totals({ rows }: { rows: readonly TicketMovement[] }): ReactNode {
  const { won, points } = ticketTotals(rows)
  return (
    <>
      {won < 0 && '−'}
      <Won amount={Math.abs(won)} />
      {points > 0 && (
        <>
          {BETWEEN_FACTS}−<Points value={points} />
        </>
      )}
    </>
  )
}

const NoMovements = () => (
  <EmptyState
    title={<Trans>You have not bought a reading ticket yet</Trans>}
    action={<ActionLink to="/payment" label={<Trans>Reading tickets</Trans>} />}
  >
    <Trans>Reading tickets you buy and resumes you view appear here.</Trans>
  </EmptyState>
)
