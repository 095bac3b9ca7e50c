import { Plural, Trans } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import type { Snapshot } from '../../../api/query-for.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { Pager } from '../../../ui/page/pager.tsx'
import { COUNTED_ROWS } from '../../../../contract/base/schema.ts'
import { DeskSurface, DeskTable } from './desk-table.tsx'
import { Onward } from './onward.tsx'

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
        <Onward after={after} next={nextCursor} label={caption} />
      )}
    </>
  )
}

function Count({ total, isCapped }: { total: number; isCapped: boolean }) {
  const format = useFormat()
  if (isCapped) return <Trans>More than {format.number(COUNTED_ROWS)} entries</Trans>
  return <Plural value={total} one="# entry" other="# entries" />
}
