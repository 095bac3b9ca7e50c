import type { Applicant } from '../../../contract/employer/applicant.ts'
import { mayTake } from '../../../contract/work-right/may-take.ts'
import type { Db } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { seoulDay } from '../../seoul-day.ts'
import { findWorks } from '../job/service.ts'
import { findStays } from '../stay/service.ts'
import type { ApplicantRow } from './queries.ts'

export type WithWorkRight<Row> = Row & { work_right: NonNullable<Applicant['workRight']> | null }

/** Sets each applicant's right to do the work they applied for, with two queries for all; null without a status. */
export async function withWorkRights<Row extends Pick<ApplicantRow, 'member_id' | 'job_id'>>(
  db: Db,
  secret: Secret,
  rows: readonly Row[],
  now: Date,
): Promise<WithWorkRight<Row>[]> {
  const [stays, works] = await Promise.all([
    findStays(db, secret, [...new Set(rows.map((row) => row.member_id))]),
    findWorks(
      db,
      rows.map((row) => row.job_id),
    ),
  ])
  const today = seoulDay(now)
  return rows.map((row) => {
    const [stay, work] = [stays.get(row.member_id), works.get(row.job_id)]
    return { ...row, work_right: stay && work ? mayTake(stay, work, today).verdict : null }
  })
}
