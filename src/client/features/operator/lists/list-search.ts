import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { OrderFilter, PostingFilter } from '../../../../contract/operator/list.ts'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import type { SearchOf } from '../desk/desks.ts'
import { ordersPage, postingsPage } from './queries.ts'

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
export function readListSearch<Schema extends z.ZodMiniType>(
  schema: Schema,
  search: DeskSearch,
  names: readonly string[],
  elsewhere: Record<string, string> = {},
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

/** The list of orders at an address, which its orders keep. */
export function useOrders(search: SearchOf<'orders'>) {
  const listed = readListSearch(OrderFilter, search, ['status', 'kind', 'from', 'to', 'query'])
  const filter = listed.filter ?? {}
  const result = useQuery({
    ...ordersPage(filter, listed.after),
    enabled: listed.filter !== null,
    placeholderData: keepPreviousData,
  })
  return { listed, filter, result }
}

const POSTING_FILTERS = ['status', 'productType', 'regionIds', 'from', 'to', 'query', 'memberId']

/** The list of postings at an address, which its postings keep. */
export function usePostings(search: SearchOf<'postings'>) {
  const listed = readListSearch(PostingFilter, search, POSTING_FILTERS)
  const filter = listed.filter ?? {}
  const result = useQuery({
    ...postingsPage(filter, listed.after),
    enabled: listed.filter !== null,
    placeholderData: keepPreviousData,
  })
  return { listed, filter, result }
}
