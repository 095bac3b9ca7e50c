import { getAnnouncement } from '../../../contract/job/announcement.ts'
import { listProposals } from '../../../contract/candidate/proposal.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * Sent proposals of an employer or received ones of a job seeker, latest first.
 * @param page one-based
 */
export const proposalsPage = (page: number) =>
  queryFor(listProposals, { query: { pageNumber: page - 1, pageSize: PAGE_SIZE.jobs } })

/** The announcement from which a proposal is prefilled. */
export const announcementById = (id: string, langCode: string) =>
  queryFor(getAnnouncement, { params: { id }, query: { langCode } })
