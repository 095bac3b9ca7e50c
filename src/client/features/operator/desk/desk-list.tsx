import { Plural, Trans } from '@lingui/react/macro'
import { Box, Flex } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import type { Snapshot } from '../../../api/query-for.ts'
import { type Column, DataTable, type DataTableProps } from '../../../ui/card/data-table.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { Pager } from '../../../ui/page/pager.tsx'
import { COUNTED_ROWS } from '../../../../contract/base/schema.ts'

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

/** A table on a card. */
export function DeskTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  return (
    <DeskSurface>
      <DataTable {...props} />
    </DeskSurface>
  )
}

interface DeskListProps<Row extends { id: string }> {
  result: UseQueryResult<Snapshot<Row[]>>
  /** Caption of the table, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  /** One-based; omitted if the list is not paged. */
  page?: number
  /** Where this page begins, of lists that continue by position. */
  after?: string | undefined
  /** Shown if there are no rows. */
  empty: ReactNode
}

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
          <Count total={totalCount} isCapped={nextCursor !== undefined && totalCount >= COUNTED_ROWS} />
        </p>
        <StaleNote result={result} />
      </Flex>
      {isEmpty ? (
        <DeskSurface>{empty}</DeskSurface>
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

function Count({ total, isCapped }: { total: number; isCapped: boolean }) {
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
