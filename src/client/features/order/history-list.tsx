import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Group } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { OrderType } from '../../../contract/base/enums.ts'
import {
  type AnnouncementPayment,
  type DepositWaiting,
  type TicketMovement,
  listOrders,
} from '../../../contract/payment/order.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { isPageGone } from '../../entities/answer/list-error.tsx'
import { live, queryFor } from '../../api/query-for.ts'
import { type Column, DataTable } from '../../ui/card/data-table.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { useFormat } from '../../i18n/format.ts'
import type { Period } from './history-search.ts'

/**
 * One of the three payment histories, latest first. Always stale: returning from a payment provider reloads
 * the page, and persisted data is old then.
 * @param page one-based, as in the address
 */
const historyPage = (type: OrderType, page: number, period: Period) =>
  queryFor(
    listOrders,
    { query: { type, ...period, pageNumber: page - 1, pageSize: PAGE_SIZE.history } },
    { staleTime: 0 },
  )

interface Rows {
  announcement: AnnouncementPayment
  deposit: DepositWaiting
  ticket: TicketMovement
}

export interface HistoryProps {
  /** One-based. */
  page: number
  period?: Period
}

interface HistoryListProps<Type extends OrderType> extends HistoryProps {
  type: Type
  /** For screen readers. */
  label: string
  columns: readonly Column<Rows[Type]>[]
  /** Renders the total of the page's rows. */
  Total: ComponentType<{ rows: readonly Rows[Type][] }>
  empty: ReactNode
}

/** A page of a history with its total: a table on desktop, cards on phones. */
export function HistoryList<Type extends OrderType>(props: HistoryListProps<Type>) {
  const { type, page, period = {}, label, columns, Total, empty } = props
  const { t } = useLingui()
  const format = useFormat()
  const result = useQuery({ ...historyPage(type, page, period), ...live, placeholderData: keepPreviousData })
  if (isPageGone(result.error) && result.data && page > 1) return <PageBefore type={type} page={page} />
  if (!result.data)
    return (
      <QueryPlaceholder
        result={result}
        title={<Trans>Your payment history could not be loaded</Trans>}
        rows={5}
      />
    )
  const isOfType = (row: { type: OrderType }): row is Rows[Type] => row.type === type
  const rows = result.data.data.filter(isOfType)
  const { totalCount = rows.length, totalPages = 1 } = result.data
  if (rows.length === 0)
    return period.from || period.to ? <EmptyState title={<Trans>No payments in this period</Trans>} /> : empty
  const shown = format.number(totalCount)
  return (
    <Box pb="xs" bg="var(--surface)" bdrs={{ sm: '0 0 var(--radius-card) var(--radius-card)' }}>
      <Group justify="space-between" gap="4px 12px" pt="sm" px="edge" fz="sm" lh="sm" c="dimmed">
        <p>
          <Plural value={totalCount} one={`${shown} entry`} other={`${shown} entries`} />
        </p>
        <StaleNote result={result} />
      </Group>
      <DataTable
        caption={label}
        columns={columns}
        rows={rows}
        sum={{ name: <Trans>Total on this page</Trans>, value: <Total rows={rows} /> }}
      />
      <Pager
        page={page}
        totalPages={totalPages}
        label={t`Pages of payment history`}
        param={type}
        keepsPlace
      />
    </Box>
  )
}

/** Redirects from an empty last page to the one before. */
function PageBefore({ type, page }: { type: OrderType; page: number }) {
  return (
    <Navigate
      to="."
      search={(before: object) => ({ ...before, [type]: page > 2 ? page - 1 : undefined })}
      replace
    />
  )
}
