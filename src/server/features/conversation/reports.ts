import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import type { ReportReason } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import { findMessage, type MessageRow } from './message-queries.ts'
import { requireConversation } from './send.ts'

/**
 * Keeps the first report of a message of the other side.
 * @throws AppError NOT_FOUND, also for own messages
 */
export async function reportMessage(
  db: Db,
  report: {
    memberId: string
    id: string
    messageId: string
    reason: ReportReason
    text: string
    now: Date
  },
): Promise<void> {
  const { memberId, id, messageId, reason, text, now } = report
  const conversation = await requireConversation(db, memberId, id, now)
  const message = await findMessage(db, id, messageId)
  if (!message || message.side === conversation.side) throw new AppError('NOT_FOUND')
  await db
    .insertInto('conversation_reports')
    .values({
      id: v7(),
      conversation_id: id,
      sequence: message.sequence,
      reason,
      details: text,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'sequence']).doNothing())
    .execute()
}

/** Shown on each side of a reported message. */
const AROUND = 5

/** The reported message and those around it, in their order. */
export async function findAround(
  db: Db,
  { targetId, sequence }: { targetId: string; sequence: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', targetId)
    .where('sequence', '>=', sequence - AROUND)
    .where('sequence', '<=', sequence + AROUND)
    .orderBy('sequence')
    .execute()
}
