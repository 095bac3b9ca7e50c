import {
  type Applicant,
  decideApplication,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { ApplicationStatus } from '../../../contract/base/enums.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import type { Db } from '../../db/database.ts'
import { isOwnJob } from '../announcement/service.ts'
import { signedFileUrl } from '../file/service.ts'
import { notify } from '../notification/service.ts'
import {
  type ApplicantRow,
  countApplicants,
  countOpenApplicants,
  findApplicants,
  findOfResume,
  findOpenApplicants,
  lockApplication,
  setStatus,
} from './queries.ts'

type Decision = 'READ' | 'SHORTLISTED' | 'REJECTED'

const KINDS = {
  READ: 'APPLICATION_READ',
  SHORTLISTED: 'APPLICATION_SHORTLISTED',
  REJECTED: 'APPLICATION_REJECTED',
} as const satisfies Record<Decision, string>

/**
 * Marks an application as read, shortlisted or rejected, and notifies the worker in the same transaction. READ does
 * not replace a decision; repeating a decision changes nothing.
 * @returns the current status
 * @throws AppError NOT_FOUND, also for withdrawn applications
 */
async function decide(
  db: Db,
  decision: { memberId: string; id: string; status: Decision; now: Date },
): Promise<ApplicationStatus> {
  const { memberId, id, status, now } = decision
  const application = await lockApplication(db, memberId, id)
  if (!application) throw new AppError('NOT_FOUND')
  if (application.status === status) return status
  if (status === 'READ' && application.status !== 'SENT') return application.status
  await setStatus(db, id, status, now)
  await notify(
    db,
    {
      memberId: application.member_id,
      kind: KINDS[status],
      subject: application.title,
      actor: application.company_name,
      targetId: application.job_id,
      occasion: `application:${id}:${status}`,
    },
    now,
  )
  return status
}

export const applicantRoutes = [
  on(listApplicants, async ({ db, params, query, member, services, now }) => {
    if (!(await isOwnJob(db, member.id, params.id))) throw new AppError('NOT_FOUND')
    const [rows, counts] = await Promise.all([
      findApplicants(db, params.id, query),
      countApplicants(db, params.id),
    ])
    const data = rows.map((row) => applicantOf(row, services.secret, now))
    return { data, totalCount: counts.all, unreadCount: counts.unread }
  }),
  on(listOpenApplicants, async ({ db, query, member, services, now }) => {
    const [rows, counts] = await Promise.all([
      findOpenApplicants(db, member.id, query),
      countOpenApplicants(db, member.id),
    ])
    const data = rows.map((row) => ({
      ...applicantOf(row, services.secret, now),
      jobId: row.job_id,
      title: row.title,
    }))
    return { data, totalCount: counts.all, unreadCount: counts.unread }
  }),
  on(listResumeApplications, async ({ db, params, member }) => {
    const rows = await findOfResume(db, member.id, params.id)
    return { data: rows.map(({ createdAt, ...row }) => ({ ...row, createdDate: createdAt.toISOString() })) }
  }),
  on(decideApplication, async ({ db, params, body, member, now }) => {
    const status = await decide(db, { memberId: member.id, id: params.id, status: body.status, now })
    return { data: { id: params.id, status } }
  }),
]

function applicantOf(row: ApplicantRow, secret: Secret, now: Date): Applicant {
  return {
    id: row.id,
    status: row.status,
    createdDate: row.created_at.toISOString(),
    resumeId: row.resume_id,
    cellphoneVerified: row.cellphone_verified,
    emailVerified: row.email_verified,
    name: row.name,
    countryIsoCode: row.country_iso_code,
    read: row.status !== 'SENT',
    cellphone: row.cellphone,
    workType: row.work_type,
    koreanCapability: row.korean_capability,
    jobCategoryPeriodTypeMap: row.career,
    profileImageUrl: row.profile_image === null ? null : signedFileUrl(secret, row.profile_image, now),
  }
}
