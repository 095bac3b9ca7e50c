import type { ColumnType } from 'kysely'
import type { GuaranteeKind, GuaranteeStatus } from '../../contract/employer/guarantee.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

interface PayGuaranteeTable {
  id: string
  company_id: string
  kind: GuaranteeKind
  evidence_file: string | null
  /** Days in Seoul, `YYYY-MM-DD`. */
  wanted_from: string
  wanted_until: string
  status: GuaranteeStatus
  granted_from: Optional<string>
  granted_until: Optional<string>
  reason: Optional<string>
  requested_at: Timestamp
  decided_at: NullableTimestamp
}

interface LatePayTable {
  id: string
  application_id: string
  member_id: string
  company_id: string
  /** A day in Seoul. */
  due_on: string
  details: string
  status: 'OPEN' | 'ASKED' | 'ANSWERED' | 'SETTLED'
  opened_at: Timestamp
  asked_at: NullableTimestamp
  answer: Optional<string>
  answered_at: NullableTimestamp
  settled_at: NullableTimestamp
  outcome: Optional<'PAID' | 'COVERED' | 'NOT_PROVEN' | 'REFERRED'>
  note: Optional<string>
}

export interface GuaranteeTables {
  pay_guarantees: PayGuaranteeTable
  late_pay_cases: LatePayTable
}
