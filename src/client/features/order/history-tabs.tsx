import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ORDER_TYPES, type OrderType } from '../../../contract/base/enums.ts'
import classes from './history-tabs.module.css'
import type { HistorySearch } from './history-search.ts'
import { AnnouncementPayments } from './announcement-payments.tsx'
import { DepositsWaiting } from './deposits-waiting.tsx'
import { TicketMovements } from './ticket-movements.tsx'

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
  return (
    <>
      <nav className={classes.tabs} aria-label={t`Payment history tabs`}>
        {ORDER_TYPES.map((type) => (
          <Link
            key={type}
            to="."
            search={(before: object) => ({ ...before, tab: type === first ? undefined : type })}
            replace
            resetScroll={false}
            className={classes.tab}
            activeOptions={{ exact: true }}
            data-active={type === active || undefined}
            aria-current={type === active ? 'page' : undefined}
          >
            {i18n._(labels[type])}
          </Link>
        ))}
      </nav>
      <section aria-label={i18n._(labels[active])}>
        <History page={search[active] ?? 1} />
      </section>
    </>
  )
}
