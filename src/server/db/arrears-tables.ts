import type { ColumnType } from 'kysely'
import type { ArrearsStatus } from '../../contract/case/arrears.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

export interface ArrearsTables {
  arrears_lists: {
    is_only: ColumnType<true, true | undefined, true>
    /** `YYYY-MM-DD`, Asia/Seoul. */
    listed_on: string
    file_hash: Buffer
    entries: number
    imported_at: Timestamp
  }
  arrears_entries: {
    id: string
    key: Buffer
    business_name: string
    person_name: string
    person_key: string
    address: string
    amount: number | null
  }
  arrears_matches: {
    id: string
    company_id: string
    entry_id: string
    same_name: boolean
    same_person: boolean
    same_district: boolean
    status: ArrearsStatus
    found_at: Timestamp
    decided_at: NullableTimestamp
  }
}
