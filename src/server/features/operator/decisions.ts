import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import {
  type DECIDED,
  UNDO_MINUTES,
  type Undoable,
  type UndoRefusal,
} from '../../../contract/operator/decision.ts'
import type { Db } from '../../db/database.ts'
import type { Former } from '../../db/employer-tables.ts'
import type { By } from './service.ts'

const UNDO_TIME = UNDO_MINUTES * 60_000
/** Longer than a decision can be undone, so that a late undo is told so. */
const KEPT = 24 * 60 * 60_000

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

export interface LockedDecision extends Decision {
  decidedAt: Date
}

/**
 * Locks a decision that the operator may undo now.
 * @throws AppError NOT_FOUND, UNDO_REFUSED
 */
export async function lockUndoable(db: Db, by: By, id: string): Promise<LockedDecision> {
  const row = await db
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

/** The operator's own decision, while it can be undone. */
export async function findUndoable(
  db: Db,
  { operatorId, now }: By,
  decision: { id: string } | { subjectId: string; decidedAt: Date },
): Promise<Undoable> {
  const found = db.selectFrom('operator_decisions').selectAll()
  const one =
    'id' in decision
      ? found.where('id', '=', decision.id)
      : found.where('subject_id', '=', decision.subjectId).where('decided_at', '=', decision.decidedAt)
  const row = await one.executeTakeFirst()
  if (!row || row.operator_id !== operatorId || row.undone_at || isOver(row.decided_at, now)) return null
  return { decisionId: row.id, until: new Date(row.decided_at.getTime() + UNDO_TIME).toISOString() }
}

export async function deletePastDecisions(db: Db, now: Date): Promise<void> {
  await sql`delete from operator_decisions where decided_at < ${new Date(now.getTime() - KEPT)}`.execute(db)
}
