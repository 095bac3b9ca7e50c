import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
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
export async function markReadUpTo(tx: Tx, receipt: Receipt): Promise<ConversationRow> {
  const { memberId, id, now } = receipt
  const before = await takeConversation(tx, memberId, id, now)
  const sequence = Math.min(receipt.sequence, before.lastSequence)
  if (sequence <= before.readSequence) return before
  await sql`
    update conversation_members set read_sequence = ${sequence},
      delivered_sequence = greatest(delivered_sequence, ${sequence})
    where conversation_id = ${id} and side = ${before.side}`.execute(tx)
  const unread = await recountUnread(tx, id, before.side)
  if (unread === 0) await markTargetRead(tx, memberId, { kind: 'MESSAGE_RECEIVED', targetId: id }, now)
  return changed(tx, before, now)
}

/** Marks messages as received by a device of the member. */
export async function markDelivered(tx: Tx, receipt: Receipt): Promise<ConversationRow> {
  const { memberId, id, now } = receipt
  const before = await takeConversation(tx, memberId, id, now)
  const sequence = Math.min(receipt.sequence, before.lastSequence)
  if (sequence <= before.deliveredSequence) return before
  await tx
    .updateTable('conversation_members')
    .set({ delivered_sequence: sequence })
    .where('conversation_id', '=', id)
    .where('side', '=', before.side)
    .execute()
  return changed(tx, before, now)
}

export async function mute(
  tx: Tx,
  { memberId, id, isMuted, now }: { memberId: string; id: string; isMuted: boolean; now: Date },
): Promise<ConversationRow> {
  const before = await takeConversation(tx, memberId, id, now)
  await tx
    .updateTable('conversation_members')
    .set({ muted_at: isMuted ? now : null, push_due_at: null })
    .where('conversation_id', '=', id)
    .where('side', '=', before.side)
    .execute()
  return changed(tx, before, now)
}

/** Blocks the other side in all conversations; their members see the change when they read next. */
export async function block(
  tx: Tx,
  { memberId, id, isBlocked, now }: { memberId: string; id: string; isBlocked: boolean; now: Date },
): Promise<ConversationRow> {
  const before = await takeConversation(tx, memberId, id, now)
  if (before.otherId === null) return before
  const pair = { member_id: memberId, blocked_id: before.otherId }
  if (isBlocked) {
    await tx
      .insertInto('member_blocks')
      .values({ ...pair, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await tx
      .deleteFrom('member_blocks')
      .where('member_id', '=', pair.member_id)
      .where('blocked_id', '=', pair.blocked_id)
      .execute()
  }
  return changed(tx, before, now)
}

async function changed(db: Db, before: ConversationRow, now: Date): Promise<ConversationRow> {
  await touchConversation(db, before.id, now)
  await wakeStreams(db, [before.memberId, before.otherId])
  return requireConversation(db, before.memberId, before.id, now)
}
