import { defineMessage as text } from '#message'
import type { Message } from '../../../../contract/base/define-message.ts'
import { sql } from 'kysely'
import { fieldError } from '../../../../contract/base/errors.ts'
import type { ClosedReason } from '../../../../contract/base/enums.ts'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { jobStates } from '../../../../contract/operator/list-texts.ts'
import { isId } from '../../../../contract/base/schema.ts'
import type { PostingFilter, PostingRow } from '../../../../contract/operator/list.ts'
import { ancestorIds, regionById, regionName, regions } from '../../../../reference/regions.ts'
import { beginningPattern, type Listing } from '../../../db/keyset.ts'
import { shapeOf } from '../shape.ts'
import { companyNameBegins } from './company-name.ts'
import { byId, equals, inPeriod } from './filter.ts'
import { momentOf, type RecordList } from './record-list.ts'

const closedReasons: Record<ClosedReason, Message> = {
  EMPLOYER: text({ message: 'Closed by the company' }),
  EXPIRED: text({ message: 'End of the term' }),
  OPERATOR: text({ message: 'Closed by an operator' }),
}

/** Its listing throws an AppError VALIDATION for an unknown region. */
export const postingList: RecordList<PostingFilter, PostingRow, PostingRow> = {
  name: 'postings',
  listingOf,
  ...shapeOf<PostingRow>({
    id: 't.id',
    title: 't.title',
    companyName: 't.company_name',
    memberId: 'c.member_id',
    productType: 't.product_type',
    status: 't.status',
    closedReason: 't.closed_reason',
    regionId: 't.region_id',
    createdDate: 't.created_at',
    publishedDate: 't.listed_at',
    endsDate: 't.period_end',
  }),
  joins: sql`join companies c on c.id = t.company_id`,
  rowOf: (row) => row,
  exported: [
    [text({ message: 'ID' }), ({ id }) => id],
    [text({ message: 'Title' }), ({ title }) => title],
    [text({ message: 'Company' }), ({ companyName }) => companyName],
    [text({ message: 'Tier' }), ({ productType }, say) => say(tierLabels[productType])],
    [text({ message: 'Status' }), ({ status }, say) => say(jobStates[status])],
    [
      text({ message: 'Reason for closing' }),
      ({ closedReason }, say) => closedReason && say(closedReasons[closedReason]),
    ],
    [text({ message: 'Region' }), ({ regionId }, _, langCode) => regionName(regionId, langCode)],
    [text({ message: 'Created on' }), ({ createdDate }) => momentOf(createdDate)],
    [text({ message: 'Published on' }), ({ publishedDate }) => momentOf(publishedDate)],
    [text({ message: 'Ends on' }), ({ endsDate }) => momentOf(endsDate)],
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
