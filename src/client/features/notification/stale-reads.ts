import { getMe } from '../../../contract/account/member.ts'
import { listColleagues, listCompanyActs } from '../../../contract/employer/colleague.ts'
import { getDashboard, listEmployerJobs } from '../../../contract/job/announcement.ts'
import { listApplications } from '../../../contract/candidate/application.ts'
import { getCompany, getVerification } from '../../../contract/employer/employer.ts'
import { listGuarantees } from '../../../contract/employer/guarantee.ts'
import { getJob, listFavorites, listJobs } from '../../../contract/job/job.ts'
import { getOwnReport } from '../../../contract/job/report.ts'
import { getOrder, listOrders, sumOrders } from '../../../contract/payment/order.ts'
import { getPoints } from '../../../contract/payment/point.ts'
import { listProposals } from '../../../contract/candidate/proposal.ts'

/** Names of the answers that a notification makes stale. */
export type Reads = readonly { name: string }[]

export const ofApplications: Reads = [listApplications, getJob]
export const ofProposals: Reads = [listProposals, getDashboard]
export const ofBusiness: Reads = [getVerification, getCompany, listEmployerJobs, getDashboard]

export const ofGuarantee: Reads = [listGuarantees, listEmployerJobs, getJob]

export const ofJob: Reads = [getJob, listFavorites, listApplications, listJobs]
export const ofPosting: Reads = [listEmployerJobs, getDashboard, getJob, listJobs]
/** A purchase is points, or a job's pass. */
export const ofOrder: Reads = [
  getOrder,
  listOrders,
  sumOrders,
  getPoints,
  listEmployerJobs,
  getDashboard,
  getJob,
]
export const ofReport: Reads = [getOwnReport, getJob]
/** What the reader may do for a company, and who else acts for it. */
export const ofPlace: Reads = [getMe, listColleagues, listCompanyActs]

import { listNotifications } from '../../../contract/message/notification.ts'
import { queryFor } from '../../api/query-for.ts'

const NOTIFICATIONS_PAGE_SIZE = 20

/** @param page one-based, as in the address */
export const notificationsPage = (page: number, langCode: string) =>
  queryFor(
    listNotifications,
    { query: { langCode, pageNumber: page - 1, pageSize: NOTIFICATIONS_PAGE_SIZE } },
    // An event that came before a stored list was opened could not mark it as outdated.
    { staleTime: 0 },
  )
