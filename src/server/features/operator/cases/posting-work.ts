import type { Updateable } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../../../contract/base/errors.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { FormerWork } from '../../../db/employer-tables.ts'
import type { JobTable } from '../../../db/job-tables.ts'
import { makeFindable } from '../../job/service.ts'
import { requireKnown, written } from '../../work/work-columns.ts'
import type { Work } from '../../work/read-work.ts'
import { recordDecision } from '../decisions.ts'
import { insertAct } from '../queries.ts'
import type { By } from '../service.ts'
import { undoRule } from '../undo-rule.ts'

export interface WorkForm extends Partial<Work> {
  /** Occupations that the operator saw. */
  seen?: readonly string[] | undefined
}

/**
 * Stores what an operator says a posting is for; matching leaves it alone from then on.
 * @throws AppError NOT_FOUND, VALIDATION for unknown codes, PRECONDITION_FAILED if it has other occupations meanwhile
 */
export async function setWorkAs(
  tx: Tx,
  by: By,
  jobId: string,
  { seen, ...form }: WorkForm,
): Promise<string[]> {
  requireKnown(form)
  const before = await lockWork(tx, jobId)
  if (!before) throw new AppError('NOT_FOUND')
  if (seen && !isDeepStrictEqual(before.occupations, seen)) throw new AppError('PRECONDITION_FAILED')
  const after = await storeWork(tx, jobId, written({ ...before, ...form }, 'OPERATOR'))
  const details = detailsOf(before, after)
  const id = await insertAct(tx, { ...by, act: 'announcement.setWork', subject: jobId, details })
  const former = { jobs: [], work: { before, after } }
  await recordDecision(tx, by, { id, kind: 'WORK', subjectId: jobId, former })
  return after.occupations
}

/**
 * The posting is for what it was before, and is matched again where it had been; unless it is gone, or somebody has said
 * since what it is for.
 */
export const workUndo = undoRule({
  lock: (tx, { subjectId }) => lockWork(tx, subjectId),
  async find(db, { subjectId, former: { work } }) {
    const current = await workOf(db, subjectId).executeTakeFirst()
    return current && work && isDeepStrictEqual(current, work.after) ? { current, work } : 'CHANGED'
  },
  async restore(tx, by, { subjectId: jobId }, { current, work }) {
    await storeWork(tx, jobId, { ...work.before, phrases: JSON.stringify(work.before.phrases) })
    const details = detailsOf(current, work.before)
    await insertAct(tx, { ...by, act: 'announcement.undoWork', subject: jobId, details })
  },
})

const COLUMNS = ['occupations', 'phrases', 'work_source'] as const

const workOf = (db: Db, jobId: string) => db.selectFrom('jobs').select(COLUMNS).where('id', '=', jobId)

const lockWork = (tx: Tx, jobId: string): Promise<FormerWork | undefined> =>
  workOf(tx, jobId).forUpdate().executeTakeFirst()

/** @returns what is stored then */
async function storeWork(tx: Tx, jobId: string, columns: Updateable<JobTable>): Promise<FormerWork> {
  const stored = await tx
    .updateTable('jobs')
    .set(columns)
    .where('id', '=', jobId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  await makeFindable(tx, [{ id: jobId }])
  return stored
}

const detailsOf = (before: FormerWork, after: FormerWork) => ({
  former: before.occupations.join(', '),
  occupations: after.occupations.join(', '),
})
