import { defineMessage as text } from '#message'
import { sql } from 'kysely'
import { isId } from '../../../../contract/base/schema.ts'
import type { OrderFilter, OrderRow } from '../../../../contract/operator/list.ts'
import type { MemberOrder } from '../../../../contract/operator/member.ts'
import { orderStates, productNames } from '../../../../contract/operator/list-texts.ts'
import { methodLabels } from '../../../../contract/payment/method-labels.ts'
import { beginningPattern, type Listing } from '../../../db/keyset.ts'
import { type Columns, shapeOf } from '../shape.ts'
import { refundObstacleOf } from '../../order/service.ts'
import { issuedReceiptOf } from '../../receipt/service.ts'
import { companyNameBegins } from './company-name.ts'
import { byId, equals, inPeriod } from './filter.ts'
import { momentOf, type RecordList } from './record-list.ts'

interface Bought {
  /** Of a ticket. */
  points: number | null
  /** Bought points that the member has left. */
  left: number | null
  /** When the days of a pass start; null while its announcement waits. */
  startsDate: string | null
}

/** An order as it is stored; whether it can be refunded depends on the time. */
export type Found<Order> = Omit<Order, 'isRefundable' | 'refundObstacle'> & { bought: Bought }

export const memberOrderColumns: Columns<Found<MemberOrder>> = {
  id: 't.id',
  kind: 't.kind',
  title: 't.title',
  status: 't.status',
  totalAmount: 't.total_amount',
  method: 'y.method',
  createdDate: 't.created_at',
  paidDate: 't.paid_at',
  isReturnDue: sql`y.return_at is not null and y.returned_at is null`,
  returnedDate: 'y.returned_at',
  issuedReceipt: issuedReceiptOf('t.id'),
  bought: { points: 't.points', left: 'a.paid', startsDate: 't.starts_at' },
}

export const orderColumns: Columns<Found<OrderRow>> = {
  ...memberOrderColumns,
  memberId: 't.member_id',
  companyName: 'c.name',
}

export const orderJoins = sql`left join payments y on y.order_id = t.id
  left join companies c on c.member_id = t.member_id
  left join point_accounts a on a.member_id = t.member_id`

export function orderOf<Order extends Found<MemberOrder>>({ bought, ...order }: Order, now: Date) {
  const { points, left: paid_points, startsDate } = bought
  const starts_at = startsDate === null ? null : new Date(startsDate)
  const obstacle =
    order.status === 'PAID'
      ? refundObstacleOf({ kind: order.kind, points, paid_points, starts_at }, now)
      : null
  return {
    ...order,
    isRefundable: order.status === 'PAID' && obstacle === null,
    refundObstacle: obstacle,
  }
}

export const orderList: RecordList<OrderFilter, Found<OrderRow>, OrderRow> = {
  name: 'orders',
  listingOf,
  ...shapeOf<Found<OrderRow>>(orderColumns),
  joins: orderJoins,
  rowOf: orderOf,
  exported: [
    [text({ message: 'ID' }), ({ id }) => id],
    [text({ message: 'Company' }), ({ companyName }) => companyName],
    [text({ message: 'Product', context: 'order' }), ({ kind }, say) => say(productNames[kind])],
    [text({ message: 'Posting' }), ({ title }) => title],
    [text({ message: 'Status' }), ({ status }, say) => say(orderStates[status])],
    [text({ message: 'Amount (won)' }), ({ totalAmount }) => String(totalAmount)],
    [text({ message: 'Payment method' }), ({ method }, say) => method && say(methodLabels[method])],
    [text({ message: 'Ordered on' }), ({ createdDate }) => momentOf(createdDate)],
    [text({ message: 'Paid on' }), ({ paidDate }) => momentOf(paidDate)],
    [text({ message: 'Refunded on' }), ({ returnedDate }) => momentOf(returnedDate)],
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
