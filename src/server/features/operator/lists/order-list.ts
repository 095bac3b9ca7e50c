import { sql } from 'kysely'
import { isId } from '../../../../contract/base/schema.ts'
import type { OrderFilter, OrderRow } from '../../../../contract/operator/list.ts'
import { orderStates, productNames } from '../../../../contract/operator/list-texts.ts'
import { methodLabels } from '../../../../contract/payment/method-labels.ts'
import { type Db, VALUES_PLAN } from '../../../db/database.ts'
import { beginningPattern, type KeysetPage, type Listing, pageIds } from '../../../db/keyset.ts'
import type { Page } from '../../../db/page.ts'
import { issuedReceiptOf } from '../../receipt/service.ts'
import type { OrderCaseRow } from '../member-queries.ts'
import { memberOrderOf } from '../member-order-of.ts'
import { companyNameBegins } from './company-name.ts'
import { byId, equals, inPeriod } from './filter.ts'
import { momentOf, type RecordList } from './record-list.ts'

interface FoundOrder extends OrderCaseRow {
  member_id: string | null
  company_name: string | null
}

export const orderList: RecordList<OrderFilter, FoundOrder, OrderRow> = {
  name: 'orders',
  listingOf,
  find: findOrders,
  rowOf: orderRowOf,
  cellsOf: (row, say) => [
    row.id,
    row.company_name,
    say(productNames[row.kind]),
    row.title,
    say(orderStates[row.status]),
    String(row.total_amount),
    row.method && say(methodLabels[row.method]),
    momentOf(row.created_at),
    momentOf(row.paid_at),
    momentOf(row.returned_at),
  ],
  auditedFilter: (filter) => filter,
}

function listingOf(filter: OrderFilter): Listing {
  return {
    table: 'orders',
    conditions: [...equals('status', filter.status), ...equals('kind', filter.kind), ...inPeriod(filter)],
    ...(filter.query ? { anyOf: matchesOf(filter.query) } : {}),
  }
}

function matchesOf(query: string) {
  if (isId(query)) return byId(query)
  return [
    { condition: sql<boolean>`lower(t.title) like ${beginningPattern(query)}` },
    {
      join: sql`join companies c on c.member_id = t.member_id`,
      condition: companyNameBegins('c.name', query),
    },
  ]
}

async function findOrders(db: Db, listing: Listing, page: KeysetPage): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`${VALUES_PLAN}
    select t.id, t.kind, t.title, t.status, t.total_amount, t.created_at, t.paid_at, y.method, y.return_at,
      y.returned_at, t.points, a.paid as paid_points, t.starts_at, t.member_id, c.name as company_name,
      ${issuedReceiptOf('t.id')} as issued_receipt
    from (${pageIds(listing, page)}) p
      join orders t on t.id = p.id
      left join payments y on y.order_id = t.id
      left join companies c on c.member_id = t.member_id
      left join point_accounts a on a.member_id = t.member_id
    order by p.created_at desc, p.id desc`.execute(db)
  return rows
}

/** Of one member, latest first. */
export async function findMemberOrders(db: Db, memberId: string, page: Page): Promise<OrderCaseRow[]> {
  const ofMember = sql<boolean>`t.member_id = ${memberId}`
  const found = await findOrders(db, { table: 'orders', conditions: [ofMember] }, page)
  return found.slice(0, page.pageSize)
}

export function orderRowOf(row: FoundOrder, now: Date): OrderRow {
  return { ...memberOrderOf(row, now), memberId: row.member_id, companyName: row.company_name }
}
