import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex } from '@mantine/core'
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Snapshot } from '../../../api/query-for.ts'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { type Column, DataTable, type DataTableProps } from '../../../ui/card/data-table.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Pager } from '../../../ui/page/pager.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { COUNTED_ROWS } from '../../../../contract/base/schema.ts'
import { DeskPage } from './desk-page.tsx'
import { type Desk, sections } from './desks.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { listOf } from '../queries.ts'

/** White behind a table or its empty state, from 563 px a card. */
const DeskSurface = ({ children }: { children: ReactNode }) => (
  <Box
    bg={{ sm: 'var(--surface)' }}
    bdrs={{ sm: 'lg' }}
    style={{ '--table-edge': 'var(--mantine-spacing-lg)', overflow: 'clip' }}
  >
    {children}
  </Box>
)

export function DeskTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  return (
    <DeskSurface>
      <DataTable {...props} />
    </DeskSurface>
  )
}

interface DeskListProps<Row extends { id: string }> {
  result: UseQueryResult<Snapshot<Row[]>>
  caption: string
  columns: readonly Column<Row>[]
  /** One-based; omitted if the list is not paged. */
  page?: number
  /** Where this page begins, of lists that continue by position. */
  after?: string | undefined
  /** Shown if there are no rows; a general text if omitted. */
  empty?: ReactNode
}

/** A page of a list; what was shown before stays until it is read, unless it is of another list. */
export const useList = <Row,>(page: UseQueryOptions<Snapshot<Row[]>>, options: object = {}) =>
  useQuery({
    ...page,
    placeholderData: (before, query) =>
      query && listOf(query.queryKey) === listOf(page.queryKey) ? before : undefined,
    ...options,
  })

/** A page of a list with its count, age and pager. */
export function DeskList<Row extends { id: string }>(props: DeskListProps<Row>) {
  const { result, caption, columns, page = 1, after, empty } = props
  if (!result.data)
    return (
      <DeskSurface>
        <QueryPlaceholder
          result={result}
          title={<Trans>The list could not be loaded</Trans>}
          rows={6}
          isStored={false}
        />
      </DeskSurface>
    )
  const { data: rows, totalCount = rows.length, totalPages = 1, nextCursor } = result.data
  const isEmpty = rows.length === 0
  return (
    <>
      <Flex
        wrap="wrap"
        justify="space-between"
        rowGap="xxs"
        columnGap="sm"
        pb="xs"
        px={{ base: 'edge', sm: 0 }}
        fz="sm"
        lh="sm"
        c="dimmed"
      >
        {/* Stays in the page, so that a search that finds nothing is spoken too. */}
        <p role="status">
          <EntryCount total={totalCount} isCapped={nextCursor !== undefined && totalCount >= COUNTED_ROWS} />
        </p>
        <StaleNote result={result} />
      </Flex>
      {isEmpty ? (
        <DeskSurface>{empty || <EmptyState title={<Trans>None yet</Trans>} />}</DeskSurface>
      ) : (
        <DeskTable caption={caption} columns={columns} rows={rows} />
      )}
      {isEmpty ? null : nextCursor === undefined ? (
        <Pager page={page} totalPages={totalPages} label={caption} />
      ) : (
        <OlderEntries after={after} next={nextCursor} label={caption} />
      )}
    </>
  )
}

interface ListPageProps<Row extends { id: string }> extends Omit<DeskListProps<Row>, 'caption'> {
  desk: Desk
  /** The section's name, here and below if omitted. */
  title?: string
  caption?: string
  isSearched?: boolean
  /** Actions of the page, after its keys. */
  actions?: ReactNode
  tools?: ReactNode
  note?: ReactNode
  instead?: ReactNode
  children?: ReactNode
}

/** A section's list, with its keys. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { desk, isSearched, actions, tools, note, instead, children, ...list } = props
  const { i18n } = useLingui()
  const section = sections[desk]
  const title = list.title ?? ('name' in section ? i18n._(section.name) : '')
  useRowKeys(desk, list.result.data !== undefined)
  return (
    <DeskPage
      title={title}
      actions={
        <>
          <ListKeys isSearched={isSearched} />
          {actions}
        </>
      }
      tools={tools}
    >
      {note}
      {instead ?? <DeskList {...list} caption={list.caption ?? title} />}
      {children}
    </DeskPage>
  )
}

function EntryCount({ total, isCapped }: { total: number; isCapped: boolean }) {
  const format = useFormat()
  if (isCapped) return <Trans>More than {format.number(COUNTED_ROWS)} entries</Trans>
  return <Plural value={total} one="# entry" other="# entries" />
}

interface OlderEntriesProps {
  /** Where this page begins; the newest entries without it. */
  after: string | undefined
  /** Where the list goes on; null at its end. */
  next: string | null
  label: string
}

/** Links through a list that continues by position; the browser's Back leads to the page before. */
function OlderEntries({ after, next, label }: OlderEntriesProps) {
  if (after === undefined && next === null) return null
  return (
    <Flex component="nav" wrap="wrap" justify="center" gap="xs" pt="md" pb="xl" px="edge" aria-label={label}>
      {after !== undefined && (
        <ButtonLink variant="default" to="." search={(before: object) => ({ ...before, after: undefined })}>
          <Trans>Newest entries</Trans>
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="default" to="." search={(before: object) => ({ ...before, after: next })}>
          <Trans>Older entries</Trans>
        </ButtonLink>
      )}
    </Flex>
  )
}
