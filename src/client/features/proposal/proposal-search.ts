import { type CandidateFilter, readCandidateFilter } from '../../entities/candidate/candidate-filter.ts'
import { pageFromSearch, textsFromSearch } from '../../api/page-search.ts'

/** With a resume also the filter of the candidates to return to. */
export interface ProposalSearch extends CandidateFilter {
  /** Id of the resume to write a proposal to; without it, sent proposals are listed. */
  resume?: string
  /** Id of the announcement that it is about. */
  posting?: string
  /** One-based page of the list, or of the candidates to return to. */
  page?: number
}

export const readProposalSearch = (search: Record<string, unknown>): ProposalSearch => ({
  ...textsFromSearch(search, 'resume', 'posting'),
  ...readCandidateFilter(search),
  ...pageFromSearch(search),
})
