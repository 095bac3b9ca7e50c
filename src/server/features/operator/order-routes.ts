import { sql } from 'kysely'
import { getOperatorOrder, type OperatorOrder } from '../../../contract/operator/order.ts'
import { taxIn } from '../../../contract/payment/tax.ts'
import { findItem, shapeOf } from './shape.ts'
import { type Found, orderColumns, orderJoins, orderOf } from './lists/order-list.ts'
import { onOperator } from './on-operator.ts'
import { orNotFound } from '../../or-not-found.ts'

export const operatorOrderRoutes = [
  onOperator(getOperatorOrder, async ({ db, params, now }) => {
    const source = sql`from orders t ${orderJoins} left join coupons u on u.id = t.coupon_id
      left join receipt_requests r on r.order_id = t.id where t.id = ${params.id}`
    const order = await orNotFound(findItem(db, detailed, source))
    const { account, receipt, has, ...found } = order
    const { supply: supplyAmount, tax: taxAmount } = taxIn(found.totalAmount)
    return {
      data: {
        ...orderOf(found, now),
        supplyAmount,
        taxAmount,
        account: has.account ? account : null,
        receipt: has.receipt ? receipt : null,
      },
    }
  }),
]

type Detailed = Omit<Found<OperatorOrder>, 'supplyAmount' | 'taxAmount' | 'account' | 'receipt'> & {
  account: NonNullable<OperatorOrder['account']>
  receipt: NonNullable<OperatorOrder['receipt']>
  has: { account: boolean; receipt: boolean }
}

const detailed = shapeOf<Detailed>({
  ...orderColumns,
  days: 't.days',
  points: 't.points',
  jobId: 't.job_id',
  regionIds: 't.region_ids',
  productAmount: 't.product_amount',
  surchargeAmount: 't.surcharge_amount',
  discountAmount: 't.discount_amount',
  couponName: 'u.name',
  expiresDate: 't.expires_at',
  startsDate: 't.starts_at',
  // Only a change of its status updates an order.
  endedDate: sql`case when t.status in ('FAILED', 'CANCELLED', 'EXPIRED') then t.updated_at end`,
  refundedDate: sql`case when t.status = 'REFUNDED' then t.updated_at end`,
  cardCompany: 'y.card_company',
  instalment: sql`coalesce(y.instalment, 0)`,
  isTest: sql`coalesce(y.provider = 'sandbox', false)`,
  account: {
    bank: 'y.account_bank',
    number: 'y.account_number',
    holder: sql`coalesce(y.account_holder, '')`,
    dueDate: 't.expires_at',
  },
  receipt: {
    kind: 'r.kind',
    status: 'r.status',
    approvalNumber: 'r.approval_number',
    requestedDate: 'r.requested_at',
    issuedDate: 'r.issued_at',
    cancelledDate: 'r.cancelled_at',
    refusedDate: 'r.refused_at',
    refusal: 'r.refusal',
  },
  has: {
    account: sql`coalesce(y.account_bank <> '' and y.account_number <> '', false)`,
    receipt: sql`r.order_id is not null`,
  },
})
