import * as z from 'zod/mini'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { OrderFilter, PostingFilter } from '../../../../contract/operator/list.ts'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'

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

/** The search of the list of orders, which its orders keep. */
export const readOrderSearch = (search: DeskSearch) =>
  readListSearch(OrderFilter, search, ['status', 'kind', 'from', 'to', 'query'])

/** The search of the list of postings, which its postings keep. */
export const readPostingSearch = (search: DeskSearch) =>
  readListSearch(PostingFilter, search, ['status', 'productType', 'regionIds', 'from', 'to', 'query'])
