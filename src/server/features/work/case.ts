import { sql, type Updateable } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { listUnmatchedJobs, setJobWork, type UnmatchedJob } from '../../../contract/case/work.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { FormerWork } from '../../db/employer-tables.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { shapeOf } from '../operator/shape.ts'
import { makeFindable } from '../job/service.ts'
import type { By } from '../operator/audit.ts'
import { type CaseList, listCases } from '../operator/case-list.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import type { Work } from './read-work.ts'
import { requireKnown, written } from './work-columns.ts'
import { orNotFound } from '../../or-not-found.ts'

/** Letters of a text that say what a posting is for. */
const SHOWN_LETTERS = 400

/**
 * The posting is for what it was before, and is matched again where it had been; unless it is gone, or somebody has said
 * since what it is for.
 */
export const workCase: Case = defineCase('WORK', {
  queue: {
    open: sql`jobs q where q.occupations = '{}' and q.status in ('IN_PROGRESS', 'IN_REVIEW', 'PAYMENT_DUE')`,
    id: 'q.id',
    name: sql`q.title`,
    since: 'q.created_at',
  },
  lock: (tx, { subjectId }) => lockWork(tx, subjectId),
  async find(db, { subjectId, former: { work } }) {
    const current = await workOf(db, subjectId).executeTakeFirst()
    return current && work && isDeepStrictEqual(current, work.after) ? { current, work } : 'CHANGED'
  },
  async restore(tx, { subjectId: jobId }, { current, work: { before } }) {
    await storeWork(tx, jobId, { ...before, phrases: JSON.stringify(before.phrases) })
    return { act: 'announcement.undoWork', details: detailsOf(current, before) }
  },
  routes: [
    onOperator(listUnmatchedJobs, ({ db, query }) => listCases(db, unmatched, null, query)),
    onOperator(setJobWork, async ({ db, params: { id }, body, by }) => {
      const occupations = await setWorkAs(db, by, id, body)
      return { data: { occupations, undo: await workCase.undoableNow(db, by, id) } }
    }),
  ],
})

interface WorkForm extends Partial<Work> {
  /** Occupations that the operator saw. */
  seen?: readonly string[] | undefined
}

/**
 * Stores what an operator says a posting is for; matching leaves it alone from then on.
 * @throws AppError NOT_FOUND, VALIDATION for unknown codes, PRECONDITION_FAILED if it has other occupations meanwhile
 */
async function setWorkAs(tx: Tx, by: By, jobId: string, { seen, ...form }: WorkForm): Promise<string[]> {
  requireKnown(form)
  const before = await orNotFound(lockWork(tx, jobId))
  if (seen && !isDeepStrictEqual(before.occupations, seen)) throw await workCase.refusal(tx, jobId)
  const after = await storeWork(tx, jobId, written({ ...before, ...form }, 'OPERATOR'))
  await workCase.record(tx, by, {
    subjectId: jobId,
    act: 'announcement.setWork',
    details: detailsOf(before, after),
    former: { jobs: [], work: { before, after } },
  })
  return after.occupations
}

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

/** Newest first, by the conditions of the index `jobs_unmatched`. */
const unmatched: CaseList<UnmatchedJob, null> = {
  from: sql`jobs j`,
  ...shapeOf<UnmatchedJob>({
    id: 'j.id',
    title: 'j.title',
    companyName: 'j.company_name',
    details: sql`left(j.details, ${SHOWN_LETTERS})`,
    jobCategories: 'j.categories',
    categoryEtc: 'j.category_etc',
    createdDate: 'j.created_at',
  }),
  listed: () => ({
    where: sql`j.occupations = '{}' and j.status in ('IN_PROGRESS', 'IN_REVIEW', 'PAYMENT_DUE')`,
    order: sql`j.created_at desc, j.id desc`,
  }),
  id: 'j.id',
}
