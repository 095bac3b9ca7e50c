import type { ColumnType, Generated } from 'kysely'
import type { ReportReason } from '../../contract/base/enums.ts'
import type { MessageKind } from '../../contract/message/conversation-message.ts'
import type { FraudSignal } from '../../contract/safety/fraud-signals.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** The two parties of a conversation. */
export type ConversationSide = 'WORKER' | 'EMPLOYER'

/** What a message of a kind other than TEXT holds; only the fields of its kind are set. */
export interface MessageContent {
  code?: string
  params?: Record<string, string | number>
  place?: { address: string; name: string; latitude: number | null; longitude: number | null }
  times?: string[]
  about?: string | null
  accepted?: string | null
  /** Of the document. */
  name?: string
}

export interface ConversationTable {
  id: string
  application_id: string | null
  proposal_id: string | null
  job_id: string | null
  title: string
  company_name: string
  created_at: Timestamp
  active_at: Timestamp
  changed_at: Timestamp
  revision: Generated<number>
  last_sequence: Generated<number>
  ended_at: NullableTimestamp
  told_at: NullableTimestamp
}

interface ConversationMemberTable {
  conversation_id: string
  side: ConversationSide
  member_id: string | null
  delivered_sequence: Generated<number>
  read_sequence: Generated<number>
  unread_count: Generated<number>
  muted_at: NullableTimestamp
  wrote_at: NullableTimestamp
  push_due_at: NullableTimestamp
  pushed_at: NullableTimestamp
}

export interface MessageTable {
  conversation_id: string
  sequence: number
  id: string
  side: ConversationSide
  kind: MessageKind
  lang_code: string
  text: Generated<string>
  content: ColumnType<MessageContent | null, string | null, string | null>
  resume_id: string | null
  warning: FraudSignal | null
  fingerprint: Buffer | null
  created_at: Timestamp
  removed_at: NullableTimestamp
}

interface ConversationReportTable {
  id: string
  conversation_id: string
  sequence: number
  reason: ReportReason
  details: string
  created_at: Timestamp
  settled_at: NullableTimestamp
  outcome: ColumnType<'UPHELD' | 'DISMISSED' | null, undefined, 'UPHELD' | 'DISMISSED' | null>
  /** The act that settled it; null for earlier ones, and while it is open. */
  decision_id: ColumnType<string | null, undefined, string | null>
}

export interface ConversationTables {
  conversations: ConversationTable
  conversation_members: ConversationMemberTable
  messages: MessageTable
  message_files: { file: string; conversation_id: string; sequence: number; position: number }
  member_blocks: { member_id: string; blocked_id: string; created_at: Timestamp }
  conversation_settings: {
    member_id: string
    shows_reading: Generated<boolean>
    pushes_at_night: Generated<boolean>
    shows_previews: Generated<boolean>
  }
  conversation_reports: ConversationReportTable
}
