import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, NativeSelect, SimpleGrid } from '@mantine/core'
import type { UseQueryOptions } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import * as z from 'zod/mini'
import type { Snapshot } from '../../../api/query-for.ts'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { DayField } from '../../../ui/field/day-field.tsx'
import { LiveSearch } from '../../../ui/field/search-field.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { ListPage, useList } from '../desk/desk-list.tsx'
import { at, type Desk, type DeskSearch, textIn } from '../desk/desks.ts'
import { useSearchKeys } from '../keyboard/use-row-keys.ts'

/** The list at an address, which its entries keep. */
export type Filtered<Row> = ReturnType<typeof useFiltered<z.ZodMiniObject, Row>>

/**
 * Reads a list by the filters in its address.
 * @param elsewhere filters that are not kept in the address
 */
export function useFiltered<Schema extends z.ZodMiniObject, Row>(
  search: DeskSearch,
  schema: Schema,
  pageOf: (filter: Partial<z.output<Schema>>, after: string | undefined) => UseQueryOptions<Snapshot<Row[]>>,
  elsewhere: Record<string, string> = {},
) {
  const inAddress = Object.keys(schema.shape).map((name) => [name, textIn(search, name)])
  const texts = Object.fromEntries(
    [...inAddress, ...Object.entries(elsewhere)].filter(([, text]) => text !== ''),
  )
  const read = z.safeParse(schema, texts)
  const after = textIn(search, 'after') || undefined
  return {
    search,
    /** Null while the address holds something that the server would refuse. */
    filter: read.success ? read.data : null,
    errors: fieldErrorsOf(schema, texts),
    isFiltered: Object.keys(texts).length > 0,
    after,
    result: useList(pageOf(read.data ?? {}, after), { enabled: read.success }),
  }
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

interface FilteredListProps<Row extends { id: string }> extends Omit<
  ComponentProps<typeof ListPage<Row>>,
  'result' | 'after' | 'empty'
> {
  list: Filtered<Row>
  selects: readonly FilterSelect[]
  /** Label of a search for a text that is kept in the address. */
  searchLabel?: string
  /** What is searched for, and the field, where that is not in the address. */
  query?: string
  searchField?: ReactNode
  /** Clears filters that are not in the address. */
  onShowAll?: () => void
  /** Shown if no row matches; a general text if omitted. */
  noMatch?: ReactNode
}

/** A section of the console that lists everything of its kind, with filters in the address, and pages. */
export function FilteredList<Row extends { id: string }>(props: FilteredListProps<Row>) {
  const { list, selects, searchLabel, onShowAll, noMatch, tools, instead, ...page } = props
  const { desk } = page
  const { search, filter, errors, isFiltered, after, result } = list
  const { query = textIn(search, 'query') } = props
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  useSearchKeys(query, result)
  const choose = (param: string, value: string, replace = false) => {
    const next = { ...search, after: undefined, page: undefined, [param]: value || undefined }
    void navigate({ ...at(desk), search: next, replace })
  }
  const searchField = searchLabel ? (
    <LiveSearch
      look="default"
      label={searchLabel}
      value={query}
      maxLength={60}
      onSearch={(text) => choose('query', text, true)}
    />
  ) : (
    props.searchField
  )
  const filters = (
    <SimpleGrid
      flex="1 1 100%"
      minColWidth="min(100%, 9.75rem)"
      autoFlow="auto-fit"
      spacing="sm"
      verticalSpacing="xs"
      style={{ alignItems: 'end' }}
    >
      {searchField && <Box style={{ gridColumn: '1 / -1' }}>{searchField}</Box>}
      {selects.map(({ param, label, options }) => (
        <NativeSelect
          key={param}
          label={i18n._(label)}
          value={textIn(search, param)}
          onChange={(event) => choose(param, event.currentTarget.value)}
          data={[
            { value: '', label: t`All` },
            ...options.map((option) => ({
              value: option.value,
              label: typeof option.label === 'string' ? option.label : i18n._(option.label),
            })),
          ]}
        />
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
  const nothing = <NothingListed desk={desk} {...list} />
  return (
    <ListPage
      {...page}
      isSearched={searchField !== undefined}
      tools={
        <>
          {filters}
          {tools}
        </>
      }
      result={result}
      instead={instead || (filter === null ? nothing : undefined)}
      after={after}
      empty={noMatch ?? nothing}
    />
  )
}

type NothingListedProps = Pick<Filtered<unknown>, 'filter' | 'isFiltered' | 'after'> & { desk: Desk }

/** The filters do not fit, no entry matches, the list ends before, or there is no entry. */
function NothingListed({ filter, isFiltered, after, desk }: NothingListedProps) {
  if (filter === null || isFiltered)
    return (
      <EmptyState
        title={filter === null ? <Trans>These filters cannot be used</Trans> : <Trans>Nothing matches</Trans>}
      >
        <Trans>Change the filters, or show everything.</Trans>
      </EmptyState>
    )
  if (after) return <EmptyState title={<Trans>No older entries</Trans>} action={<ShowAll desk={desk} />} />
  return <EmptyState title={<Trans>None yet</Trans>} />
}

const ShowAll = ({ desk, onClick }: { desk: Desk; onClick?: (() => void) | undefined }) => (
  <ButtonLink variant="light" {...at(desk)} search={{}} onClick={onClick}>
    <Trans>Show all</Trans>
  </ButtonLink>
)
