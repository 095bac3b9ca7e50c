import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import { type DECIDED, UNDO_MINUTES, type UndoRefusal } from '../../../contract/operator/decision.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Former } from '../../db/employer-tables.ts'
import { type DecisionNotice, enqueueTask } from '../../db/tasks.ts'
import type { By } from './service.ts'

const UNDO_TIME = UNDO_MINUTES * 60_000
/** Longer than a decision can be undone, so that a late undo is told so. */
const KEPT = 24 * 60 * 60_000

/** Decisions that are offered to undo at once: a device announces fewer. */
const MOST_OFFERED = 10

/** What can be decided, and undone. */
export interface Decision {
  /** Id of its act. */
  id: string
  kind: (typeof DECIDED)[number]
  /** The company, or the report. */
  subjectId: string
  former: Former
}

/** Records a decision in its transaction; those of the command line cannot be undone. */
export async function recordDecision(db: Db, by: By, decision: Decision): Promise<void> {
  if (by.operatorId === null) return
  await db
    .insertInto('operator_decisions')
    .values({
      id: decision.id,
      operator_id: by.operatorId,
      kind: decision.kind,
      subject_id: decision.subjectId,
      former: JSON.stringify(decision.former),
      decided_at: by.now,
      undone_at: null,
    })
    .execute()
}

/** Mails the company what was decided on its request, once that can no longer be undone. */
export async function mailOnceFinal(db: Db, kind: DecisionNotice, id: string, now: Date): Promise<void> {
  const notice = { kind, id, decidedAt: now.toISOString() }
  await enqueueTask(db, 'decision-notice', notice, now, new Date(now.getTime() + UNDO_TIME))
}

export interface StoredDecision extends Decision {
  decidedAt: Date
}

/**
 * Locks a decision that the operator may undo now.
 * @throws AppError NOT_FOUND, UNDO_REFUSED
 */
export async function lockUndoable(tx: Tx, by: By, id: string): Promise<StoredDecision> {
  const row = await tx
    .selectFrom('operator_decisions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  if (row.operator_id !== by.operatorId) throw undoRefused('OTHER_OPERATOR')
  if (row.undone_at !== null) throw undoRefused('DONE')
  if (isOver(row.decided_at, by.now)) throw undoRefused('TOO_LATE')
  const { kind, subject_id: subjectId, former, decided_at: decidedAt } = row
  return { id, kind, subjectId, former, decidedAt }
}

const isOver = (decidedAt: Date, now: Date) => now.getTime() - decidedAt.getTime() > UNDO_TIME

export async function markUndone(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('operator_decisions').set({ undone_at: now }).where('id', '=', id).execute()
}

export function undoRefused(cause: UndoRefusal['cause']): AppError {
  return new AppError('UNDO_REFUSED', { data: { cause } satisfies UndoRefusal })
}

/** Which decision: by its id, or the one on a case at that time. */
export type DecisionKey = { id: string } | { subjectId: string; decidedAt: Date }

const columnsOf = (key: DecisionKey | undefined) => {
  if (key === undefined) return {}
  return 'id' in key ? { id: key.id } : { subject_id: key.subjectId, decided_at: key.decidedAt }
}

export interface OwnDecision extends StoredDecision {
  until: Date
}

/** The operator's own decisions whose time to undo is not over and that were not undone, the latest first. */
export async function findOwn(db: Db, { operatorId, now }: By, key?: DecisionKey): Promise<OwnDecision[]> {
  if (operatorId === null) return []
  const rows = await db
    .selectFrom('operator_decisions')
    .select(['id', 'kind', 'subject_id as subjectId', 'former', 'decided_at'])
    .where('operator_id', '=', operatorId)
    .where('undone_at', 'is', null)
    .where('decided_at', '>=', new Date(now.getTime() - UNDO_TIME))
    .where((row) => row.and(columnsOf(key)))
    .orderBy('decided_at', 'desc')
    .limit(MOST_OFFERED)
    .execute()
  return rows.map(({ decided_at: decidedAt, ...row }) => ({
    ...row,
    decidedAt,
    until: new Date(decidedAt.getTime() + UNDO_TIME),
  }))
}

export async function deletePastDecisions(db: Db, now: Date): Promise<void> {
  await sql`delete from operator_decisions where decided_at < ${new Date(now.getTime() - KEPT)}`.execute(db)
}
