import { sql } from 'kysely'
import { fieldError } from '../../../../contract/base/errors.ts'
import type { ClosedReason, JobStatus, ProductType } from '../../../../contract/base/enums.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { closedReasons, jobStates } from '../../../../contract/operator/list-texts.ts'
import { isId } from '../../../../contract/base/schema.ts'
import type { PostingFilter, PostingRow } from '../../../../contract/operator/list.ts'
import { ancestorIds, regionById, regionName, regions } from '../../../../reference/regions.ts'
import { type Db, VALUES_PLAN } from '../../../db/database.ts'
import { beginningPattern, type KeysetPage, type Listing, pageIds } from '../../../db/keyset.ts'
import { companyNameBegins } from './company-name.ts'
import { byId, equals, inPeriod } from './filter.ts'
import { momentOf, type RecordList } from './record-list.ts'

interface FoundPosting {
  id: string
  title: string
  company_name: string
  member_id: string | null
  product_type: ProductType
  status: JobStatus
  closed_reason: ClosedReason | null
  region_id: number
  created_at: Date
  listed_at: Date | null
  period_end: Date | null
}

/** Its listing throws an AppError VALIDATION for an unknown region. */
export const postingList: RecordList<PostingFilter, FoundPosting, PostingRow> = {
  name: 'postings',
  listingOf,
  find: findPostings,
  rowOf: postingRowOf,
  cellsOf: (row, say, langCode) => [
    row.id,
    row.title,
    row.company_name,
    say(tierLabels[row.product_type]),
    say(jobStates[row.status]),
    row.closed_reason && say(closedReasons[row.closed_reason]),
    regionName(row.region_id, langCode),
    momentOf(row.created_at),
    momentOf(row.listed_at),
    momentOf(row.period_end),
  ],
  auditedFilter: (filter) => filter,
}

function listingOf(filter: PostingFilter): Listing {
  const regionIds = withDistricts(filter.regionIds)
  return {
    table: 'jobs',
    conditions: [
      ...equals('status', filter.status),
      ...equals('product_type', filter.productType),
      ...(regionIds.length > 0 ? [sql<boolean>`t.region_id = any(${regionIds}::int[])`] : []),
      ...(filter.memberId
        ? [sql<boolean>`t.company_id in (select id from companies where member_id = ${filter.memberId})`]
        : []),
      ...inPeriod(filter),
    ],
    ...(filter.query ? { anyOf: matchesOf(filter.query) } : {}),
  }
}

function matchesOf(query: string) {
  if (isId(query)) return byId(query)
  return [
    { condition: sql<boolean>`lower(t.title) like ${beginningPattern(query)}` },
    { condition: companyNameBegins('t.company_name', query) },
  ]
}

/** The chosen regions and those that they contain. */
function withDistricts(chosen: readonly number[]): number[] {
  const unknown = chosen.find((id) => !regionById(id))
  if (unknown !== undefined) throw fieldError('regionIds', 'UNKNOWN', `no region has the id ${unknown}`)
  const all = new Set(chosen)
  if (all.size === 0) return []
  return regions.map(({ id }) => id).filter((id) => [id, ...ancestorIds(id)].some((each) => all.has(each)))
}

async function findPostings(db: Db, listing: Listing, page: KeysetPage): Promise<FoundPosting[]> {
  const { rows } = await sql<FoundPosting>`${VALUES_PLAN}
    select t.id, t.title, t.company_name, c.member_id, t.product_type, t.status, t.closed_reason, t.region_id,
      t.created_at, t.listed_at, t.period_end
    from (${pageIds(listing, page)}) p
      join jobs t on t.id = p.id
      join companies c on c.id = t.company_id
    order by p.created_at desc, p.id desc`.execute(db)
  return rows
}

function postingRowOf(row: FoundPosting): PostingRow {
  return {
    id: row.id,
    title: row.title,
    companyName: row.company_name,
    memberId: row.member_id,
    productType: row.product_type,
    status: row.status,
    closedReason: row.closed_reason,
    regionId: row.region_id,
    createdDate: row.created_at.toISOString(),
    publishedDate: row.listed_at?.toISOString() ?? null,
    endsDate: row.period_end?.toISOString() ?? null,
  }
}
