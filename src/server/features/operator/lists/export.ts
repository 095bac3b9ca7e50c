import { CSV_START, csvLine } from '../../../../contract/base/csv.ts'
import { cursorOf } from '../../../../contract/base/schema.ts'
import { MAX_EXPORTED_ROWS } from '../../../../contract/operator/list.ts'
import type { Db } from '../../../db/database.ts'
import { countListed, type KeysetPage, type Listing } from '../../../db/keyset.ts'
import type { Download } from '../../../http/endpoint-route.ts'
import { seoulDay } from '../../../seoul-day.ts'
import type { Services } from '../../../services.ts'
import { insertAct } from '../queries.ts'

/** Rows read at a time. No connection is held while they are sent. */
const BATCH = 1_000

interface Export<Row> {
  /** Name of the list, in the file's name and in the audit trail. */
  list: 'postings' | 'orders' | 'members'
  listing: Listing
  /** The filters for the audit trail, without personal data. */
  filters: Record<string, unknown>
  headings: readonly string[]
  find: (db: Db, listing: Listing, page: KeysetPage) => Promise<Row[]>
  cellsOf: (row: Row) => string[]
}

export interface Context {
  db: Db
  services: Services
  operatorId: string
  now: Date
}

/**
 * Exports the rows of a list as CSV, newest first. The audit trail has the export before its first byte is sent, so
 * also one that is cut off on the way; its number of rows is the one at the beginning.
 */
export async function exportList<Row extends { id: string; created_at: Date }>(
  { db, services, operatorId, now }: Context,
  { list, listing, filters, ...rest }: Export<Row>,
): Promise<Download> {
  await services.limits.use('list-export', operatorId)
  const found = await countListed(db, listing, MAX_EXPORTED_ROWS)
  const isCut = found > MAX_EXPORTED_ROWS
  const rows = Math.min(found, MAX_EXPORTED_ROWS)
  const details = { rows, ...(isCut ? { isCut } : {}), filters }
  await insertAct(db, {
    operatorId,
    now,
    act: 'list.export',
    subject: list,
    details,
  })
  return {
    name: `ilteo-${list}-${seoulDay(now)}.csv`,
    headers: { 'x-row-count': String(rows), 'x-rows-cut': String(isCut) },
    parts: partsOf(db, { listing, ...rest }),
  }
}

async function* partsOf<Row extends { id: string; created_at: Date }>(
  db: Db,
  { listing, headings, find, cellsOf }: Omit<Export<Row>, 'list' | 'filters'>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(headings)
  let after: string | undefined
  let left = MAX_EXPORTED_ROWS
  while (left > 0) {
    const pageSize = Math.min(BATCH, left)
    const found = await find(db, listing, { after, pageNumber: 0, pageSize })
    const rows = found.slice(0, pageSize)
    const last = rows.at(-1)
    if (last) yield rows.map((row) => csvLine(cellsOf(row))).join('')
    if (!last || found.length <= pageSize) return
    after = cursorOf(last)
    left -= rows.length
  }
}
