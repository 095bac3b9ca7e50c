import { sql } from 'kysely'
import type { ConversationSide } from '../../db/conversation-tables.ts'
import type { Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { deleteTargetNotifications } from '../notification/service.ts'
import { emptyMessages } from './message-queries.ts'
import { lockConversation, touchConversation, wakeStreams } from './queries.ts'

/**
 * Removes what a leaving member wrote and sent; the other side keeps its own messages and sees that the rest is
 * removed. Conversations that nobody is left in are deleted.
 */
export async function eraseConversationsOf(tx: Tx, memberId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; side: ConversationSide; otherId: string | null }>`
    select me.conversation_id as id, me.side, ot.member_id as "otherId" from conversation_members me
    join conversation_members ot on ot.conversation_id = me.conversation_id and ot.side <> me.side
    where me.member_id = ${memberId} order by me.conversation_id`.execute(tx)
  const references: string[] = []
  for (const { id, side, otherId } of rows) {
    await lockConversation(tx, memberId, id)
    references.push(...(await emptyMessages(tx, { conversationId: id, side }, now)))
    await tx.updateTable('conversations').set({ ended_at: now }).where('id', '=', id).execute()
    // Reports quote, and may name who left.
    await tx
      .updateTable('conversation_reports')
      .set({ details: '' })
      .where('conversation_id', '=', id)
      .execute()
    await touchConversation(tx, id, now)
    // Notifications name who wrote.
    if (otherId !== null)
      await deleteTargetNotifications(tx, [otherId], id, ['MESSAGE_RECEIVED', 'CONVERSATION_ENDING'])
    await wakeStreams(tx, [otherId])
  }
  if (references.length > 0) await enqueueTask(tx, 'remove-files', { references }, now)
  const left = rows.filter(({ otherId }) => otherId === null).map(({ id }) => id)
  if (left.length > 0) await tx.deleteFrom('conversations').where('id', 'in', left).execute()
}
