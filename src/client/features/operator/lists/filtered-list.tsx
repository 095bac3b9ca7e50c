import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Snapshot } from '../../../api/query-for.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { LiveSearch } from '../../../ui/field/search-field.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import { at, type Desk, sections } from '../desk/desks.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { useSearchKeys } from '../keyboard/use-search-keys.ts'
import { type FilterSelect, ListFilters, ShowAll } from './list-filters.tsx'
import type { ListSearch } from './list-search.ts'
import type { Export } from './use-export.ts'

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
  const title = i18n._(sections[desk].name)
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

/** Downloads the filtered list. Pressed meanwhile, it does nothing and keeps the focus. */
const ExportButton = ({ of, isDisabled }: { of: Export; isDisabled: boolean }) => (
  <Button variant="default" disabled={isDisabled} onClick={of.start} aria-busy={of.isPending}>
    <Trans>Download CSV</Trans>
  </Button>
)

/** What has become of the download. */
function ExportResult({ of, children }: { of: Export; children?: ReactNode }) {
  if (of.isPending)
    return (
      <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
        <Trans>Preparing the file. This download is recorded in the audit trail.</Trans>{' '}
        <Button variant="subtle" color="gray" size="sm" onClick={of.cancel}>
          <Trans>Cancel the download</Trans>
        </Button>
      </Alert>
    )
  if (of.error) return <RequestAlert error={of.error} />
  if (!of.data) return null
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Plural value={of.data.rows} one="# entry is in the file." other="# entries are in the file." />{' '}
      {of.data.isCut && (
        <Trans>
          There are more: a file holds the newest 100,000 entries. Choose a shorter period to get the others.
        </Trans>
      )}{' '}
      {children}
    </Alert>
  )
}

interface NothingListedProps {
  desk: Desk
  /** WRONG: the filters do not fit. FILTERED: no entry matches. END: the list ends before. NONE: there is no entry. */
  why: 'WRONG' | 'FILTERED' | 'END' | 'NONE'
}

export function NothingListed({ desk, why }: NothingListedProps) {
  switch (why) {
    case 'NONE':
      return <EmptyState title={<Trans>None yet</Trans>} />
    case 'FILTERED':
      return (
        <EmptyState title={<Trans>Nothing matches</Trans>}>
          <Trans>Change the filters, or show everything.</Trans>
        </EmptyState>
      )
    case 'END':
      return <EmptyState title={<Trans>No older entries</Trans>} action={<ShowAll desk={desk} />} />
    case 'WRONG':
      return (
        <EmptyState title={<Trans>These filters cannot be used</Trans>}>
          <Trans>Change the filters, or show everything.</Trans>
        </EmptyState>
      )
  }
}
