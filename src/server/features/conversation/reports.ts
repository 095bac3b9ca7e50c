import { sql } from 'kysely'
import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import type { ReportReason } from '../../../contract/base/enums.ts'
import type { ConversationReportRow } from '../../../contract/case/message-report.ts'
import type { Db, Tx } from '../../db/database.ts'
import { shapeOf } from '../operator/shape.ts'
import { bySettlement, type CaseList } from '../operator/case-list.ts'
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

/** The report of a message by the side that received it. */
export async function findOwnReport(
  db: Db,
  { memberId, id, messageId }: { memberId: string; id: string; messageId: string },
) {
  return db
    .selectFrom('conversation_reports as r')
    .innerJoin('messages as m', (join) =>
      join.onRef('m.conversation_id', '=', 'r.conversation_id').onRef('m.sequence', '=', 'r.sequence'),
    )
    .innerJoin('conversation_members as reporter', (join) =>
      join.onRef('reporter.conversation_id', '=', 'm.conversation_id').onRef('reporter.side', '<>', 'm.side'),
    )
    .select(['r.created_at', 'r.settled_at', 'r.outcome'])
    .where('r.conversation_id', '=', id)
    .where('m.id', '=', messageId)
    .where('reporter.member_id', '=', memberId)
    .executeTakeFirst()
}

/** Shown on each side of a reported message. */
const AROUND = 5

export const messageReportList: CaseList<ConversationReportRow, 'OPEN' | 'SETTLED'> = {
  from: sql`conversation_reports r`,
  joins: sql`join conversations c on c.id = r.conversation_id
    join messages m on m.conversation_id = r.conversation_id and m.sequence = r.sequence
    join conversation_members cm on cm.conversation_id = m.conversation_id and cm.side = m.side`,
  ...shapeOf<ConversationReportRow>({
    id: 'r.id',
    reason: 'r.reason',
    text: 'r.details',
    langCode: sql`(select m.lang_code from conversation_members reporter join members m on m.id = reporter.member_id
      where reporter.conversation_id = r.conversation_id and reporter.side <> cm.side)`,
    createdDate: 'r.created_at',
    settledDate: 'r.settled_at',
    outcome: 'r.outcome',
    title: 'c.title',
    companyName: 'c.company_name',
    accused: {
      role: sql`case m.side when 'WORKER' then 'EMPLOYEE' else 'EMPLOYER' end`,
      memberId: 'cm.member_id',
    },
    otherReports: sql`(select count(*) from conversation_reports o
      join messages om on om.conversation_id = o.conversation_id and om.sequence = o.sequence
      join conversation_members ocm on ocm.conversation_id = om.conversation_id and ocm.side = om.side
      where ocm.member_id = cm.member_id and o.id <> r.id)`,
  }),
  listed: bySettlement(),
  id: 'r.id',
}

const reports = (db: Db, id: string) =>
  db
    .selectFrom('conversation_reports')
    .innerJoin('conversations', 'conversations.id', 'conversation_reports.conversation_id')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.conversation_id', '=', 'conversation_reports.conversation_id')
        .onRef('messages.sequence', '=', 'conversation_reports.sequence'),
    )
    .innerJoin('conversation_members as reporter', (join) =>
      join
        .onRef('reporter.conversation_id', '=', 'messages.conversation_id')
        .onRef('reporter.side', '<>', 'messages.side'),
    )
    .select([
      'conversation_reports.conversation_id',
      'conversation_reports.sequence',
      'settled_at',
      'title',
      'reporter.member_id as memberId',
    ])
    .where('conversation_reports.id', '=', id)

export async function findReport(db: Db, id: string) {
  return reports(db, id).executeTakeFirst()
}

export async function lockReport(tx: Tx, id: string) {
  return reports(tx, id).forUpdate('conversation_reports').executeTakeFirst()
}

/** The reported message and those around it, in their order. */
export async function findAround(
  db: Db,
  report: { conversation_id: string; sequence: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', report.conversation_id)
    .where('sequence', '>=', report.sequence - AROUND)
    .where('sequence', '<=', report.sequence + AROUND)
    .orderBy('sequence')
    .execute()
}

export async function reopenReport(db: Db, id: string): Promise<void> {
  await db
    .updateTable('conversation_reports')
    .set({ settled_at: null, outcome: null })
    .where('id', '=', id)
    .execute()
}

export async function settleReport(
  db: Db,
  { id, outcome, now }: { id: string; outcome: 'UPHELD' | 'DISMISSED'; now: Date },
): Promise<void> {
  await db
    .updateTable('conversation_reports')
    .set({ settled_at: now, outcome })
    .where('id', '=', id)
    .execute()
}
