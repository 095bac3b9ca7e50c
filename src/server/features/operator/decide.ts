import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import {
  type DecidedBefore,
  type Decision,
  UNDO_MINUTES,
  type UndoRefusal,
} from '../../../contract/operator/decision.ts'
import type { Undoable } from '../../../contract/case/define-case.ts'
import type { DecisionKind } from '../../../contract/case/kinds.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Former } from '../../db/employer-tables.ts'
import { findItem, shapeOf } from './shape.ts'
import { orNotFound } from '../../or-not-found.ts'
import type { Route } from '../../http/endpoint-route.ts'
import { type Act, actingOperator, type By, insertAct } from './audit.ts'

/** How long a decision can be undone, in milliseconds. */
export const UNDO_TIME = UNDO_MINUTES * 60_000
/** What an undo restores is kept longer than a decision can be undone. */
const RETENTION = 24 * 60 * 60_000

/** Decisions that are offered to undo at once: a device announces fewer. */
const MAX_OFFERED = 10

type Cause = UndoRefusal['cause']

/** A decision as it is stored; its id is that of its act. */
export interface StoredDecision {
  id: string
  kind: DecisionKind
  /** The company, the posting or the report. */
  subjectId: string
  former: Former
  decidedAt: Date
}

/** Until when it can be undone. */
export const undoableUntil = ({ decidedAt }: StoredDecision): string =>
  new Date(decidedAt.getTime() + UNDO_TIME).toISOString()

/** Which decision: by its id, or the one on a case at that time. */
type DecisionKey = { id: string } | { subjectId: string; decidedAt: Date }

type ActOf = Omit<Act, keyof By | 'subject'> & { subject?: string }

interface NewDecision extends ActOf {
  subjectId: string
  /** What was there before, for an undo. */
  former?: Former
}

/** Where the queue, its counts and the overview find what is open of one kind. */
export interface QueueSource {
  /** The table, called `q`, with its joins and the condition of what is open. */
  open: RawBuilder<unknown>
  /** Columns: the id of a case, since when it is open, and by when it is wanted. */
  id: string
  since: string
  dueOn?: string
  name: RawBuilder<unknown>
}

/** What is open of one kind of case, how a decision on it is undone, and its endpoints. */
interface Steps<Subject extends object> {
  queue: QueueSource
  /** Locks what the decision changed, so that `find` finds the same until the transaction ends. */
  lock: (tx: Tx, decision: StoredDecision) => Promise<unknown>
  /** What is undone, or why it cannot be: nothing may have happened to the subject since. Reads only. */
  find: (db: Db, decision: StoredDecision) => Promise<Subject | Cause>
  /** Makes everything as it was before. @returns the act to record; its subject is that of the decision by default */
  restore: (tx: Tx, decision: StoredDecision, subject: Subject, by: By) => Promise<ActOf>
  routes: readonly Route[]
}

/** A kind of case that operators decide. */
export interface Case {
  queue: QueueSource
  routes: readonly Route[]
  /** Records a decision with its act; those of the command line have no operator, who could undo them. @returns the id of both */
  record(tx: Tx, by: By, decision: NewDecision): Promise<string>
  /** Whether an undo would succeed now; nobody waits for the answer. */
  canUndo(db: Db, decision: StoredDecision): Promise<boolean>
  /** The operator's own decision, where an undo of it would succeed now. */
  findUndoable(db: Db, by: By, key: DecisionKey): Promise<Undoable>
  /** The decision that was made now; null where it had been made before. */
  undoableNow(db: Db, by: By, subjectId: string): Promise<Undoable>
  /** The last decision that stands, and its undo. */
  findLast(db: Db, by: By, subjectId: string): Promise<Decision | null>
  /** The error for who decides what was decided or has changed meanwhile. It names who decided. */
  refusal(db: Db, subjectId: string, code?: 'JOB_STATE' | 'PRECONDITION_FAILED'): Promise<AppError>
  /** @throws AppError UNDO_REFUSED */
  undo(tx: Tx, by: By, decision: StoredDecision): Promise<void>
}

