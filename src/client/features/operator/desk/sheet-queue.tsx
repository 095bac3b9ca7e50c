import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pageFromSearch } from '../../../api/page-search.ts'
import { live, type Snapshot } from '../../../api/query-for.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { actionColumn, RowButton } from './cells.tsx'
import { ListPage, useList } from './desk-list.tsx'
import type { Desk, DeskSearch } from './desks.ts'
import { FilterLinks, labelled } from './filter-links.tsx'
import { useOpenedCase } from './use-opened-case.ts'

interface SheetQueueProps<Row, Status extends string> {
  desk: Desk
  search: DeskSearch
  /** Caption of the table, for screen readers. */
  caption: string
  /** By their names. The first one waits for a decision; it is shown unless another is chosen. */
  states: Record<Status, MessageDescriptor>
  /** Beside the name of a state, such as a count. */
  marks?: Partial<Record<Status, ReactNode>>
  pageOf: (status: Status, page: number) => UseQueryOptions<Snapshot<Row[]>>
  columns: readonly Column<Row>[]
  /** What a case is called; also tells the buttons that open them apart. */
  nameOf: (row: Row) => string
  /** Whether it is decided here, as the buttons say. */
  hasDecision?: boolean
  /** The case, where it is looked at and decided. */
  renderSheet: (row: Row, onClose: () => void) => ReactNode
  /** Actions of the page, after its keys. */
  actions?: ReactNode
  /** Shown if no case waits. */
  nothingWaits?: ReactNode
}

/** A queue of the console whose cases open in a sheet. */
export function SheetQueue<Row extends { id: string; status: string }, Status extends string>(
  props: SheetQueueProps<Row, Status>,
) {
  const { desk, search, caption, states, marks, pageOf, columns, nothingWaits } = props
  const { nameOf, hasDecision = true, renderSheet, actions } = props
  const { t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const statuses = Object.keys(states) as [Status, ...Status[]]
  const [waiting] = statuses
  const status = statuses.find((each) => each === search['status']) ?? waiting
  const result = useList(pageOf(status, page), live)
  const { opened, open, close } = useOpenedCase(desk, search, result.data?.data)
  const look = actionColumn<Row>('act', <Trans>Look</Trans>, (row) => (
    <LookButton
      name={nameOf(row)}
      isWaiting={hasDecision && row.status === waiting}
      onLook={() => open(row)}
    />
  ))
  return (
    <ListPage
      desk={desk}
      actions={actions}
      tools={<FilterLinks label={t`State`} param="status" value={status} options={labelled(states, marks)} />}
      result={result}
      caption={caption}
      columns={[...columns, look]}
      page={page}
      empty={(status === waiting && nothingWaits) || <EmptyState title={<Trans>There are none yet</Trans>} />}
    >
      {opened && renderSheet(opened, close)}
    </ListPage>
  )
}

interface LookButtonProps {
  name: string
  /** Whether the row waits for its decision. */
  isWaiting: boolean
  onLook: () => void
}

/** Opens the case of a row. */
export function LookButton({ isWaiting, onLook, ...row }: LookButtonProps) {
  const { t } = useLingui()
  return (
    <RowButton label={isWaiting ? t`Decide: ${row.name}` : t`Look: ${row.name}`} onClick={onLook}>
      {isWaiting ? <Trans>Decide</Trans> : <Trans>Look</Trans>}
    </RowButton>
  )
}
