import { sql } from 'kysely'
import {
  getOperatorPosting,
  type OperatorPosting,
  translatePosting,
} from '../../../contract/operator/posting.ts'
import type { Db } from '../../db/database.ts'
import { findItem, shapeOf } from './shape.ts'
import { lockAnyJob } from '../announcement/queries.ts'
import { translateJob, translationsOfJob } from '../announcement/translations.ts'
import { insertAct } from './audit.ts'
import { onOperator } from './on-operator.ts'
import { orNotFound } from '../../or-not-found.ts'

export const operatorPostingRoutes = [
  onOperator(getOperatorPosting, async ({ db, params }) => ({ data: await postingOf(db, params.id) })),
  onOperator(translatePosting, async ({ db, params: { id }, body, by }) => {
    await orNotFound(lockAnyJob(db, id))
    await translateJob(db, { id, madeBy: 'operator', now: by.now }, body)
    const isRemoved = body.title === '' && body.details === ''
    const details = { language: body.langCode, ...(isRemoved ? { isRemoved } : {}) }
    await insertAct(db, { ...by, act: 'announcement.translate', subject: id, details })
    return { data: await postingOf(db, id) }
  }),
]

/** @throws AppError NOT_FOUND */
async function postingOf(db: Db, id: string): Promise<OperatorPosting> {
  const job = await orNotFound(
    findItem(db, posting, sql`from jobs j join companies c on c.id = j.company_id where j.id = ${id}`),
  )
  const [translations, byCompany] = await Promise.all([
    translationsOfJob(db, job, 'operator'),
    translationsOfJob(db, job, 'author'),
  ])
  return { ...job, translations, companyLanguages: byCompany.map(({ langCode }) => langCode) }
}

const posting = shapeOf<Omit<OperatorPosting, 'translations' | 'companyLanguages'>>({
  id: 'j.id',
  title: 'j.title',
  details: 'j.details',
  companyName: 'j.company_name',
  memberId: 'c.member_id',
  status: 'j.status',
  publishedDate: 'j.listed_at',
  occupations: 'j.occupations',
  workSource: sql`coalesce(j.work_source, 'MATCHED')`,
})
