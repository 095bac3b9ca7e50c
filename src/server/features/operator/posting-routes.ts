import { AppError } from '../../../contract/base/errors.ts'
import type { AnnouncementTranslationForm } from '../../../contract/job/announcement-translation.ts'
import {
  getOperatorPosting,
  type OperatorPosting,
  translatePosting,
} from '../../../contract/operator/posting.ts'
import type { Db, Tx } from '../../db/database.ts'
import { on } from '../../http/endpoint-route.ts'
import { lockAnyJob } from '../announcement/queries.ts'
import { translateJob, translationsOfJob } from '../announcement/translations.ts'
import { insertAct } from './queries.ts'
import type { By } from './service.ts'

export const operatorPostingRoutes = [
  on(getOperatorPosting, async ({ db, params }) => ({ data: await postingOf(db, params.id) })),
  on(translatePosting, async ({ db, params, body, member, now }) => {
    await translateAs(db, { operatorId: member.id, now }, params.id, body)
    return { data: await postingOf(db, params.id) }
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

/** @throws AppError NOT_FOUND */
async function translateAs(tx: Tx, by: By, id: string, form: AnnouncementTranslationForm): Promise<void> {
  if (!(await lockAnyJob(tx, id))) throw new AppError('NOT_FOUND')
  await translateJob(tx, { id, madeBy: 'operator', now: by.now }, form)
  const isRemoved = form.title === '' && form.details === ''
  await insertAct(tx, {
    ...by,
    act: 'announcement.translate',
    subject: id,
    details: { language: form.langCode, ...(isRemoved ? { isRemoved } : {}) },
  })
}
