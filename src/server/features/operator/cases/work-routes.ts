import { sql } from 'kysely'
import { AppError } from '../../../../contract/base/errors.ts'
import type { JobCategory } from '../../../../contract/base/enums.ts'
import { listUnmatchedJobs, setJobWork } from '../../../../contract/operator/work.ts'
import type { Db } from '../../../db/database.ts'
import { countRows, onPage, type Page } from '../../../db/page.ts'
import { on } from '../../../http/endpoint-route.ts'
import { makeFindable } from '../../job/service.ts'
import { requireKnown, type Work, written } from '../../work/service.ts'
import { insertAct } from '../queries.ts'
import type { By } from '../service.ts'

/** Letters of a text that say what a posting is for. */
const SHOWN = 400

export const operatorWorkRoutes = [
  on(listUnmatchedJobs, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([findUnmatched(db, query), countRows(unmatched(db))])
    return { data: rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() })), totalCount }
  }),
  on(setJobWork, async ({ db, params, body, member, now }) => ({
    data: { occupations: await mendWork(db, { operatorId: member.id, now }, params.id, body) },
  })),
]

/** The conditions of the index `jobs_unmatched`. */
const unmatched = (db: Db) =>
  db
    .selectFrom('jobs')
    .where(sql<boolean>`occupations = '{}' and status in ('IN_PROGRESS', 'IN_REVIEW', 'PAYMENT_DUE')`)

const findUnmatched = (db: Db, page: Page) =>
  unmatched(db)
    .select([
      'id',
      'title',
      'company_name as companyName',
      sql<string>`left(details, ${SHOWN})`.as('details'),
      sql<JobCategory[]>`categories`.as('jobCategories'),
      'created_at as createdDate',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute()

/**
 * Stores what an operator says a posting is for; matching leaves it alone from then on.
 * @throws AppError NOT_FOUND, VALIDATION for unknown codes
 */
async function mendWork(db: Db, by: By, jobId: string, form: Partial<Work>): Promise<string[]> {
  requireKnown(form)
  const job = await db
    .selectFrom('jobs')
    .select(['occupations', 'phrases'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst()
  if (!job) throw new AppError('NOT_FOUND')
  const columns = written({ occupations: job.occupations, phrases: job.phrases, ...form }, 'OPERATOR')
  await db.updateTable('jobs').set(columns).where('id', '=', jobId).execute()
  await makeFindable(db, [{ id: jobId }])
  const details = { former: job.occupations.join(', '), occupations: columns.occupations.join(', ') }
  await insertAct(db, { ...by, act: 'announcement.setWork', subject: jobId, details })
  return columns.occupations
}
