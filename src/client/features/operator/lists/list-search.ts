import type { UseQueryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { OrderFilter, PostingFilter } from '../../../../contract/operator/list.ts'
import type { Snapshot } from '../../../api/query-for.ts'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { useList } from '../desk/desk-list.tsx'
import { type DeskSearch, type SearchOf, textIn } from '../desk/desks.ts'
import { ordersPage, postingsPage } from '../queries.ts'

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
