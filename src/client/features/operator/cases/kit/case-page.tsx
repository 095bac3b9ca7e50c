import { Box, type BoxProps, SimpleGrid } from '@mantine/core'
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { type AriaAttributes, type ComponentProps, type ReactNode, useRef } from 'react'
import type { Snapshot } from '../../../../api/query-for.ts'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { RecordQuery } from '../../desk/record-query.tsx'
import { DeskPage } from '../../desk/desk-page.tsx'
import { deskCard } from '../../desk/desk-surfaces.ts'
import { useArrivalFocus } from '../../keyboard/use-arrival-focus.ts'
import { CaseActions } from '../case-actions.tsx'
import { useQueue } from '../use-queue.ts'

export interface OpenCase {
  etag: string | undefined
  /** Reads the case again, which may have changed. */
  onReload: () => void
  /** Opens the next case; resolves to its name, and to null if none is left. */
  onDecided: () => Promise<string | null>
}

interface CasePageProps<Case, Row> extends Pick<
  ComponentProps<typeof CaseActions>,
  'desk' | 'search' | 'back' | 'keys'
> {
  id: string
  title: string
  result: UseQueryResult<Snapshot<Case>>
  /** The list that the case was opened from: its page, and how each page is read. */
  page: number
  pageOf: (page: number) => UseQueryOptions<Snapshot<Row[]>>
  /** What a case is called. */
  nameOf: (row: Row) => string
  /** Title where the case does not exist. */
  gone: ReactNode
  /** Title where it could not be loaded. */
  failed: ReactNode
  children: (data: Case, open: OpenCase) => ReactNode
}

/** A case with a page of its own; once it is decided, the next one of its list opens. */
export function CasePage<Case, Row extends { id: string }>(props: CasePageProps<Case, Row>) {
  const { desk, search, back, keys = [], title, result, nameOf, gone, failed, children } = props
  const queue = useCaseQueue(props)
  return (
    <DeskPage
      title={title}
      actions={<CaseActions desk={desk} search={search} back={back} keys={keys} queue={queue} />}
    >
      <RecordQuery result={result} gone={<EmptyState title={gone} />} failed={failed}>
        {({ data, etag }) =>
          children(data, {
            etag,
            onReload: () => void result.refetch(),
            onDecided: async () => {
              const next = await queue.advance()
              return next ? nameOf(next) : null
            },
          })
        }
      </RecordQuery>
    </DeskPage>
  )
}

function useCaseQueue<Case, Row extends { id: string }>(props: CasePageProps<Case, Row>) {
  const { desk, id, search, page, pageOf } = props
  const queries = useQueryClient()
  const list = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  const rows = list.data?.data ?? []
  const reload = async () => {
    const left = (await list.refetch()).data?.data ?? rows
    return left.length > 0 || page === 1 ? left : (await queries.fetchQuery(pageOf(1))).data
  }
  return useQueue({ desk, id, search, rows, onReload: reload })
}

/** What a case is about, what is known and what is decided, beside each other on desktop. */
export const CaseParts = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
    {children}
  </SimpleGrid>
)

interface CasePartProps extends BoxProps, Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  children: ReactNode
}

export const CasePart = (props: CasePartProps) => <Box component="section" {...deskCard} {...props} />

/** The part that takes the focus when the case opens. */
export function FirstPart(props: CasePartProps) {
  const part = useRef<HTMLElement>(null)
  useArrivalFocus(part, true)
  return (
    <Box component="section" {...deskCard} style={{ outline: 'none' }} ref={part} tabIndex={-1} {...props} />
  )
}
