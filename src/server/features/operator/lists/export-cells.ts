import { regionName } from '../../../../reference/regions.ts'
import { inLanguage } from '../../../in-language.ts'
import { exportTexts } from './export-texts.ts'
import { type FoundMember, memberRowOf } from './member-list.ts'
import type { FoundOrder } from './order-list.ts'
import type { FoundPosting } from './posting-list.ts'

const SEOUL = 9 * 3_600_000

/** Date and time in Korea as spreadsheets read them. */
const momentOf = (at: Date | null): string =>
  at === null ? '' : new Date(at.getTime() + SEOUL).toISOString().slice(0, 16).replace('T', ' ')

export function postingCells(langCode: string) {
  const texts = inLanguage(exportTexts, langCode)
  return (row: FoundPosting): string[] => [
    row.id,
    row.title,
    row.company_name,
    texts.productTypes[row.product_type],
    texts.jobStates[row.status],
    row.closed_reason === null ? '' : texts.closedReasons[row.closed_reason],
    regionName(row.region_id, langCode),
    momentOf(row.created_at),
    momentOf(row.listed_at),
    momentOf(row.period_end),
  ]
}

export function orderCells(langCode: string) {
  const texts = inLanguage(exportTexts, langCode)
  return (row: FoundOrder): string[] => [
    row.id,
    row.company_name ?? '',
    texts.productKinds[row.kind],
    row.title ?? '',
    texts.orderStates[row.status],
    String(row.total_amount),
    row.method === null ? '' : texts.methods[row.method],
    momentOf(row.created_at),
    momentOf(row.paid_at),
    momentOf(row.returned_at),
  ]
}

/** Masked, as in the list. */
export function memberCells(langCode: string) {
  const texts = inLanguage(exportTexts, langCode)
  return (found: FoundMember): string[] => {
    const row = memberRowOf(found)
    return [
      row.id,
      texts.roles[row.role],
      row.maskedName,
      row.companyName ?? '',
      row.maskedEmail ?? '',
      row.maskedCellphone ?? '',
      momentOf(found.created_at),
      momentOf(found.suspended_at),
    ]
  }
}
