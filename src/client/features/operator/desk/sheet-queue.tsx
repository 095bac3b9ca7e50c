import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pageFromSearch } from '../../../api/page-search.ts'
import { live, type Snapshot } from '../../../api/query-for.ts'
import { RowButton } from './row-button.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { DeskList } from './desk-list.tsx'
import { DeskPage } from './desk-page.tsx'
import type { DeskSearch } from './desk-search.ts'
import { type Desk, sections } from './desks.ts'
import { FilterLinks } from './filter-links.tsx'
import { useOpenedCase } from './use-opened-case.ts'

interface SheetQueueProps<Row extends { id: string; status: Status }, Status extends string> {
  desk: Desk
  search: DeskSearch
  /** Caption of the table, for screen readers. */
  caption: string
  /** The first one waits for a decision; it is shown unless another is chosen. */
  statuses: readonly [Status, ...Status[]]
  statusNames: Record<Status, MessageDescriptor>
  pageOf: (status: Status, page: number) => UseQueryOptions<Snapshot<Row[]>>
  columns: readonly Column<Row>[]
  /** What a case is called; also tells the buttons that open them apart. */
  nameOf: (row: Row) => string
  /** The case, where it is looked at and decided. */
  renderSheet: (row: Row, onClose: () => void) => ReactNode
  /** Actions of the page, after its keys. */
  actions?: ReactNode
  /** Shown if no case waits. */
  nothingWaits?: ReactNode
}

/** A queue of the console whose cases open in a sheet. */
export function SheetQueue<Row extends { id: string; status: Status }, Status extends string>(
  props: SheetQueueProps<Row, Status>,
) {
  const { desk, search, caption, statuses, statusNames, pageOf } = props
  const { columns, nameOf, renderSheet, actions, nothingWaits } = props
  const { i18n, t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const [waiting] = statuses
  const status = statuses.find((each) => each === search['status']) ?? waiting
  const result = useQuery({ ...pageOf(status, page), ...live, placeholderData: keepPreviousData })
  const { opened, open, close } = useOpenedCase(desk, search, result.data?.data)
  const lookColumn = useLookColumn(waiting, nameOf, open)
  useRowKeys(desk, result.data !== undefined)
  return (
    <DeskPage
      title={i18n._(sections[desk].name)}
      actions={
        <>
          <ListKeys />
          {actions}
        </>
      }
      tools={
        <FilterLinks
          label={t`State`}
          param="status"
          value={status}
          options={statuses.map((value) => ({ value, label: i18n._(statusNames[value]) }))}
        />
      }
    >
      <DeskList
        result={result}
        caption={caption}
        columns={[...columns, lookColumn]}
        page={page}
        empty={
          (status === waiting && nothingWaits) || <EmptyState title={<Trans>There are none yet</Trans>} />
        }
      />
      {opened && renderSheet(opened, close)}
    </DeskPage>
  )
}

/** The last column, which opens the case. */
function useLookColumn<Row extends { status: string }>(
  waiting: string,
  nameOf: (row: Row) => string,
  onLook: (row: Row) => void,
): Column<Row> {
  const { t } = useLingui()
  return {
    name: 'act',
    part: 'action',
    head: <Trans>Look</Trans>,
    cell: (row) => (
      <RowButton
        label={row.status === waiting ? t`Decide: ${nameOf(row)}` : t`Look: ${nameOf(row)}`}
        onClick={() => onLook(row)}
      >
        {row.status === waiting ? <Trans>Decide</Trans> : <Trans>Look</Trans>}
      </RowButton>
    ),
  }
}
