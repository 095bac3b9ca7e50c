import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'

export type ReplyRow = Selectable<EmployerTables['proposal_replies']>

/** Replies about any of these proposals, oldest first. */
export async function findReplies(db: Db, proposalIds: string[]): Promise<ReplyRow[]> {
  if (proposalIds.length === 0) return []
  return db
    .selectFrom('proposal_replies')
    .selectAll()
    .where('proposal_id', 'in', proposalIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertReply(
  db: Db,
  reply: Insertable<EmployerTables['proposal_replies']>,
): Promise<ReplyRow> {
  return db.insertInto('proposal_replies').values(reply).returningAll().executeTakeFirstOrThrow()
}
