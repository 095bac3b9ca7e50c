import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Snapshot } from '../../../api/query-for.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { LiveSearch } from '../../../ui/field/search-field.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import { at, type Desk, deskNames } from '../desk/desks.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { useSearchKeys } from '../keyboard/use-search-keys.ts'
import { type Export, ExportButton, ExportResult } from './export-tools.tsx'
import { type FilterSelect, ListFilters } from './list-filters.tsx'
import type { ListSearch } from './list-search.ts'
import { NothingListed } from './nothing-listed.tsx'

interface FilteredListProps<Row extends { id: string }> {
  desk: Desk
  search: DeskSearch
  /** The search as `readListSearch` reads it. */
  listed: ListSearch<unknown>
  result: UseQueryResult<Snapshot<Row[]>>
  columns: readonly Column<Row>[]
  selects: readonly FilterSelect[]
  exported: Export
  /** What to know about the downloaded file. */
  exportNote?: ReactNode
  /** Caption of the table, for screen readers; the section's name if omitted. */
  caption?: string
  /** What is searched for, as it is shown. */
  query: string
  searchField: ReactNode
  /** Clears filters that are not in the address. */
  onShowAll?: () => void
  /** Shown in place of the list. */
  instead?: ReactNode
  /** Shown if no row matches; a general text if omitted. */
  noMatch?: ReactNode
}

/** A section of the console that lists everything of its kind: filters, pages, and a download of what is filtered. */
export function FilteredList<Row extends { id: string }>(props: FilteredListProps<Row>) {
  const { desk, search, listed, result, columns, selects, exported, exportNote } = props
  const { query, searchField, onShowAll, instead, noMatch } = props
  const { i18n } = useLingui()
  const { filter, errors, isFiltered, after } = listed
  const title = i18n._(deskNames[desk])
  useRowKeys(desk, result.data !== undefined)
  useSearchKeys(query, result)
  return (
    <DeskPage
      title={title}
      actions={
        <>
          <ListKeys isSearched />
          <ExportButton of={exported} isDisabled={filter === null} />
        </>
      }
      tools={
        <ListFilters {...{ desk, search, selects, errors, isFiltered, onShowAll }}>{searchField}</ListFilters>
      }
    >
      <ExportResult of={exported}>{exportNote}</ExportResult>
      {instead ??
        (filter === null ? (
          <NothingListed desk={desk} why="WRONG" />
        ) : (
          <DeskList
            result={result}
            caption={props.caption ?? title}
            columns={columns}
            after={after}
            empty={
              noMatch ?? <NothingListed desk={desk} why={isFiltered ? 'FILTERED' : after ? 'END' : 'NONE'} />
            }
          />
        ))}
    </DeskPage>
  )
}

interface TextFilterProps {
  desk: Desk
  search: DeskSearch
  label: string
}

/** A search for a text, kept in the address. */
export function TextFilter({ desk, search, label }: TextFilterProps) {
  const navigate = useNavigate()
  const look = (text: string) => {
    const next = { ...search, after: undefined, query: text || undefined }
    void navigate({ ...at(desk), search: next, replace: true })
  }
  return (
    <LiveSearch look="default" label={label} value={textIn(search, 'query')} maxLength={60} onSearch={look} />
  )
}
