import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, NativeSelect, SimpleGrid } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { LiveSearch } from '../../../ui/field/search-field.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { Note } from '../desk/command.tsx'
import { ListPage, useList } from '../desk/desk-list.tsx'
import { at, type Desk, type DeskSearch, type SearchOf, textIn } from '../desk/desks.ts'
import { DayField } from '../../../ui/field/day-field.tsx'
import { useSearchKeys } from '../keyboard/use-row-keys.ts'
import type { Export } from './use-export.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { OrderFilter, PostingFilter } from '../../../../contract/operator/list.ts'
import type { Snapshot } from '../../../api/query-for.ts'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { ordersPage, postingsPage } from '../queries.ts'

interface FilteredListProps<Row extends { id: string }> extends Pick<
  ComponentProps<typeof ListPage<Row>>,
  'desk' | 'result' | 'columns' | 'caption' | 'instead'
> {
  search: DeskSearch
  listed: ListSearch<unknown>
  selects: readonly FilterSelect[]
  exported: Export
  /** What to know about the downloaded file. */
  exportNote?: ReactNode
  /** What is searched for, as it is shown. */
  query: string
  searchField: ReactNode
  /** Clears filters that are not in the address. */
  onShowAll?: () => void
  /** Shown if no row matches; a general text if omitted. */
  noMatch?: ReactNode
}

/** A section of the console that lists everything of its kind: filters, pages, and a download of what is filtered. */
export function FilteredList<Row extends { id: string }>(props: FilteredListProps<Row>) {
  const { desk, search, listed, selects, exported, exportNote, query, searchField, onShowAll, noMatch } =
    props
  const { filter, errors, isFiltered, after } = listed
  useSearchKeys(query, props.result)
  return (
    <ListPage
      {...props}
      isSearched
      actions={<ExportButton of={exported} isDisabled={filter === null} />}
      tools={
        <ListFilters {...{ desk, search, selects, errors, isFiltered, onShowAll }}>{searchField}</ListFilters>
      }
      note={<ExportResult of={exported}>{exportNote}</ExportResult>}
      instead={props.instead || (filter === null ? <NothingListed desk={desk} why="WRONG" /> : undefined)}
      after={after}
      empty={noMatch ?? <NothingListed desk={desk} why={isFiltered ? 'FILTERED' : after ? 'END' : 'NONE'} />}
    />
  )
}

/** A search for a text, kept in the address. */
export function TextFilter({ desk, search, label }: { desk: Desk; search: DeskSearch; label: string }) {
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
      <Note>
        <Trans>Preparing the file. This download is recorded in the audit trail.</Trans>{' '}
        <Button variant="subtle" color="gray" size="sm" onClick={of.cancel}>
          <Trans>Cancel the download</Trans>
        </Button>
      </Note>
    )
  if (of.error) return <RequestAlert error={of.error} />
  if (!of.data) return null
  return (
    <Note>
      <Plural value={of.data.rows} one="# entry is in the file." other="# entries are in the file." />{' '}
      {of.data.isCut && (
        <Trans>
          There are more: a file holds the newest 100,000 entries. Choose a shorter period to get the others.
        </Trans>
      )}{' '}
      {children}
    </Note>
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

interface ListFiltersProps {
  desk: Desk
  search: DeskSearch
  selects: readonly FilterSelect[]
  errors: Partial<Record<string, FieldErrorCode>>
  /** Whether "Show all" has something to do. */
  isFiltered: boolean
  /** Clears what is not in the address. */
  onShowAll?: (() => void) | undefined
  /** The search field. */
  children?: ReactNode
}

/** A filter with a few values; without one, everything is shown. */
interface FilterSelect {
  /** Name of the search parameter. */
  param: string
  label: MessageDescriptor
  /** Names by value: texts, or what they are called elsewhere. */
  options: readonly { value: string; label: MessageDescriptor | string }[]
}

/** A filter by the values of a table, in its order. */
export const select = (
  param: string,
  label: MessageDescriptor,
  names: Record<string, MessageDescriptor>,
): FilterSelect => ({
  param,
  label,
  options: Object.entries(names).map(([value, name]) => ({ value, label: name })),
})

/** Filters of a list, kept in the address. */
export function ListFilters(props: ListFiltersProps) {
  const { desk, search, selects, errors, isFiltered, onShowAll, children } = props
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const choose = (param: string, value: string) =>
    void navigate({
      ...at(desk),
      search: { ...search, after: undefined, page: undefined, [param]: value || undefined },
    })
  return (
    <SimpleGrid
      flex="1 1 100%"
      minColWidth="min(100%, 9.75rem)"
      autoFlow="auto-fit"
      spacing="sm"
      verticalSpacing="xs"
      style={{ alignItems: 'end' }}
    >
      {children && <Box style={{ gridColumn: '1 / -1' }}>{children}</Box>}
      {selects.map(({ param, label, options }) => (
        <NativeSelect
          key={param}
          label={i18n._(label)}
          value={textIn(search, param)}
          onChange={(event) => choose(param, event.currentTarget.value)}
        >
          <option value="">{t`All`}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {typeof option.label === 'string' ? option.label : i18n._(option.label)}
            </option>
          ))}
        </NativeSelect>
      ))}
      <DayField
        label={t({ message: 'From', context: 'first day' })}
        value={textIn(search, 'from')}
        onChoose={(day) => choose('from', day)}
      />
      <DayField
        label={t({ message: 'To', context: 'last day' })}
        value={textIn(search, 'to')}
        error={errors['to'] && <Trans>The end date must not be before the start date.</Trans>}
        onChoose={(day) => choose('to', day)}
      />
      {isFiltered && <ShowAll desk={desk} onClick={onShowAll} />}
    </SimpleGrid>
  )
}

