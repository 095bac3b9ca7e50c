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
