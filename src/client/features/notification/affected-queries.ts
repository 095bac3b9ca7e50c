import { getDashboard, listEmployerJobs } from '../../../contract/job/announcement.ts'
import { listApplicants, listResumeApplications } from '../../../contract/employer/applicant.ts'
import { listApplications } from '../../../contract/candidate/application.ts'
import { getCompany, getVerification } from '../../../contract/employer/employer.ts'
import { getJob, listFavorites, listJobs } from '../../../contract/job/job.ts'
import { getMe } from '../../../contract/account/member.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import { getOrder, listOrders } from '../../../contract/payment/order.ts'
import { getPoints } from '../../../contract/payment/point.ts'
import { listProposals } from '../../../contract/candidate/proposal.ts'
import { listSessions } from '../../../contract/account/session.ts'
import { listResumeOpenings } from '../../../contract/candidate/talent.ts'

type Reads = readonly { name: string }[]

const ofApplications: Reads = [listApplications, getJob]
const ofProposals: Reads = [listProposals, getDashboard]
const ofBusiness: Reads = [getVerification, getCompany, listEmployerJobs, getDashboard]

const reads: Record<NotificationKind, Reads> = {
  NEW_JOB: [],
  NEWS: [],
  APPLICATION_READ: ofApplications,
  APPLICATION_SHORTLISTED: ofApplications,
  APPLICATION_REJECTED: ofApplications,
  APPLICATION_RECEIVED: [listEmployerJobs, listApplicants, listResumeApplications, getDashboard],
  PROPOSAL_RECEIVED: ofProposals,
  RESUME_OPENED: [listResumeOpenings],
  PROPOSAL_ACCEPTED: ofProposals,
  PROPOSAL_DECLINED: ofProposals,
  BUSINESS_VERIFIED: ofBusiness,
  BUSINESS_REFUSED: ofBusiness,
  // The deposit activates the purchase: points, or a job's pass.
  DEPOSIT_RECEIVED: [getOrder, listOrders, getPoints, listEmployerJobs, getDashboard, getJob],
  JOB_CLOSED: [getJob, listFavorites, listApplications, listJobs],
  ACCOUNT_CHANGED: [getMe, listSessions],
}

/** Names of the queries that such a notification makes stale. */
export const queriesAffectedBy = (kind: NotificationKind): string[] => reads[kind].map(({ name }) => name)
