import { AppError } from '../../../contract/base/errors.ts'
import {
  getOperatorPosting,
  type OperatorPosting,
  translatePosting,
} from '../../../contract/operator/posting.ts'
import type { Db } from '../../db/database.ts'
import { lockAnyJob } from '../announcement/queries.ts'
import { translateJob, translationsOfJob } from '../announcement/translations.ts'
import { insertAct } from './audit.ts'
import { onOperator } from './on-operator.ts'

export const operatorPostingRoutes = [
  onOperator(getOperatorPosting, async ({ db, params }) => ({ data: await postingOf(db, params.id) })),
  onOperator(translatePosting, async ({ db, params: { id }, body, by }) => {
    if (!(await lockAnyJob(db, id))) throw new AppError('NOT_FOUND')
    await translateJob(db, { id, madeBy: 'operator', now: by.now }, body)
    const isRemoved = body.title === '' && body.details === ''
    const details = { language: body.langCode, ...(isRemoved ? { isRemoved } : {}) }
    await insertAct(db, { ...by, act: 'announcement.translate', subject: id, details })
    return { data: await postingOf(db, id) }
  }),
]

/** @throws AppError NOT_FOUND */
async function postingOf(db: Db, id: string): Promise<OperatorPosting> {
  const job = await findPosting(db, id)
  if (!job) throw new AppError('NOT_FOUND')
  const [translations, byCompany] = await Promise.all([
    translationsOfJob(db, job, 'operator'),
    translationsOfJob(db, job, 'author'),
  ])
  return {
    id: job.id,
    title: job.title,
    details: job.details,
    companyName: job.company_name,
    memberId: job.member_id,
    status: job.status,
    publishedDate: job.listed_at?.toISOString() ?? null,
    occupations: job.occupations,
    workSource: job.work_source ?? 'MATCHED',
    translations,
    companyLanguages: byCompany.map(({ langCode }) => langCode),
  }
}

const findPosting = (db: Db, id: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.details',
      'jobs.company_name',
      'jobs.status',
      'jobs.listed_at',
      'jobs.occupations',
      'jobs.work_source',
      'companies.member_id',
    ])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
