import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { ORDER_TYPES, type OrderType } from '../../../contract/base/enums.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { HistoryPeriod } from './history-period.tsx'
import type { HistorySearch } from './history-search.ts'
import { AnnouncementPayments } from './announcement-payments.tsx'
import { DepositsWaiting } from './deposits-waiting.tsx'
import { TicketMovements } from './ticket-movements.tsx'
import { PageColumn, PageTitle, useTitle } from '../../ui/page/page.tsx'

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
            color={type === active ? 'purple' : 'gray'}
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
