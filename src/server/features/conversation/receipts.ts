import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { markTargetRead } from '../notification/service.ts'
import { recountUnread } from './message-queries.ts'
import { type ConversationRow, touchConversation, wakeStreams } from './queries.ts'
import { requireConversation, takeConversation } from './send.ts'

interface Receipt {
  memberId: string
  id: string
  sequence: number
  now: Date
}

/** Marks messages as read up to a sequence, with what was notified of them. Nothing becomes unread again. */
export async function markReadUpTo(db: Db, receipt: Receipt): Promise<ConversationRow> {
  const { memberId, id, now } = receipt
  const before = await takeConversation(db, memberId, id, now)
  const sequence = Math.min(receipt.sequence, before.lastSequence)
  if (sequence <= before.readSequence) return before
  await sql`
    update conversation_members set read_sequence = ${sequence},
      delivered_sequence = greatest(delivered_sequence, ${sequence})
    where conversation_id = ${id} and side = ${before.side}`.execute(db)
  const unread = await recountUnread(db, id, before.side)
  if (unread === 0) await markTargetRead(db, memberId, { kind: 'MESSAGE_RECEIVED', targetId: id }, now)
  return changed(db, before, now)
}

/** Marks messages as received by a device of the member. */
export async function markDelivered(db: Db, receipt: Receipt): Promise<ConversationRow> {
  const { memberId, id, now } = receipt
  const before = await takeConversation(db, memberId, id, now)
  const sequence = Math.min(receipt.sequence, before.lastSequence)
  if (sequence <= before.deliveredSequence) return before
  await db
    .updateTable('conversation_members')
    .set({ delivered_sequence: sequence })
    .where('conversation_id', '=', id)
    .where('side', '=', before.side)
    .execute()
  return changed(db, before, now)
}

export async function mute(
  db: Db,
  { memberId, id, isMuted, now }: { memberId: string; id: string; isMuted: boolean; now: Date },
): Promise<ConversationRow> {
  const before = await takeConversation(db, memberId, id, now)
  await db
    .updateTable('conversation_members')
    .set({ muted_at: isMuted ? now : null, push_due_at: null })
    .where('conversation_id', '=', id)
    .where('side', '=', before.side)
    .execute()
  return changed(db, before, now)
}

/** Blocks the other side in all conversations; their members see the change when they read next. */
export async function block(
  db: Db,
  { memberId, id, isBlocked, now }: { memberId: string; id: string; isBlocked: boolean; now: Date },
): Promise<ConversationRow> {
  const before = await takeConversation(db, memberId, id, now)
  if (before.otherId === null) return before
  const pair = { member_id: memberId, blocked_id: before.otherId }
  if (isBlocked) {
    await db
      .insertInto('member_blocks')
      .values({ ...pair, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db
      .deleteFrom('member_blocks')
      .where('member_id', '=', pair.member_id)
      .where('blocked_id', '=', pair.blocked_id)
      .execute()
  }
  return changed(db, before, now)
}

async function changed(db: Db, before: ConversationRow, now: Date): Promise<ConversationRow> {
  await touchConversation(db, before.id, now)
  await wakeStreams(db, [before.memberId, before.otherId])
  return requireConversation(db, before.memberId, before.id, now)
}
