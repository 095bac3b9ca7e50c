import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { AnnouncementPayment } from '../../../contract/payment/order.ts'
import { RightGate } from '../../entities/member/company-right.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Won } from '../../i18n/won.tsx'
import { ActionLink, ButtonLink } from '../../ui/link.tsx'
import type { Column } from '../../ui/card/data-table.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { HistoryList, type HistoryProps } from './history-list.tsx'
import { ReceiptMark } from './receipt-mark.tsx'
import { PassName, WonTotal } from './won-total.tsx'

/** Payments for passes. */
export function AnnouncementPayments(shown: HistoryProps) {
  const { t } = useLingui()
  return (
    <HistoryList
      type="announcement"
      {...shown}
      label={t`Posting payments`}
      columns={columns}
      Total={WonTotal}
      empty={<NoPayments />}
    />
  )
}

const columns: readonly Column<AnnouncementPayment>[] = [
  { name: 'date', head: <Trans>Date</Trans>, cell: ({ date }) => <Day date={date} /> },
  { name: 'title', head: <Trans>Posting</Trans>, cell: (row) => <Title row={row} />, part: 'title' },
  {
    name: 'left',
    head: <Trans>Time left on the posting</Trans>,
    cell: (row) => <Left days={row.leftPeriod} />,
  },
  { name: 'amount', head: <Trans>Amount</Trans>, cell: (row) => <Amount row={row} />, part: 'amount' },
  {
    name: 'action',
    head: <Hidden>{<Trans>Actions</Trans>}</Hidden>,
    cell: ({ id, jobId }) => (
      <>
        <ReceiptLink id={id} /> <View jobId={jobId} />
      </>
    ),
    part: 'action',
  },
]

export function Day({ date }: { date: string }) {
  const format = useFormat()
  return (
    <time dateTime={date} title={format.moment(date)}>
      {format.date(date)}
    </time>
  )
}

function Title({ row: { title, jobType, receipt } }: { row: AnnouncementPayment }) {
  return (
    <>
      <span lang="ko">{title}</span>
      <Text span display="block" size="xs" c="dimmed">
        <PassName tier={jobType} />
      </Text>
      <ReceiptMark receipt={receipt} />
    </>
  )
}

const Left = ({ days }: { days: number }) =>
  days === 0 ? (
    <Trans comment="State: the time has ended">Over</Trans>
  ) : (
    <Plural value={days} one="# day" other="# days" />
  )

function Amount({ row: { payAmount, status, refundedDate } }: { row: AnnouncementPayment }) {
  const format = useFormat()
  const day = refundedDate ? format.date(refundedDate) : ''
  return (
    <>
      {status === 'REFUNDED' ? (
        <s>
          <Won amount={payAmount} />
        </s>
      ) : (
        <Won amount={payAmount} />
      )}
      {status === 'REFUNDED' && (
        <Text span display="block" size="xs" c="dimmed">
          <Trans>Refunded</Trans> {day}
        </Text>
      )}
    </>
  )
}

export const ReceiptLink = ({ id }: { id: string }) => (
  <ButtonLink to="/employmentPage/receipt/$id" params={{ id }} size="sm" variant="default">
    <Trans>Receipt</Trans>
  </ButtonLink>
)

function View({ jobId }: { jobId: string | null }) {
  if (jobId === null)
    return (
      <Text span display="block" size="xs" c="dimmed">
        <Trans>Deleted</Trans>
      </Text>
    )
  return (
    <ButtonLink to="/recruitment/detail/$id" params={{ id: jobId }} size="sm" variant="default">
      <Trans>View posting</Trans>
    </ButtonLink>
  )
}

const NoPayments = () => (
  <EmptyState
    title={<Trans>No paid postings yet</Trans>}
    action={
      <RightGate quiet>
        <ActionLink to="/payment/localJob" label={<Trans>Pay for a posting</Trans>} />
      </RightGate>
    }
  >
    <Trans>Payments for Premium, Grand and Local postings appear here.</Trans>
  </EmptyState>
)
