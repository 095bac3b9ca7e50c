import type { JobCategory } from '../../../contract/base/enums.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import type { Db } from '../../db/database.ts'
import { type WorkInLanguage, workOf } from './work-of.ts'

/** Says what a job is, to those who do not read its title; undefined for unknown jobs and readers of Korean. */
type HeadlineIn = (jobId: string | null, langCode: string) => string | undefined

/** The same with what the headline is made of, from which devices make it again in another language. */
export interface DescribedWork extends WorkInLanguage {
  jobCategories: JobCategory[]
  numberOfPersons: number
}

/** Reads these jobs once, for readers of any language. */
export async function headlinesOf(db: Db, jobIds: readonly (string | null)[]): Promise<HeadlineIn> {
  const workIn = await worksOf(db, jobIds)
  return (jobId, langCode) => (readsKorean(langCode) ? undefined : workIn(jobId, langCode)?.headline)
}

/** What these jobs are for and state, also for readers of Korean; undefined for unknown jobs. */
export async function worksOf(
  db: Db,
  jobIds: readonly (string | null)[],
): Promise<(jobId: string | null, langCode: string) => DescribedWork | undefined> {
  const ids = [...new Set(jobIds)].filter((id) => id !== null)
  const rows = ids.length === 0 ? [] : await findWorkingJobs(db, ids)
  const jobs = new Map(rows.map((row) => [row.id, row]))
  return (jobId, langCode) => {
    const job = jobId === null ? undefined : jobs.get(jobId)
    return (
      job && {
        ...workOf(job, langCode),
        jobCategories: job.categories,
        numberOfPersons: job.number_of_persons,
      }
    )
  }
}

const findWorkingJobs = (db: Db, ids: string[]) =>
  db
    .selectFrom('jobs')
    .select([
      'id',
      'occupations',
      'phrases',
      'categories',
      'number_of_persons',
      'keywords',
      'visa_available',
      'guaranteed_until',
      'on_the_way',
      'nationality_unconcerned',
      'business_hour_negotiable',
      'pay_type',
      'pay_amount',
      'number_of_work_days',
      'start_minutes',
      'end_minutes',
      'break_minutes',
      'listed_at',
      'created_at',
    ])
    .where('id', 'in', ids)
    .execute()
