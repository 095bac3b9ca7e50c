import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { pageFromSearch } from '../../../../api/page-search.ts'
import { live } from '../../../../api/query-for.ts'
import type { Column } from '../../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import type { Endpoint } from '../../../../../contract/base/endpoint.ts'
import type { DecisionKind } from '../../../../../contract/case/kinds.ts'
import { type Decision, getLastDecision } from '../../../../../contract/operator/decision.ts'
import type { OperatorOverview } from '../../../../../contract/operator/operator.ts'
import { decidedIn } from '../../desk/case-places.ts'
import { column, RowButton } from '../../desk/cells.tsx'
import { DecidedBy, Note } from '../../desk/command.tsx'
import { ListPage, useList } from '../../desk/desk-list.tsx'
import { at, type CaseDesk, type Desk, type DeskSearch, QUEUE, textIn } from '../../desk/desks.ts'
import { FilterLinks, labelled } from '../../desk/filter-links.tsx'
import { useFocusAfterRow } from '../../keyboard/use-row-keys.ts'
import { pageOf, personal, useOverview } from '../../queries.ts'
import type { DecidedCase } from '../last-decision.ts'
import { type CaseProps, CaseSheet } from './case-sheet.tsx'
import { OVERVIEW, useQueueOfAll } from './steps.ts'
import { CaseUndo } from './undo.tsx'

type Schema = z.ZodMiniType

/** A list of cases of one kind. */
export interface CaseList<Row> {
  desk: CaseDesk
  caption: MessageDescriptor
  list: Endpoint<Schema, Schema, Schema, z.ZodMiniType<Row[]>>
  /** By their names. The first one waits for a decision; it is shown unless another is chosen. */
  states?: Readonly<Record<string, MessageDescriptor>>
  /** The search parameter that names the state, and what its filter is called. */
  param?: 'status' | 'state'
  filter?: MessageDescriptor
  /** Beside the name of a state, such as a count. */
  marksOf?: (counts: OperatorOverview | undefined) => Record<string, ReactNode>
  columns: readonly Column<Row>[]
  /** Shown of decided cases too, after the others. */
  decidedColumns?: readonly Column<Row>[]
  /** The control that opens a case, and the head of its column; null where another column has it. */
  opening?: { head: ReactNode; Control: ComponentType<OpeningProps<Row>> } | null
  /** What a case is called; also tells the controls that open them apart. */
  nameOf: (row: Row) => string
  /** What is reported, unless it is a posting. */
  reported?: DecidedCase['about']
  /** Whether it is decided here, as the buttons say. */
  hasDecision?: boolean
  /** Title of the sheet in which a case is looked at and decided, what it is about, and what is known of it. */
  title?: ReactNode | ((row: Row) => ReactNode)
  about?: (row: Row) => ReactNode
  factsOf?: (row: Row) => ComponentProps<typeof CaseSheet>['facts']
  /** What can be decided in that sheet, and warnings before it; left out where cases have pages. */
  Decision?: ComponentType<DecisionProps<Row>>
  /** In place of that sheet. */
  Sheet?: ComponentType<CaseProps<Row>>
  /** Actions of the page, after its keys. */
  actions?: ReactNode
  /** Shown if no case waits. */
  nothingWaits?: ReactNode
  /** Shown if none was decided; a general text if it is null. */
  nothingDecided?: ReactNode
}

export interface DecisionProps<Row> extends CaseProps<Row> {
  /** Opens a sheet in place of that of the case, which asks for more before a decision. */
  onAsk: (Sheet: ComponentType<CaseProps<Row>>) => void
}

export interface OpeningProps<Row> {
  row: Row
  name: string
  /** Whether the row waits for its decision. */
  isWaiting: boolean
  onOpen: () => void
}

/** A case of a list as its decisions are announced. */
export const decidedCase = <Row extends { id: string }>(
  { desk, nameOf, reported }: CaseList<Row>,
  row: Row,
): DecidedCase => ({ desk, id: row.id, name: nameOf(row), ...(reported && { about: reported }) })

/** A page of a list of cases, by the state that its address names. */
export const casesPage = <Row,>(
  { list, states = {}, param = 'status' }: CaseList<Row>,
  search: DeskSearch,
  page = 1,
) => personal(list, { query: { [param]: search[param] ?? Object.keys(states)[0], ...pageOf(page) } })

interface CaseListProps {
  search: DeskSearch
  title: string
  /** Before the filter by state. */
  tools?: ReactNode
}

/** Makes the screen of a list, whose cases open in a sheet or on a page. */
export const caseList =
  <Row extends { id: string }>(cases: CaseList<Row>) =>
  (props: CaseListProps) => <CaseListScreen cases={cases} {...props} />

const none = <EmptyState title={<Trans>There are none yet</Trans>} />

