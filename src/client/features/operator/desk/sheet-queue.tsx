import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import { pageFromSearch } from '../../../api/page-search.ts'
import { live, type Snapshot } from '../../../api/query-for.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { OperatorOverview } from '../../../../contract/operator/operator.ts'
import { overview, pageOf, type PageQuery } from '../queries.ts'
import { actionColumn, RowButton } from './cells.tsx'
import { ListPage, useList } from './desk-list.tsx'
import { at, type Desk, type DeskSearch, QUEUE } from './desks.ts'
import { FilterLinks, labelled } from './filter-links.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useFocusAfterRow } from '../keyboard/use-row-keys.ts'

interface SheetQueue<Row, Status extends string> {
  desk: Desk
  /** Of the table, for screen readers. */
  caption: MessageDescriptor
  /** By their names. The first one waits for a decision; it is shown unless another is chosen. */
  states: Record<Status, MessageDescriptor>
  /** Beside the name of a state, such as a count. */
  marksOf?: (counts: OperatorOverview | undefined) => Partial<Record<Status, ReactNode>>
  pageOf: (query: PageQuery & { status: Status }) => UseQueryOptions<Snapshot<Row[]>>
  columns: readonly Column<Row>[]
  /** What a case is called; also tells the buttons that open them apart. */
  nameOf: (row: Row) => string
  /** Whether it is decided here, as the buttons say. */
  hasDecision?: boolean
  /** The case, where it is looked at and decided. */
  Sheet: ComponentType<{ row: Row; onClose: () => void }>
  /** Actions of the page, after its keys. */
  actions?: ReactNode
  /** Shown if no case waits. */
  nothingWaits?: ReactNode
}

/** Makes the screen of a queue whose cases open in a sheet. */
export const sheetQueue = <Row extends { id: string; status: string }, Status extends string>(
  queue: SheetQueue<Row, Status>,
) =>
  function SheetQueueScreen({ search, title }: { search: DeskSearch; title: string }) {
    const { desk, states, marksOf, columns, nameOf, hasDecision = true, Sheet, nothingWaits } = queue
    const { i18n, t } = useLingui()
    const counts = useQuery({ ...overview(), ...live }).data?.data
    const { page = 1 } = pageFromSearch(search)
    const statuses = Object.keys(states) as [Status, ...Status[]]
    const [waiting] = statuses
    const status = statuses.find((each) => each === search['status']) ?? waiting
    const result = useList(queue.pageOf({ status, ...pageOf(page) }), live)
    const { opened, open, close } = useOpenedCase(desk, search, result.data?.data)
    const look = actionColumn<Row>('act', <Trans>Look</Trans>, (row) => (
      <LookButton
        name={nameOf(row)}
        isWaiting={hasDecision && row.status === waiting}
        onLook={() => open(row)}
      />
    ))
    const options = labelled(states, marksOf?.(counts))
    return (
      <ListPage
        desk={desk}
        title={title}
        actions={queue.actions}
        tools={<FilterLinks label={t`State`} param="status" value={status} options={options} />}
        result={result}
        caption={i18n._(queue.caption)}
        columns={[...columns, look]}
        page={page}
        empty={
          (status === waiting && nothingWaits) || <EmptyState title={<Trans>There are none yet</Trans>} />
        }
      >
        {opened && <Sheet row={opened} onClose={close} />}
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

/** The case that is open in a sheet over its list: the one that was pressed, or the one that the address names. */
export function useOpenedCase<Row extends { id: string }>(
  desk: Desk,
  search: DeskSearch,
  rows: readonly Row[] | undefined,
) {
  const navigate = useNavigate()
  const [pressed, setPressed] = useState<Row>()
  const named = search['case']
  const opened = pressed ?? rows?.find(({ id }) => id === named)
  useFocusAfterRow(rows, opened?.id)
  const close = () => {
    setPressed(undefined)
    if (search['from'] === QUEUE) void navigate({ to: '/operator', replace: true })
    else if (named !== undefined)
      void navigate({ ...at(desk), search: { ...search, case: undefined }, replace: true })
  }
  return { opened, open: setPressed, close }
}
