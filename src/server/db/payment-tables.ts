import type { ColumnType, Generated } from 'kysely'
import type {
  CardCompany,
  CouponKind,
  Instalment,
  OrderStatus,
  PaymentMethod,
  ProductKind,
} from '../../contract/base/enums.ts'
import type { CashReceiptPurpose, ReceiptStatus } from '../../contract/payment/receipt.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

interface ProductTable {
  id: string
  kind: ProductKind
  days: number | null
  points: number | null
  price: number
  place: number
  is_sold: Generated<boolean>
}

interface OrderTable {
  id: string
  member_id: string | null
  product_id: string
  kind: ProductKind
  days: number | null
  points: number | null
  job_id: string | null
  title: string | null
  region_ids: Generated<number[]>
  coupon_id: string | null
  status: OrderStatus
  product_amount: number
  surcharge_amount: number
  discount_amount: number
  total_amount: number
  created_at: Timestamp
  expires_at: Timestamp
  updated_at: Timestamp
  paid_at: NullableTimestamp
  starts_at: NullableTimestamp
}

interface CouponTable {
  id: string
  code: string
  name: string
  kind: CouponKind
  amount: number
  valid_from: Timestamp
  valid_until: Timestamp
  total_limit: number | null
  member_limit: number
  used: Generated<number>
  created_at: Timestamp
}

interface PaymentTable {
  order_id: string
  provider: 'sandbox' | 'portone' | 'none'
  method: PaymentMethod
  card_company: CardCompany | null
  instalment: Instalment
  account_bank: string | null
  account_number: string | null
  account_holder: string | null
  /** The provider's slip. */
  slip_url: ColumnType<string | null, string | null | undefined, string | null>
  depositor: ColumnType<string | null, string | null | undefined, string | null>
  begun_at: Timestamp
  look_at: NullableTimestamp
  looks: Generated<number>
  return_at: NullableTimestamp
  return_reason: string | null
  returned_at: NullableTimestamp
}

interface SandboxPaymentTable {
  id: string
  name: string
  amount: number
  status: 'READY' | 'WAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'CANCELLED'
  return_url: string
  bank: string | null
  account_number: string | null
  due_at: NullableTimestamp
  silent_until: NullableTimestamp
  created_at: Timestamp
  updated_at: Timestamp
}

interface ReceiptRequestTable {
  order_id: string
  kind: 'CASH_RECEIPT' | 'TAX_INVOICE'
  purpose: ColumnType<
    CashReceiptPurpose | null,
    CashReceiptPurpose | null | undefined,
    CashReceiptPurpose | null
  >
  /** Encrypted; null once issued. */
  recipient: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  recipient_hint: string
  status: ReceiptStatus
  approval_number: ColumnType<string | null, string | null | undefined, string | null>
  url: ColumnType<string | null, string | null | undefined, string | null>
  requested_at: Timestamp
  issued_at: NullableTimestamp
  /** Only of refunded orders. */
  cancelled_at: NullableTimestamp
  /** Why it was refused. */
  refusal: ColumnType<string | null, string | null | undefined, string | null>
  refused_at: NullableTimestamp
}

export interface PaymentTables {
  receipt_requests: ReceiptRequestTable
  products: ProductTable
  orders: OrderTable
  coupons: CouponTable
  member_coupons: { member_id: string; coupon_id: string; used: Generated<number>; registered_at: Timestamp }
  payments: PaymentTable
  sandbox_payments: SandboxPaymentTable
  sandbox_webhooks: {
    id: string
    event_id: string
    body: string
    due_at: Timestamp
    attempts: Generated<number>
  }
}
