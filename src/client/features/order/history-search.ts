import { ORDER_TYPES, type OrderType } from '../../../contract/base/enums.ts'
import { pageFromSearch } from '../../api/page-search.ts'

/** Search parameters of the payment histories. */
export interface HistorySearch extends Partial<Record<OrderType, number>> {
  /** The selected history; omitted for the page's default. */
  tab?: OrderType
}

/** Each history has its own one-based page parameter; page one is left out. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const tab = ORDER_TYPES.find((type) => type === search['tab'])
  const read: HistorySearch = tab === undefined ? {} : { tab }
  for (const type of ORDER_TYPES) {
    const { page } = pageFromSearch({ page: search[type] })
    if (page !== undefined) read[type] = page
  }
  return read
}
