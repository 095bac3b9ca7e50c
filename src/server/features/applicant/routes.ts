import {
  type Applicant,
  decideApplication,
  listApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { isOwnJob } from '../announcement/service.ts'
import { signedFileUrl } from '../file/service.ts'
import { type ApplicantRow, countApplicants, findApplicants, findOfResume } from './queries.ts'
import { decide } from './service.ts'

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