function CaseListScreen<Row extends { id: string }>(props: CaseListProps & { cases: CaseList<Row> }) {
  const { cases, search, title, tools } = props
  const { desk, states = {}, param = 'status', filter = msg`State`, columns, nameOf } = cases
  const { hasDecision = true, opening = looking, nothingWaits = none, nothingDecided = none } = cases
  const { i18n } = useLingui()
  const counts = useOverview().data?.data
  const { page = 1 } = pageFromSearch(search)
  const [waiting, ...decided] = Object.keys(states)
  const status = decided.find((each) => each === search[param]) ?? waiting
  const isWaiting = status === waiting
  const result = useList(casesPage(cases, search, page), live)
  const { opened, open, close, named, advance } = useOpenedCase(desk, search, result.data?.data)
  const kind = decidedIn(desk)
  const isMissed = named !== '' && result.data && !opened && !result.isFetching
  const control =
    opening &&
    column.action<Row>('act', opening.head, (row) => (
      <opening.Control
        row={row}
        name={nameOf(row)}
        isWaiting={hasDecision && isWaiting}
        onOpen={() => open(row)}
      />
    ))
  return (
    <ListPage
      desk={desk}
      title={title}
      actions={cases.actions}
      tools={
        (isMissed || status !== undefined) && (
          <>
            {isMissed && (
              <Box w="100%">
                <Note>
                  <Trans>The case of this link is no longer in this list.</Trans>
                  {kind && <LastDecision kind={kind} id={named} />}
                </Note>
              </Box>
            )}
            {tools}
            {status !== undefined && (
              <FilterLinks
                label={i18n._(filter)}
                param={param}
                value={status}
                options={labelled(states, cases.marksOf?.(counts))}
              />
            )}
          </>
        )
      }
      result={result}
      caption={i18n._(cases.caption)}
      columns={[...columns, ...((!isWaiting && cases.decidedColumns) || []), ...(control ? [control] : [])]}
      page={page}
      empty={isWaiting ? nothingWaits : nothingDecided}
    >
      {opened && (
        <OpenedCase
          key={opened.id}
          cases={cases}
          row={opened}
          decided={{ ...decidedCase(cases, opened), advance }}
          isWaiting={isWaiting}
          onClose={close}
        />
      )}
    </ListPage>
  )
}

interface OpenedCaseProps<Row> extends CaseProps<Row> {
  cases: CaseList<Row>
  isWaiting: boolean
}

function OpenedCase<Row>({ cases, isWaiting, ...opened }: OpenedCaseProps<Row>) {
  const { title, about, factsOf, Decision, Sheet } = cases
  const { i18n } = useLingui()
  const [Asking = Sheet, ask] = useState<ComponentType<CaseProps<Row>>>()
  if (Asking) return <Asking {...opened} />
  if (!Decision) return null
  const { row, decided, onClose } = opened
  const kind = decidedIn(cases.desk)
  const outcome = !isWaiting && stateOf(cases, row)
  return (
    <CaseSheet
      title={typeof title === 'function' ? title(row) : title}
      about={about?.(row)}
      facts={factsOf?.(row)}
      onClose={onClose}
    >
      {outcome && (
        <Group>
          <Badge>{i18n._(outcome)}</Badge>
        </Group>
      )}
      {kind && !isWaiting && (
        <LastDecision kind={kind} id={decided.id}>
          {({ undo }) => <CaseUndo undo={undo} decided={decided} onUndone={onClose} />}
        </LastDecision>
      )}
      <Decision {...opened} onAsk={(Asked) => ask(() => Asked)} />
    </CaseSheet>
  )
}

/** What the state of a case is called, where its rows have one. */
const stateOf = <Row,>({ states = {}, param = 'status' }: CaseList<Row>, row: Row) =>
  states[textIn({ ...(row as object) }, param)]

interface LastDecisionProps {
  kind: DecisionKind
  /** Of the case. */
  id: string
  /** What follows. */
  children?: (last: Decision) => ReactNode
}

/** Who decided a case. */
function LastDecision({ kind, id, children }: LastDecisionProps) {
  const asked = personal(getLastDecision, { query: { kind, subjectId: id } })
  const last = useQuery(asked).data?.data
  if (!last) return null
  return (
    <>
      <DecidedBy by={last.decidedBy} date={last.decidedDate} />
      {children?.(last)}
    </>
  )
}

function LookButton({ isWaiting, onOpen, ...row }: OpeningProps<unknown>) {
  const { t } = useLingui()
  return (
    <RowButton label={isWaiting ? t`Decide: ${row.name}` : t`Look: ${row.name}`} onClick={onOpen}>
      {isWaiting ? <Trans>Decide</Trans> : <Trans>Look</Trans>}
    </RowButton>
  )
}

const looking = { head: <Trans>Look</Trans>, Control: LookButton }

/**
 * The case that is open in a sheet over its list: the one that was pressed, or the one that the address names. It stays
 * open when it leaves the list, as whoever was deciding about it has to be told that another operator did.
 */
function useOpenedCase<Row extends { id: string }>(
  desk: Desk,
  search: DeskSearch,
  rows: readonly Row[] | undefined,
) {
  const navigate = useNavigate()
  const router = useRouter()
  const [pressed, setPressed] = useState<Row>()
  const [last, setLast] = useState<Row>()
  const named = textIn(search, 'case')
  const listed = rows?.find(({ id }) => id === named)
  if (listed && listed !== last) setLast(listed)
  const opened = pressed ?? listed ?? (last && last.id === named ? last : undefined)
  useFocusAfterRow(rows, opened?.id)
  const isOfQueue = search['from'] === QUEUE && !pressed
  const { advance } = useQueueOfAll(desk, opened?.id ?? '', isOfQueue)
  const close = () => {
    setPressed(undefined)
    const { search: now } = router.latestLocation
    // The next case has been opened.
    if (pressed || named === '' || now.case !== named) return
    if (isOfQueue) void navigate({ ...OVERVIEW, replace: true })
    else void navigate({ ...at(desk), search: { ...search, case: undefined }, replace: true })
  }
  return {
    opened,
    /** The case that the address names; empty without one. */
    named,
    open: setPressed,
    close,
    /** After a decision on a case of the queue. */
    advance: isOfQueue ? advance : undefined,
  }
}