/** What is offered and what is done follow from the same `find`, which an undo repeats under its locks. */
export function defineCase<Subject extends object>(kind: DecisionKind, steps: Steps<Subject>): Case {
  const canUndo: Case['canUndo'] = async (db, decision) =>
    typeof (await steps.find(db, decision)) !== 'string'
  const findUndoable: Case['findUndoable'] = async (db, by, key) => {
    const [own] = await findOwn(db, by, { ...key, kind })
    return own && (await canUndo(db, own)) ? { decisionId: own.id, until: undoableUntil(own) } : null
  }
  return {
    queue: steps.queue,
    routes: steps.routes,
    canUndo,
    findUndoable,
    undoableNow: (db, by, subjectId) => findUndoable(db, by, { subjectId, decidedAt: by.now }),
    async findLast(db, by, subjectId) {
      const last = await findDecidedBefore(db, kind, subjectId)
      if (!last) return null
      const decidedAt = new Date(last.decidedDate)
      return { ...last, undo: await findUndoable(db, by, { subjectId, decidedAt }) }
    },
    async refusal(db, subjectId, code = 'PRECONDITION_FAILED') {
      return new AppError(code, { data: await findDecidedBefore(db, kind, subjectId) })
    },
    async record(tx, by, { subjectId, former = { jobs: [] }, ...act }) {
      const id = await insertAct(tx, { ...by, subject: subjectId, ...act })
      const { operatorId: operator_id, now: decided_at } = by
      const decision = { id, kind, subject_id: subjectId, former: JSON.stringify(former), decided_at }
      await tx
        .insertInto('operator_decisions')
        .values({ ...decision, operator_id, undone_at: null })
        .execute()
      return id
    },
    async undo(tx, by, decision) {
      await steps.lock(tx, decision)
      const found = await steps.find(tx, decision)
      if (typeof found === 'string') throw undoRefused(found)
      const act = await steps.restore(tx, decision, found, by)
      await insertAct(tx, { ...by, subject: decision.subjectId, ...act })
    },
  }
}

/** A decision has the id of its act. */
const decidedBefore = shapeOf<DecidedBefore>({
  decidedBy: actingOperator(sql`a.id = d.id`),
  decidedDate: 'd.decided_at',
})

const findDecidedBefore = (
  db: Db,
  kind: DecisionKind,
  subjectId: string,
): Promise<DecidedBefore | undefined> =>
  findItem(
    db,
    decidedBefore,
    sql`from operator_decisions d
      where d.kind = ${kind} and d.subject_id = ${subjectId} and d.undone_at is null
      order by d.decided_at desc limit 1`,
  )

/**
 * Locks a decision that the operator may undo now, and marks it as undone.
 * @throws AppError NOT_FOUND, UNDO_REFUSED
 */
export async function takeUndoable(tx: Tx, by: By, id: string): Promise<StoredDecision> {
  const row = await orNotFound(
    tx.selectFrom('operator_decisions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
  if (row.operator_id !== by.operatorId) throw undoRefused('OTHER_OPERATOR')
  if (row.undone_at !== null) throw undoRefused('DONE')
  if (by.now.getTime() - row.decided_at.getTime() > UNDO_TIME) throw undoRefused('TOO_LATE')
  await tx.updateTable('operator_decisions').set({ undone_at: by.now }).where('id', '=', id).execute()
  const { kind, subject_id: subjectId, former, decided_at: decidedAt } = row
  return { id, kind, subjectId, former, decidedAt }
}

export function undoRefused(cause: Cause): AppError {
  return new AppError('UNDO_REFUSED', { data: { cause } satisfies UndoRefusal })
}

const columnsOf = (key: DecisionKey) =>
  'id' in key ? { id: key.id } : { subject_id: key.subjectId, decided_at: key.decidedAt }

/** The operator's own decisions whose time to undo is not over and that were not undone, the latest first. */
export async function findOwn(
  db: Db,
  { operatorId, now }: By,
  key?: DecisionKey & { kind: DecisionKind },
): Promise<StoredDecision[]> {
  if (operatorId === null) return []
  return db
    .selectFrom('operator_decisions')
    .select(['id', 'kind', 'subject_id as subjectId', 'former', 'decided_at as decidedAt'])
    .where('operator_id', '=', operatorId)
    .where('undone_at', 'is', null)
    .where('decided_at', '>=', new Date(now.getTime() - UNDO_TIME))
    .where((row) => row.and(key ? { kind: key.kind, ...columnsOf(key) } : {}))
    .orderBy('decided_at', 'desc')
    .limit(MAX_OFFERED)
    .execute()
}

/** Forgets what past decisions would have restored. Who decided, and when, stays, as with the acts. */
export async function forgetFormer(db: Db, now: Date): Promise<void> {
  const past = new Date(now.getTime() - RETENTION)
  await sql`update operator_decisions set former = ${NOTHING}
    where decided_at < ${past} and former <> ${NOTHING}::jsonb`.execute(db)
}

const NOTHING = JSON.stringify({ jobs: [] } satisfies Former)