const ShowAll = ({ desk, onClick }: { desk: Desk; onClick?: (() => void) | undefined }) => (
  <ButtonLink variant="light" {...at(desk)} search={{}} onClick={onClick}>
    <Trans>Show all</Trans>
  </ButtonLink>
)

/** What a list is filtered by, as its address has it. */
export interface ListSearch<Filter> {
  /** Null while the address holds something that the server would refuse. */
  filter: Filter | null
  errors: Partial<Record<string, FieldErrorCode>>
  isFiltered: boolean
  after: string | undefined
}

/**
 * Reads a list's filters from the address.
 * @param elsewhere filters that are not kept in the address
 */
function readListSearch<Schema extends z.ZodMiniType>(
  schema: Schema,
  search: DeskSearch,
  names: readonly string[],
  elsewhere: Record<string, string>,
): ListSearch<z.output<Schema>> {
  const texts = Object.fromEntries(
    [...names.map((name) => [name, textIn(search, name)]), ...Object.entries(elsewhere)].filter(
      ([, text]) => text !== '',
    ),
  )
  const read = z.safeParse(schema, texts)
  return {
    filter: read.success ? read.data : null,
    errors: fieldErrorsOf(schema, texts),
    isFiltered: Object.keys(texts).length > 0,
    after: textIn(search, 'after') || undefined,
  }
}

interface Filters<Schema extends z.ZodMiniType, Row> {
  schema: Schema
  /** Search parameters that filter. */
  names: readonly string[]
  pageOf: (filter: Partial<z.output<Schema>>, after: string | undefined) => UseQueryOptions<Snapshot<Row[]>>
  elsewhere?: Record<string, string>
}

/** The list at an address, which its entries keep. */
export function useFiltered<Schema extends z.ZodMiniType<object>, Row>(
  search: DeskSearch,
  { schema, names, pageOf, elsewhere = {} }: Filters<Schema, Row>,
) {
  const listed = readListSearch(schema, search, names, elsewhere)
  const filter: Partial<z.output<Schema>> = listed.filter ?? {}
  return {
    listed,
    filter,
    result: useList(pageOf(filter, listed.after), { enabled: listed.filter !== null }),
  }
}

export const useOrders = (search: SearchOf<'orders'>) =>
  useFiltered(search, {
    schema: OrderFilter,
    names: ['status', 'kind', 'from', 'to', 'query'],
    pageOf: ordersPage,
  })

export const usePostings = (search: SearchOf<'postings'>) =>
  useFiltered(search, {
    schema: PostingFilter,
    names: ['status', 'productType', 'regionIds', 'from', 'to', 'query', 'memberId'],
    pageOf: postingsPage,
  })
