import { Trans } from '@lingui/react/macro'
import { SimpleGrid } from '@mantine/core'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import type { Snapshot } from '../../../../api/query-for.ts'
import { KeyHint } from '../../../../ui/keyboard/key-hint.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { ButtonLink } from '../../../../ui/link.tsx'
import { Panel } from '../../../../ui/page/page.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { useList } from '../../desk/desk-list.tsx'
import { DeskPage, RecordQuery } from '../../desk/desk-page.tsx'
import { at, type Desk, type DeskSearch, QUEUE } from '../../desk/desks.ts'
import { ConsoleShortcuts, type Keys } from '../../keyboard/list-keys.tsx'
import { useArrivalFocus } from '../../keyboard/use-arrival-focus.ts'
import { type CaseList, casesPage } from './case-list.tsx'
import { OVERVIEW, useQueueOfAll, useSteps } from './steps.ts'

interface CaseActionsProps {
  desk: Desk
  /** Of the list that the case was opened from. */
  search: DeskSearch
  /** Label of the way back to it. */
  back: ReactNode
  /** The cases before and after it; without one, no key leads to them. */
  queue?: { goToNext: () => void; goToPrevious: () => void }
  /** Keys of the decision, before those that all cases have. */
  keys?: Keys
}

/** What every page of one thing has: the way back to its list, the keys that move between them, and their list. */
export function CaseActions({ desk, search, back, queue, keys = [] }: CaseActionsProps) {
  const navigate = useNavigate()
  const list = search['from'] === QUEUE ? OVERVIEW : { ...at(desk), search }
  useShortcuts({
    j: queue?.goToNext,
    k: queue?.goToPrevious,
    u: () => void navigate(list),
  })
  return (
    <>
      <ConsoleShortcuts
        keys={[
          ...keys,
          ...(queue ? STEPS : []),
          ['U', <Trans key="u">Back to the list</Trans>],
          ['Z', <Trans key="z">Go to the “Undo” button. Press Enter to undo.</Trans>],
        ]}
      />
      <ButtonLink variant="default" {...list} aria-keyshortcuts="U">
        {list === OVERVIEW ? <Trans>Overview</Trans> : back}
        <KeyHint>U</KeyHint>
      </ButtonLink>
    </>
  )
}

const STEPS: Keys = [
  ['J', <Trans key="j">Next case</Trans>],
  ['K', <Trans key="k">Previous case</Trans>],
]

interface RecordPageProps<Data> extends CaseActionsProps {
  id: string
  title: string
  result: UseQueryResult<Snapshot<Data>>
  /** Label of the link to its part of the audit trail. */
  acts?: ReactNode
  gone: ReactNode
  failed: ReactNode
  children: (data: Data, etag: string | undefined) => ReactNode
}

/** One entry of a list, with the way back to it and to what operators did about it. */
export function RecordPage<Data>(props: RecordPageProps<Data>) {
  const { id, title, result, acts, gone, failed, children, ...actions } = props
  return (
    <DeskPage
      title={title}
      actions={
        <>
          {acts && (
            <ButtonLink variant="default" {...at('acts')} search={{ subject: id }}>
              {acts}
            </ButtonLink>
          )}
          <CaseActions {...actions} />
        </>
      }
    >
      <RecordQuery result={result} gone={gone} failed={failed}>
        {({ data, etag }) => children(data, etag)}
      </RecordQuery>
    </DeskPage>
  )
}

export interface OpenCase {
  etag: string | undefined
  /** Reads the case again, which may have changed. */
  onReload: () => void
  /** Opens the next case; resolves to its name, and to null if none is left. */
  onDecided: () => Promise<string | null>
}

interface CasePageProps<Case, Row> extends Omit<RecordPageProps<Case>, 'desk' | 'queue' | 'children'> {
  search: DeskSearch & { page?: number | undefined }
  /** The list that the case was opened from. */
  cases: CaseList<Row>
  children: (data: Case, open: OpenCase) => ReactNode
}

/** A case with a page of its own; once it is decided, the next one of the list that it was opened from opens. */
export function CasePage<Case, Row extends { id: string }>(props: CasePageProps<Case, Row>) {
  const { cases, children, ...record } = props
  const { id, search, result, gone } = record
  const { desk } = cases
  const isInQueue = search['from'] === QUEUE
  const ofKind = useQueueOfKind({ cases, id, search }, !isInQueue)
  const ofAll = useQueueOfAll(desk, id, isInQueue)
  const queue = isInQueue ? ofAll : ofKind
  return (
    <RecordPage {...record} desk={desk} queue={queue} gone={<EmptyState title={gone} />}>
      {(data, etag) =>
        children(data, { etag, onReload: () => void result.refetch(), onDecided: queue.advance })
      }
    </RecordPage>
  )
}

type KindOptions<Row> = Pick<CasePageProps<unknown, Row>, 'cases' | 'id' | 'search'>

/** The cases of one kind, as their list has them. */
function useQueueOfKind<Row extends { id: string }>(options: KindOptions<Row>, enabled: boolean) {
  const { cases, id, search } = options
  const { desk, nameOf } = cases
  const { page = 1 } = search
  const queries = useQueryClient()
  const list = useList(casesPage(cases, search, page), { enabled })
  const stepsOf = (rows: readonly Row[]) =>
    rows.map((row) => ({ id: row.id, name: nameOf(row), target: { ...at(desk, row.id), search } }))
  const steps = stepsOf(list.data?.data ?? [])
  const onReload = async () => {
    const left = (await list.refetch()).data?.data
    if (!left) return steps
    return stepsOf(
      left.length > 0 || page === 1 ? left : (await queries.fetchQuery(casesPage(cases, search))).data,
    )
  }
  return useSteps({ list: desk, id, steps, back: { ...at(desk), search }, onReload })
}

interface QueueOptions {
  desk: Desk
  id: string
  /** Of the list that it was opened from. */
  search: DeskSearch
  /** The list as it was last read. */
  rows: readonly { id: string }[] | undefined
}

/** Moves between the entries of a list that are looked at. */
export function useQueue({ desk, id, search, rows = [] }: QueueOptions) {
  const steps = rows.map((row) => ({ id: row.id, name: '', target: { ...at(desk, row.id), search } }))
  return useSteps({ list: desk, id, steps, back: { ...at(desk), search } })
}

/** What a case is about, what is known and what is decided, beside each other on desktop. */
export const CaseParts = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
    {children}
  </SimpleGrid>
)

export const CasePart = Panel

interface FirstPartProps extends ComponentProps<typeof Panel> {
  partRef?: RefObject<HTMLDivElement | null>
}

/** The part that takes the focus when the case opens, and later where its reference is given. */
export function FirstPart({ partRef, ...props }: FirstPartProps) {
  const own = useRef<HTMLDivElement>(null)
  const part = partRef ?? own
  useArrivalFocus(part, true)
  return <CasePart style={{ outline: 'none' }} ref={part} tabIndex={-1} {...props} />
}
