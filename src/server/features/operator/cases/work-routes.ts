import { sql } from 'kysely'
import type { JobCategory } from '../../../../contract/base/enums.ts'
import { listUnmatchedJobs, setJobWork } from '../../../../contract/operator/work.ts'
import type { Db } from '../../../db/database.ts'
import { countRows, onPage, type Page } from '../../../db/page.ts'
import { on } from '../../../http/endpoint-route.ts'
import { undoableNow } from '../undo.ts'
import { setWorkAs } from './posting-work.ts'

/** Letters of a text that say what a posting is for. */
const SHOWN = 400

export const operatorWorkRoutes = [
  on(listUnmatchedJobs, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([findUnmatched(db, query), countRows(unmatched(db))])
    return { data: rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() })), totalCount }
  }),
  on(setJobWork, async ({ db, params, body, member, now }) => {
    const by = { operatorId: member.id, now }
    const occupations = await setWorkAs(db, by, params.id, body)
    const undo = await undoableNow(db, by, params.id)
    return { data: { occupations, undo } }
  }),
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
      'category_etc as categoryEtc',
      'created_at as createdDate',
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute()
