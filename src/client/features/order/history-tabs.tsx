import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { ORDER_TYPES, type OrderType } from '../../../contract/base/enums.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { HistoryPeriod } from './history-period.tsx'
import type { HistorySearch } from './history-search.ts'
import { AnnouncementPayments } from './announcement-payments.tsx'
import { TicketMovements } from './ticket-movements.tsx'
import { PageColumn, PageTitle, useTitle, Hidden } from '../../ui/page/page.tsx'
import { type DepositWaiting, payPath } from '../../../contract/payment/order.ts'
import { useFormat } from '../../i18n/format.ts'
import { Won } from '../../i18n/won.tsx'
import type { Column } from '../../ui/card/data-table.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { HistoryList } from './history-list.tsx'
import { PassName, WonTotal } from './won-total.tsx'

const labels: Record<OrderType, MessageDescriptor> = {
  announcement: msg`Posting payments`,
  deposit: msg`Waiting for deposit`,
  ticket: msg`Reading tickets`,
}

const histories = { announcement: AnnouncementPayments, deposit: DepositsWaiting, ticket: TicketMovements }

interface HistoryTabsProps {
  search: HistorySearch
  /** The default history. */
  first: OrderType
}

/** The three payment histories, one at a time; each keeps its own page in the address. */
export function HistoryTabs({ search, first }: HistoryTabsProps) {
  const { i18n, t } = useLingui()
  const active = search.tab ?? first
  const History = histories[active]
  const { from, to } = search
  return (
    <>
      <Group
        component="nav"
        gap="xxs"
        px={{ base: 'edge', sm: 'xs' }}
        py="xs"
        bg="var(--surface)"
        bdrs={{ sm: '16px 16px 0 0' }}
        aria-label={t`Payment history tabs`}
      >
        {ORDER_TYPES.map((type) => (
          <ButtonLink
            key={type}
            variant={type === active ? 'light' : 'subtle'}
            color={type === active ? 'primary' : 'gray'}
            px="sm"
            fz="sm"
            to="."
            search={(before: object) => ({ ...before, tab: type === first ? undefined : type })}
            replace
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={type === active ? 'page' : undefined}
          >
            {i18n._(labels[type])}
          </ButtonLink>
        ))}
      </Group>
      <section aria-label={i18n._(labels[active])}>
        {active !== 'deposit' && <HistoryPeriod search={search} type={active} />}
        <History page={search[active] ?? 1} period={{ from, to }} />
      </section>
    </>
  )
}

/** The employer's payments, pending deposits and reading tickets. */
export function PaymentHistoryScreen({ search }: { search: HistorySearch }) {
  const { t } = useLingui()
  useTitle(t`Payment history`)
  return (
    <PageColumn>
      <PageTitle pt={{ base: 'md', sm: 'xl' }} pb={{ base: 'md', sm: 'lg' }} px={{ base: 'edge', sm: 0 }}>
        <Trans>Payment history</Trans>
      </PageTitle>
      <HistoryTabs search={search} first="announcement" />
    </PageColumn>
  )
}

/** Orders waiting for a deposit to a virtual account. */
function DepositsWaiting({ page }: { page: number }) {
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
