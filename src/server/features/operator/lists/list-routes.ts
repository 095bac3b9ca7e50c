import {
  exportMembers,
  exportOrders,
  exportPostings,
  listOrders,
  listPostings,
} from '../../../../contract/operator/list.ts'
import { findMembers, lookUpMembers, type MemberFilter } from '../../../../contract/operator/member.ts'
import { COUNTED_ROWS, cursorOf } from '../../../../contract/base/schema.ts'
import type { Db } from '../../../db/database.ts'
import { countListed, type KeysetPage, type Listing } from '../../../db/keyset.ts'
import { on } from '../../../http/endpoint-route.ts'
import { insertAct } from '../queries.ts'
import { type Context, exportList } from './export.ts'
import { headingsOf, memberCells, orderCells, postingCells } from './export-cells.ts'
import { findMemberRows, memberKeyOf, memberListing, memberRowOf } from './member-list.ts'
import { findOrders, orderListing, orderRowOf } from './order-list.ts'
import { findPostings, postingListing, postingRowOf } from './posting-list.ts'

export const operatorListRoutes = [
  on(listPostings, async ({ db, query }) =>
    listPage(db, query, postingListing(query), findPostings, postingRowOf),
  ),
  on(listOrders, async ({ db, query, now }) =>
    listPage(db, query, orderListing(query), findOrders, (row) => orderRowOf(row, now)),
  ),
  on(findMembers, ({ db, query, member, services, now }) =>
    membersFor({ db, services, operatorId: member.id, now }, query, query),
  ),
  on(lookUpMembers, ({ db, query, body, member, services, now }) =>
    membersFor({ db, services, operatorId: member.id, now }, body, query),
  ),
  on(exportPostings, async ({ db, query: { langCode }, body, member, services, now }) => ({
    download: await exportList(
      { db, services, operatorId: member.id, now },
      {
        list: 'postings',
        listing: postingListing(body),
        filters: body,
        headings: headingsOf('postings', langCode),
        find: findPostings,
        cellsOf: postingCells(langCode),
      },
    ),
  })),
  on(exportOrders, async ({ db, query: { langCode }, body, member, services, now }) => ({
    download: await exportList(
      { db, services, operatorId: member.id, now },
      {
        list: 'orders',
        listing: orderListing(body),
        filters: body,
        headings: headingsOf('orders', langCode),
        find: findOrders,
        cellsOf: orderCells(langCode),
      },
    ),
  })),
  on(exportMembers, async ({ db, query: { langCode }, body, member, services, now }) => ({
    download: await exportList(
      { db, services, operatorId: member.id, now },
      {
        list: 'members',
        listing: memberListing(body),
        filters: withoutPerson(body),
        headings: headingsOf('members', langCode),
        find: findMemberRows,
        cellsOf: memberCells(langCode),
      },
    ),
  })),
]

/** A page of members. A search is limited, and recorded when it begins; going through the list of all is neither. */
async function membersFor(
  { db, services, operatorId, now }: Context,
  filter: MemberFilter,
  page: KeysetPage,
) {
  const { query } = filter
  if (query !== undefined) await services.limits.use('member-lookup', operatorId)
  const answer = await listPage(db, page, memberListing(filter), findMemberRows, memberRowOf)
  const details = { rows: answer.totalCount, filters: withoutPerson(filter) }
  const act = { operatorId, now, act: 'member.search', subject: 'members', details } as const
  const isFirst = page.after === undefined && page.pageNumber === 0
  return {
    ...answer,
    record: async (writable: Db) => {
      if (query !== undefined && isFirst) await insertAct(writable, act)
    },
  }
}

/** The audit trail outlives accounts, so it keeps what was searched by, and not for whom. */
function withoutPerson({ query, role, state, from, to }: MemberFilter) {
  return {
    role,
    state,
    from,
    to,
    ...(query === undefined ? {} : { searchedBy: memberKeyOf(query) }),
  }
}

async function listPage<Found extends { id: string; created_at: Date }, Row>(
  db: Db,
  page: KeysetPage,
  listing: Listing,
  find: (db: Db, listing: Listing, page: KeysetPage) => Promise<Found[]>,
  rowOf: (found: Found) => Row,
) {
  const [found, count] = await Promise.all([find(db, listing, page), countListed(db, listing)])
  const rows = found.slice(0, page.pageSize)
  const last = rows.at(-1)
  const nextCursor = last && found.length > page.pageSize ? cursorOf(last) : null
  return {
    data: rows.map(rowOf),
    totalCount: Math.min(count, COUNTED_ROWS),
    nextCursor,
  }
}
