import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import {
  closedReasons,
  exportHeadings,
  jobStates,
  orderStates,
  productNames,
  roleNames,
} from '../../../../contract/operator/list-texts.ts'
import { methodLabels } from '../../../../contract/payment/method-labels.ts'
import { regionName } from '../../../../reference/regions.ts'
import { consoleTextIn } from '../../../i18n/text-in.ts'
import { type FoundMember, memberRowOf } from './member-list.ts'
import type { FoundOrder } from './order-list.ts'
import type { FoundPosting } from './posting-list.ts'

const SEOUL = 9 * 3_600_000

/** Date and time in Korea as spreadsheets read them. */
const momentOf = (at: Date | null): string =>
  at === null ? '' : new Date(at.getTime() + SEOUL).toISOString().slice(0, 16).replace('T', ' ')

export const headingsOf = (list: keyof typeof exportHeadings, langCode: string): string[] =>
  exportHeadings[list].map((heading) => consoleTextIn(langCode)(heading))

export function postingCells(langCode: string) {
  const say = consoleTextIn(langCode)
  return (row: FoundPosting): string[] => [
    row.id,
    row.title,
    row.company_name,
    say(tierLabels[row.product_type]),
    say(jobStates[row.status]),
    row.closed_reason === null ? '' : say(closedReasons[row.closed_reason]),
    regionName(row.region_id, langCode),
    momentOf(row.created_at),
    momentOf(row.listed_at),
    momentOf(row.period_end),
  ]
}

export function orderCells(langCode: string) {
  const say = consoleTextIn(langCode)
  return (row: FoundOrder): string[] => [
    row.id,
    row.company_name ?? '',
    say(productNames[row.kind]),
    row.title ?? '',
    say(orderStates[row.status]),
    String(row.total_amount),
    row.method === null ? '' : say(methodLabels[row.method]),
    momentOf(row.created_at),
    momentOf(row.paid_at),
    momentOf(row.returned_at),
  ]
}

/** Masked, as in the list. */
export function memberCells(langCode: string) {
  const say = consoleTextIn(langCode)
  return (found: FoundMember): string[] => {
    const row = memberRowOf(found)
    return [
      row.id,
      say(roleNames[row.role]),
      row.maskedName,
      row.companyName ?? '',
      row.maskedEmail ?? '',
      row.maskedCellphone ?? '',
      momentOf(found.created_at),
      momentOf(found.suspended_at),
    ]
  }
}
