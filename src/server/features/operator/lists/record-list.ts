import { type RawBuilder, sql } from 'kysely'
import type { Message } from '../../../../contract/base/define-message.ts'
import { CSV_START, csvLine } from '../../../../contract/base/csv.ts'
import { COUNTED_ROWS, cursorOf } from '../../../../contract/base/schema.ts'
import { MAX_EXPORTED_ROWS } from '../../../../contract/operator/list.ts'
import { type Db, VALUES_PLAN } from '../../../db/database.ts'
import { countListed, type KeysetPage, type Listing, pageIds } from '../../../db/keyset.ts'
import type { Shape } from '../shape.ts'
import type { Download } from '../../../http/endpoint-route.ts'
import { consoleTextIn } from '../../../i18n/text-in.ts'
import { seoulDay } from '../../../seoul-day.ts'
import type { Services } from '../../../services.ts'
import { type By, insertAct } from '../audit.ts'

/** Rows of an export that are read at a time. No connection is held while they are sent. */
const BATCH = 1_000

type Listed = { id: string; createdDate: string }

/** A column of an export: its heading, and what a row has below it. */
type ExportColumn<Found> = readonly [
  heading: Message,
  cellOf: (found: Found, say: (text: Message) => string, langCode: string) => string | null,
]

/** A list of records, newest first: how it is filtered, read, shown and exported. */
export interface RecordList<Filter, Found extends Listed, Row> extends Shape<Found> {
  /** In the name of an exported file and in the audit trail. */
  name: string
  listingOf: (filter: Filter) => Listing
  /** Joins to the record `t` that the columns need. */
  joins: RawBuilder<unknown>
  rowOf: (found: Found, now: Date) => Row
  exported: readonly ExportColumn<Found>[]
  /** The filters for the audit trail, which keeps no personal data. */
  auditedFilter: (filter: Filter) => Record<string, unknown>
}

/** The records of a page, and one more if the list goes on. */
export async function findRecords<Found>(
  db: Db,
  { columns, itemOf, joins }: Shape<Found> & { joins: RawBuilder<unknown> },
  listing: Listing,
  page: KeysetPage,
): Promise<Found[]> {
  const { rows } = await sql<object>`${VALUES_PLAN}
    select ${columns} from (${pageIds(listing, page)}) p join ${sql.table(listing.table)} t on t.id = p.id ${joins}
    order by p.created_at desc, p.id desc`.execute(db)
  return rows.map((row) => itemOf(row))
}

const positionOf = ({ id, createdDate }: Listed) => cursorOf({ id, created_at: new Date(createdDate) })

export async function listPage<Filter, Found extends Listed, Row>(
  db: Db,
  list: RecordList<Filter, Found, Row>,
  { filter, page, now }: { filter: Filter; page: KeysetPage; now: Date },
) {
  const listing = list.listingOf(filter)
  const [found, count] = await Promise.all([findRecords(db, list, listing, page), countListed(db, listing)])
  const rows = found.slice(0, page.pageSize)
  const last = rows.at(-1)
  const nextCursor = last && found.length > page.pageSize ? positionOf(last) : null
  return {
    data: rows.map((row) => list.rowOf(row, now)),
    totalCount: Math.min(count, COUNTED_ROWS),
    nextCursor,
  }
}

interface ExportInput<Filter> {
  db: Db
  query: { langCode: string }
  body: Filter
  services: Services
  by: By & { operatorId: string }
}

/**
 * Exports the rows of a list as CSV. The audit trail has the export before its first byte is sent, so also one that is
 * cut off on the way; its number of rows is the one at the beginning.
 */
export const exportOf =
  <Filter, Found extends Listed, Row>(list: RecordList<Filter, Found, Row>) =>
  async ({ db, query, body, services, by }: ExportInput<Filter>): Promise<{ download: Download }> => {
    await services.limits.use('list-export', by.operatorId)
    const listing = list.listingOf(body)
    const found = await countListed(db, listing, MAX_EXPORTED_ROWS)
    const isCut = found > MAX_EXPORTED_ROWS
    const rows = Math.min(found, MAX_EXPORTED_ROWS)
    const details = { rows, ...(isCut ? { isCut } : {}), filters: list.auditedFilter(body) }
    await insertAct(db, { ...by, act: 'list.export', subject: list.name, details })
    const download = {
      name: `ilteo-${list.name}-${seoulDay(by.now)}.csv`,
      headers: { 'x-row-count': String(rows), 'x-rows-cut': String(isCut) },
      parts: partsOf(db, list, listing, query.langCode),
    }
    return { download }
  }

async function* partsOf<Filter, Found extends Listed, Row>(
  db: Db,
  list: RecordList<Filter, Found, Row>,
  listing: Listing,
  langCode: string,
): AsyncGenerator<string> {
  const say = consoleTextIn(langCode)
  yield CSV_START + csvLine(list.exported.map(([heading]) => say(heading)))
  let after: string | undefined
  let left = MAX_EXPORTED_ROWS
  while (left > 0) {
    const pageSize = Math.min(BATCH, left)
    const found = await findRecords(db, list, listing, { after, pageNumber: 0, pageSize })
    const rows = found.slice(0, pageSize)
    const last = rows.at(-1)
    const lineOf = (row: Found) =>
      csvLine(list.exported.map(([, cellOf]) => cellOf(row, say, langCode) ?? ''))
    if (last) yield rows.map(lineOf).join('')
    if (!last || found.length <= pageSize) return
    after = positionOf(last)
    left -= rows.length
  }
}

const SEOUL = 9 * 3_600_000

/** Date and time in Korea as spreadsheets read them. */
export const momentOf = (at: string | null): string | null =>
  at && new Date(Date.parse(at) + SEOUL).toISOString().slice(0, 16).replace('T', ' ')
