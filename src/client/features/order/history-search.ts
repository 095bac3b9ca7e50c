import { ORDER_TYPES, type OrderType } from '../../../contract/base/enums.ts'
import { pageFromSearch } from '../../api/page-search.ts'

/** What the address of the payment histories says. */
export interface HistorySearch extends Partial<Record<OrderType, number>> {
  /** The history that is shown; left out for the page's first. */
  tab?: OrderType
}

/** Each history keeps its own one-based page, under its own name; page one is left out. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const tab = ORDER_TYPES.find((type) => type === search['tab'])
  const read: HistorySearch = tab === undefined ? {} : { tab }
  for (const type of ORDER_TYPES) {
    const { page } = pageFromSearch({ page: search[type] })
    if (page !== undefined) read[type] = page
  }
  return read
}
