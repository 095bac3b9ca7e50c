import type { ColumnType, Generated } from 'kysely'
import type { TalentTerms } from '../../contract/candidate/talent-alert.ts'
import type { SearchTerms } from '../../contract/job/saved-search.ts'
import type { NotificationKind } from '../../contract/message/notification.ts'
import type { Channel } from '../../contract/message/notification-channels.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

export interface NotificationTable {
  id: string
  member_id: string
  kind: NotificationKind
  subject: string
  actor: string | null
  target_id: string | null
  occasion: string
  created_at: Timestamp
  read_at: NullableTimestamp
  push_pending: boolean
  tell_by: ColumnType<Channel | null, Channel | null | undefined, Channel | null>
  tell_at: NullableTimestamp
}

interface NotificationChannelTable {
  member_id: string
  applicants: Generated<Channel>
  answers: Generated<Channel>
  payment: Generated<Channel>
  people: Generated<Channel>
  mailed_at: NullableTimestamp
}

interface PushSubscriptionTable {
  id: string
  member_id: string
  session_hash: Buffer
  endpoint: string
  p256dh: string
  auth: string
  created_at: Timestamp
}

interface PushPlanTable {
  member_id: string
  due_at: NullableTimestamp
  /** `YYYY-MM-DD`. */
  day: string | null
  sent: Generated<number>
  last_sent_at: NullableTimestamp
}

interface PushDeliveryTable {
  id: string
  subscription_id: string
  topic: string
  message: ColumnType<unknown, string, string>
  attempts: Generated<number>
  due_at: Timestamp
  expires_at: Timestamp
  at_night: Generated<boolean>
}

/** A search as new postings are compared with it (features/job/search-match.ts). */
export interface SearchMatch {
  /** A letter that the documents of all matching postings have; empty if there is none. */
  anchor: string
  region_ids: number[]
  products: number[]
  categories: number
  keywords: number
  pay_type: number | null
  min_pay_amount: number | null
  flags_wanted: number
  flags_unwanted: number
  words: string[]
}

interface SavedSearchTable extends SearchMatch {
  member_id: string
  id: string
  name: string
  terms: ColumnType<SearchTerms, string, string>
  alert_on: boolean
  created_at: Timestamp
  updated_at: Timestamp
}

export interface AlertTables {
  saved_searches: SavedSearchTable
  notifications: NotificationTable
  notification_channels: NotificationChannelTable
  push_subscriptions: PushSubscriptionTable
  push_plans: PushPlanTable
  push_deliveries: PushDeliveryTable
  job_alerts: { job_id: string; due_at: Timestamp; matched_at: NullableTimestamp }
  news_alerts: {
    news_id: string
    due_at: Timestamp
    told_to: string | null
    finished_at: NullableTimestamp
  }
  talent_alerts: { job_id: string; terms: ColumnType<TalentTerms, string, string>; created_at: Timestamp }
  talent_changes: { member_id: string; due_at: Timestamp }
  talent_finds: { job_id: string; member_id: string }
  alert_days: { member_id: string; day: string; new_jobs: number }
}
