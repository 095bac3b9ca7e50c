import type { ColumnType, Generated } from 'kysely'
import type { Role } from '../../contract/base/enums.ts'
import type { AccountTables } from './account-tables.ts'
import type { AlertTables } from './alert-tables.ts'
import type { ArrearsTables } from './arrears-tables.ts'
import type { ColleagueTables } from './colleague-tables.ts'
import type { ConversationTables } from './conversation-tables.ts'
import type { EmployerTables } from './employer-tables.ts'
import type { GuaranteeTables } from './guarantee-tables.ts'
import type { HealthTables } from './health-tables.ts'
import type { NewsTables } from './news-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { ResumeTables } from './resume-tables.ts'
import type { TranslationTables } from './translation-tables.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Whether members of the demonstration content may sign in. */
export type Demonstration = 'OPEN' | 'CLOSED'

interface MemberTable {
  id: string
  email: string | null
  name: string
  role: Role
  password_hash: string | null
  lang_code: string
  email_verified_at: NullableTimestamp
  cellphone: string | null
  cellphone_verified_at: NullableTimestamp
  alarm_on: Generated<boolean>
  alarm_expected_job_on: Generated<boolean>
  alarm_news_on: Generated<boolean>
  talent_visible: Generated<boolean>
  /** Null for who is not suspended. */
  suspended_at: NullableTimestamp
  /** What a suspended member may read about why. */
  suspension_note: ColumnType<string | null, string | null | undefined, string | null>
  /** In sessions that have ended. */
  last_seen_at: NullableTimestamp
  created_at: Timestamp
  /** Null for members outside the demonstration content. */
  demonstration: ColumnType<Demonstration | null, Demonstration | null | undefined, Demonstration | null>
}

interface SessionTable {
  id: string
  token_hash: Buffer
  member_id: string
  keep_signed_in: boolean
  device: string | null
  created_at: Timestamp
  last_used_at: Timestamp
  expires_at: Timestamp
  awaits_second_factor: Generated<boolean>
}

interface IdempotencyKeyTable {
  member_id: string
  key: string
  fingerprint: Buffer
  /** Null only inside the transaction that runs the command. */
  status: number | null
  answer: ColumnType<unknown, string | null, string | null>
  etag: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Timestamp
}

interface BackupTable {
  /** `YYYY-MM-DD` in Seoul. */
  day: string
  started_at: Timestamp
  finished_at: NullableTimestamp
  bytes: number | null
  error: ColumnType<string | null, string | null | undefined, string | null>
}

export interface Database
  extends
    JobTables,
    NewsTables,
    ResumeTables,
    AccountTables,
    AlertTables,
    ArrearsTables,
    ColleagueTables,
    ConversationTables,
    EmployerTables,
    GuaranteeTables,
    HealthTables,
    PaymentTables,
    TranslationTables {
  members: MemberTable
  sessions: SessionTable
  idempotency_keys: IdempotencyKeyTable
  backups: BackupTable
}
