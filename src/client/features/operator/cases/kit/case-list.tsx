import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { pageFromSearch } from '../../../../api/page-search.ts'
import { live } from '../../../../api/query-for.ts'
import type { Column } from '../../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import type { Endpoint } from '../../../../../contract/base/endpoint.ts'
import type { OperatorOverview } from '../../../../../contract/operator/operator.ts'
import { column, RowButton } from '../../desk/cells.tsx'
import { ListPage, useList } from '../../desk/desk-list.tsx'
import { at, type CaseDesk, type Desk, type DeskSearch, QUEUE } from '../../desk/desks.ts'
import { FilterLinks, labelled } from '../../desk/filter-links.tsx'
import { useFocusAfterRow } from '../../keyboard/use-row-keys.ts'
import { pageOf, personal, useOverview } from '../../queries.ts'
import { type CaseProps, CaseSheet } from './case-sheet.tsx'

type Schema = z.ZodMiniType

interface CaseList<Row> {
  desk: CaseDesk
  caption: MessageDescriptor
  /** By their names. The first one waits for a decision; it is shown unless another is chosen. */
  states: Readonly<Record<string, MessageDescriptor>>
  /** Beside the name of a state, such as a count. */
  marksOf?: (counts: OperatorOverview | undefined) => Record<string, ReactNode>
  list: Endpoint<Schema, Schema, Schema, z.ZodMiniType<Row[]>>
  columns: readonly Column<Row>[]
  /** What a case is called; also tells the buttons that open them apart. */
  nameOf: (row: Row) => string
  /** Whether it is decided here, as the buttons say. */
  hasDecision?: boolean
  /** Title of the sheet in which a case is looked at and decided, what it is about, and what is known of it. */
  title: ReactNode | ((row: Row) => ReactNode)
  about?: (row: Row) => ReactNode
  factsOf?: (row: Row) => ComponentProps<typeof CaseSheet>['facts']
  /** What can be decided, and warnings before it. */
  Decision: ComponentType<DecisionProps<Row>>
  /** Actions of the page, after its keys. */
  actions?: ReactNode
  /** Shown if no case waits. */
  nothingWaits?: ReactNode
}

/** Makes the screen of a list whose cases open in a sheet. */
export const caseList = <Row extends { id: string; status: string }>(cases: CaseList<Row>) =>
  function CaseListScreen({ search, title }: { search: DeskSearch; title: string }) {
    const { desk, states, marksOf, columns, nameOf, hasDecision = true, nothingWaits } = cases
    const { i18n, t } = useLingui()
    const counts = useOverview().data?.data
    const { page = 1 } = pageFromSearch(search)
    const statuses = Object.keys(states) as [string, ...string[]]
    const [waiting] = statuses
    const status = statuses.find((each) => each === search['status']) ?? waiting
    const result = useList(personal(cases.list, { query: { status, ...pageOf(page) } }), live)
    const { opened, open, close } = useOpenedCase(desk, search, result.data?.data)
    const look = column.action<Row>('act', <Trans>Look</Trans>, (row) => (
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
        actions={cases.actions}
        tools={<FilterLinks label={t`State`} param="status" value={status} options={options} />}
        result={result}
        caption={i18n._(cases.caption)}
        columns={[...columns, look]}
        page={page}
        empty={
          (status === waiting && nothingWaits) || <EmptyState title={<Trans>There are none yet</Trans>} />
        }
      >
        {opened && (
          <OpenedCase
            cases={cases}
            row={opened}
            decided={{ desk, id: opened.id, name: nameOf(opened) }}
            onClose={close}
          />
        )}
      </ListPage>
    )
  }

export interface DecisionProps<Row> extends CaseProps<Row> {
  /** Opens a sheet in place of that of the case, which asks for more before a decision. */
  onAsk: (Sheet: ComponentType<CaseProps<Row>>) => void
}

function OpenedCase<Row>({ cases, ...opened }: CaseProps<Row> & { cases: CaseList<Row> }) {
  const [Asking, ask] = useState<ComponentType<CaseProps<Row>>>()
  if (Asking) return <Asking {...opened} />
  const { title, about, factsOf, Decision } = cases
  const { row, onClose } = opened
  return (
    <CaseSheet
      title={typeof title === 'function' ? title(row) : title}
      about={about?.(row)}
      facts={factsOf?.(row)}
      onClose={onClose}
    >
      <Decision {...opened} onAsk={(Sheet) => ask(() => Sheet)} />
    </CaseSheet>
  )
}

interface LookButtonProps {
  name: string
  /** Whether the row waits for its decision. */
  isWaiting: boolean
  onLook: () => void
}

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
