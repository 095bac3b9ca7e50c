import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { type DepositWaiting, payPath } from '../../../contract/payment/order.ts'
import { useFormat } from '../../i18n/format.ts'
import { Won } from '../../i18n/won.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { Column } from '../../ui/card/data-table.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { HistoryList } from './history-list.tsx'
import { PassName, WonTotal } from './won-total.tsx'

/** Orders waiting for a deposit to a virtual account. */
export function DepositsWaiting({ page }: { page: number }) {
  const { t } = useLingui()
  return (
    <HistoryList
      type="deposit"
      page={page}
      label={t`Waiting for deposit`}
      columns={columns}
      Total={WonTotal}
      empty={<NothingWaiting />}
    />
  )
}

const columns: readonly Column<DepositWaiting>[] = [
  {
    name: 'title',
    head: <Trans comment="What an order is for: a pass or points">Purchase</Trans>,
    cell: (row) => <Title row={row} />,
    part: 'title',
  },
  {
    name: 'account',
    head: <Trans comment="Where to send the deposit">Bank account</Trans>,
    cell: (row) => <Account row={row} />,
  },
  { name: 'due', head: <Trans>Deposit deadline</Trans>, cell: ({ dueDate }) => <Due date={dueDate} /> },
  {
    name: 'amount',
    head: <Trans>Amount</Trans>,
    cell: ({ payAmount }) => <Won amount={payAmount} />,
    part: 'amount',
  },
  {
    name: 'action',
    head: <Hidden>{<Trans>Actions</Trans>}</Hidden>,
    cell: (row) => <Open row={row} />,
    part: 'action',
  },
]

function Title({ row: { title, jobType } }: { row: DepositWaiting }) {
  if (jobType === null) return <Trans>Reading ticket</Trans>
  return (
    <>
      <span lang="ko">{title}</span>
      <Text span display="block" size="xs" c="dimmed">
        <PassName tier={jobType} />
      </Text>
    </>
  )
}

function Account({ row: { account, holder } }: { row: DepositWaiting }) {
  return (
    <span lang="ko">
      {account}
      <Text span display="block" size="xs" c="dimmed">
        {holder}
      </Text>
    </span>
  )
}

function Due({ date }: { date: string }) {
  const format = useFormat()
  return (
    <time dateTime={date}>
      {format.date(date)} {format.time(date)}
    </time>
  )
}

function Open({ row: { kind, id } }: { row: DepositWaiting }) {
  return (
    <ButtonLink to={payPath(kind)} search={{ orderId: id }} size="sm" variant="default">
      <Trans>View order</Trans>
    </ButtonLink>
  )
}

const NothingWaiting = () => (
  <EmptyState title={<Trans>No pending deposits</Trans>}>
    <Trans>
      If you pay by bank deposit, the account and its deadline are shown here until the money arrives.
    </Trans>
  </EmptyState>
)
