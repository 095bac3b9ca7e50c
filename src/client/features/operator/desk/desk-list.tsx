import { Plural, Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import type { Snapshot } from '../../../api/query-for.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { Pager } from '../../../ui/page/pager.tsx'
import classes from './desk-list.module.css'
import { DeskTable } from './desk-table.tsx'

interface DeskListProps<Row extends { id: string }> {
  result: UseQueryResult<Snapshot<Row[]>>
  /** Caption of the table, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  /** One-based; omitted if the list is not paged. */
  page?: number
  /** Shown if there are no rows. */
  empty: ReactNode
}

/** A page of a list with its count, age and pager. */
export function DeskList<Row extends { id: string }>(props: DeskListProps<Row>) {
  const { result, caption, columns, page = 1, empty } = props
  if (!result.data)
    return <QueryPlaceholder result={result} title={<Trans>The list could not be loaded</Trans>} rows={6} />
  const { data: rows, totalCount = rows.length, totalPages = 1 } = result.data
  if (rows.length === 0) return empty
  return (
    <>
      <div className={classes.head}>
        <p role="status">
          <Plural value={totalCount} one="# entry" other="# entries" />
        </p>
        <StaleNote result={result} />
      </div>
      <DeskTable caption={caption} columns={columns} rows={rows} />
      <Pager page={page} totalPages={totalPages} label={caption} />
    </>
  )
}
