import { type CandidateFilter, readCandidateFilter } from '../../entities/candidate/candidate-filter.ts'
import { pageFromSearch } from '../../api/page-search.ts'

/** With a resume also the filter of the candidates to return to. */
export interface ProposalSearch extends CandidateFilter {
  /** Id of the resume to write a proposal to; without it, sent proposals are listed. */
  resume?: string
  /** Id of the announcement that it is about. */
  posting?: string
  /** One-based page of the list, or of the candidates to return to. */
  page?: number
}

export function readProposalSearch(search: Record<string, unknown>): ProposalSearch {
  const text = (name: 'resume' | 'posting') => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? { [name]: value } : {}
  }
  return { ...text('resume'), ...text('posting'), ...readCandidateFilter(search), ...pageFromSearch(search) }
}

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
