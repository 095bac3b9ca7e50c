import { sql } from 'kysely'
import type { ConversationProgress } from '../../../contract/message/conversation.ts'
import type { Message } from '../../../contract/message/conversation-message.ts'
import type { Db } from '../../db/database.ts'
import { progressOf } from './conversation-of.ts'
import { messagesOf, type Rendering } from './message-of.ts'
import { findMessagesAfter } from './message-queries.ts'
import { findConversation } from './queries.ts'

export interface ChangedConversation {
  id: string
  memberId: string
  revision: number
  lastSequence: number
}

/** Conversations of these members that have changed since then. */
export async function findChanged(
  db: Db,
  memberIds: readonly string[],
  since: Date,
): Promise<ChangedConversation[]> {
  const { rows } = await sql<ChangedConversation>`
    select c.id, m.member_id as "memberId", c.revision, c.last_sequence as "lastSequence"
    from conversations c join conversation_members m on m.conversation_id = c.id
    where c.changed_at >= ${since} and m.member_id = any(${memberIds}::uuid[])`.execute(db)
  return rows
}

/** A device that was away for longer asks for what it missed. */
const MAX_MESSAGES = 100

export interface LiveChange {
  progress: ConversationProgress
  messages: Message[]
}

interface Wanted {
  id: string
  memberId: string
  after: number
  since: Date
  /** In which messages are read; the member's own without one. */
  langCode?: string | undefined
}

/** What has changed in a conversation for one of its members: messages after a sequence, and where it stands. */
export async function changesFor(db: Db, wanted: Wanted, rendering: Rendering): Promise<LiveChange | null> {
  const { id, memberId, after, since } = wanted
  const row = await findConversation(db, memberId, id, rendering.now)
  if (!row) return null
  const rows = await findMessagesAfter(db, { id, after, since }, MAX_MESSAGES)
  const { side, isVerified } = row
  const langCode = wanted.langCode ?? row.langCode
  const messages = await messagesOf(db, rows, { side, langCode, isVerified }, rendering)
  return { progress: progressOf(row), messages }
}
