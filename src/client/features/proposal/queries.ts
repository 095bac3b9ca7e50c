import { getAnnouncement } from '../../../contract/job/announcement.ts'
import { listProposals } from '../../../contract/candidate/proposal.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/** Sent ones for employers, received ones for job seekers, latest first; @param page one-based */
export const proposalsPage = (page: number) =>
  queryFor(listProposals, { query: { pageNumber: page - 1, pageSize: PAGE_SIZE.jobs } })

/** What a proposal is prefilled from. */
export const announcementById = (id: string, langCode: string) =>
  queryFor(getAnnouncement, { params: { id }, query: { langCode } })
