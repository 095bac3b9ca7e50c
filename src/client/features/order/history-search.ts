import { ORDER_TYPES, type OrderType } from '../../../contract/base/enums.ts'
import { pageFromSearch } from '../../api/page-search.ts'

/** Days in Seoul, both included; open where one is missing. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Search parameters of the payment histories. */
export interface HistorySearch extends Partial<Record<OrderType, number>>, Period {
  /** The selected history; omitted for the page's default. */
  tab?: OrderType
}

/** Each history has its own one-based page parameter; page one is left out. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const tab = ORDER_TYPES.find((type) => type === search['tab'])
  const read: HistorySearch = { ...(tab === undefined ? {} : { tab }), ...periodIn(search) }
  for (const type of ORDER_TYPES) {
    const { page } = pageFromSearch({ page: search[type] })
    if (page !== undefined) read[type] = page
  }
  return read
}

/** Only what the server takes: days of this century, in their order. */
function periodIn({ from, to }: Record<string, unknown>): Period {
  const period = { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) }
  return period.from && period.to && period.from > period.to ? {} : period
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** What another period changes in the address: each history begins with its first page again. */
export const searchOf = ({ from, to }: Period): HistorySearch => ({
  from,
  to,
  ...Object.fromEntries(ORDER_TYPES.map((type) => [type, undefined])),
})

/** A period with one day changed; a bound that would be on its wrong side goes. */
export function withDay({ from, to }: Period, part: 'from' | 'to', day: string): Period {
  const next = part === 'from' ? { from: day, to } : { from, to: day }
  return periodIn(next.from && next.to && next.from > next.to ? { [part]: day } : next)
}

/** Periods that bookkeeping asks for. @param today in Seoul */
export function usualPeriods(today: string): Record<'thisMonth' | 'lastMonth' | 'thisYear', Period> {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monthOf = (at: number): Period => ({ from: dayOf(year, at, 1), to: dayOf(year, at + 1, 0) })
  return {
    thisMonth: monthOf(month - 1),
    lastMonth: monthOf(month - 2),
    thisYear: { from: `${year}-01-01`, to: `${year}-12-31` },
  }
}

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
