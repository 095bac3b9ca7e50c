import { sql } from 'kysely'
import { inTransaction, type Db } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { deleteTargetNotifications, notify } from '../notification/service.ts'
import { KEPT } from './conversation-of.ts'
import { emptyMessages } from './message-queries.ts'
import { ABOUT, endOf } from './queries.ts'

const DAY = 86_400_000
/** Both are told so long before. */
const NOTICE = 14 * DAY
const BATCH = 100

const ago = (now: Date, time: number) => new Date(now.getTime() - time)

/** Tells both sides two weeks before their conversation is deleted, and deletes those that are due. */
export async function sweepConversations(db: Db, now: Date): Promise<void> {
  while ((await tellSome(db, now)) === BATCH);
  while ((await deleteSome(db, now)) === BATCH);
}

/** Conversations whose applications ended before then; nothing ends before its last message. */
const endedBefore = (then: Date, now: Date) => sql`
  from conversations c ${ABOUT} where c.active_at <= ${then} and ${endOf(now)} <= ${then}`

async function tellSome(db: Db, now: Date): Promise<number> {
  const then = ago(now, KEPT - NOTICE)
  return inTransaction(db, async (tx) => {
    // Told before it went on again counts for nothing.
    const { rows } = await sql<{ id: string; title: string; endedAt: Date }>`
      select c.id, c.title, ${endOf(now)} as "endedAt" ${endedBefore(then, now)}
        and (c.told_at is null or c.told_at < ${endOf(now)}) limit ${BATCH} for update of c skip locked`.execute(
      tx,
    )
    for (const { id, title, endedAt } of rows) {
      await tx.updateTable('conversations').set({ told_at: now }).where('id', '=', id).execute()
      const occasion = `conversation:${id}:ending:${endedAt.toISOString()}`
      const about = { kind: 'CONVERSATION_ENDING', subject: title, targetId: id, occasion } as const
      const told = (await findMemberIds(tx, id)).map((memberId) => ({ ...about, memberId }))
      await notify(tx, told, now)
    }
    return rows.length
  })
}

/** Both sides, unless their accounts are removed. */
async function findMemberIds(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members')
    .select('member_id')
    .where('conversation_id', '=', conversationId)
    .execute()
  return rows.flatMap(({ member_id: id }) => id ?? [])
}

async function deleteSome(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select c.id ${endedBefore(ago(now, KEPT), now)}
        and c.told_at >= ${endOf(now)} and c.told_at <= ${ago(now, NOTICE)}
      limit ${BATCH} for update of c skip locked`.execute(tx)
    const references: string[] = []
    for (const { id } of rows) {
      references.push(...(await emptyMessages(tx, { conversationId: id }, now)))
      await deleteTargetNotifications(tx, await findMemberIds(tx, id), id)
      await tx.deleteFrom('conversations').where('id', '=', id).execute()
    }
    if (references.length > 0) await enqueueTask(tx, 'remove-files', { references }, now)
    return rows.length
  })
}
