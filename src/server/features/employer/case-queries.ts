import { sql } from 'kysely'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import { CASE_LIST } from '../../../contract/case/report.ts'
import type { VerificationCase, VerificationRow } from '../../../contract/case/verification.ts'
import type { Db } from '../../db/database.ts'
import { type Columns, findItem, shapeOf } from '../operator/shape.ts'
import { actingOperator } from '../operator/audit.ts'
import { byStatus, type CaseList } from '../operator/case-list.ts'

/** Other companies with the number of a request. */
const sameNumber = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.company_id, 'businessName', o.business_name)), '[]') from (
    select b.company_id, b.business_name from business_verifications b join companies c on c.id = b.company_id
      where c.business_number = v.business_number and c.verified_at is not null and c.id <> v.company_id
    union
    select b.company_id, b.business_name from business_verifications b
      where b.status = 'REQUESTED' and b.business_number = v.business_number and b.company_id <> v.company_id
    order by business_name, company_id limit 10
  ) o)`

/** The postings that wait for a verification. */
const waitingPostings = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'title', w.title, 'isSuspicious', w.is_suspicious)), '[]')
  from (
    select j.id, j.title,
      exists (select from job_signals s where s.job_id = j.id and s.status = 'OPEN')
        or exists (select from job_reports r where r.job_id = j.id and r.settled_at is null) as is_suspicious
    from jobs j where j.company_id = v.company_id and j.status = 'IN_REVIEW'
    order by j.id limit ${CASE_LIST}
  ) w)`

const columns: Columns<Omit<VerificationRow, 'hasCertificate'>> = {
  id: 'v.company_id',
  status: 'v.status',
  businessName: 'v.business_name',
  businessNumber: 'v.business_number',
  certificateKind: 'v.certificate_kind',
  personName: 'v.person_name',
  taxOffice: 'v.tax_office',
  requestedDate: 'v.requested_at',
  decidedDate: 'v.decided_at',
}

export const verificationList: CaseList<VerificationRow, VerificationStatus> = {
  from: sql`business_verifications v`,
  ...shapeOf<VerificationRow>({ ...columns, hasCertificate: sql`v.certificate_file is not null` }),
  listed: byStatus<VerificationStatus>('v', 'REQUESTED', 'requested_at'),
  id: 'v.company_id',
}

type FoundCase = Omit<VerificationCase, 'certificateUrl' | 'undo'> & { certificateFile: string | null }

const verificationCase = shapeOf<FoundCase>({
  ...columns,
  sameNumber,
  hasPersonRegistrationNumber: sql`v.person_number is not null`,
  address: 'v.address',
  sinceYear: 'v.since_year',
  reason: 'v.reason',
  memberId: 'c.member_id',
  waitingAnnouncements: sql`(select count(*) from jobs j where j.company_id = v.company_id and j.status = 'IN_REVIEW')`,
  waitingPostings,
  decidedBy: sql`case when v.status <> 'REQUESTED' then ${actingOperator(
    sql`a.subject = v.company_id::text and a.act in ('verify.approve', 'verify.refuse')`,
  )} end`,
  certificateFile: 'v.certificate_file',
})

/** A verification with its owner and what waits for it. */
export async function findVerificationCase(db: Db, companyId: string): Promise<FoundCase | undefined> {
  return findItem(
    db,
    verificationCase,
    sql`from business_verifications v join companies c on c.id = v.company_id where v.company_id = ${companyId}`,
  )
}

/** At most five. */
export async function findNewestPublicJobs(db: Db, companyId: string) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'IN_PROGRESS')
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
}

/**
 * Whether an employer has done since then what only a verified one can do: published, paid, read or contacted.
 * @param company.jobIds jobs that the verification itself published
 */
export async function hasActedAsVerified(
  db: Db,
  company: { id: string; memberId: string; jobIds: readonly string[] },
  since: Date,
): Promise<boolean> {
  const { id, memberId, jobIds } = company
  const { rows } = await sql<{ acted: boolean }>`
    select exists (select from jobs where company_id = ${id} and id <> all (${jobIds}::uuid[])
        and (created_at >= ${since} or (status = 'IN_PROGRESS' and updated_at > ${since})))
      or exists (select from orders where member_id = ${memberId} and created_at >= ${since})
      or exists (select from resume_views where company_id = ${id} and created_at >= ${since})
      or exists (select from proposals where company_id = ${id} and created_at >= ${since}) as acted`.execute(
    db,
  )
  return rows[0]?.acted === true
}
