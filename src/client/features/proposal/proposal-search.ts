import { pageFromSearch } from '../../api/page-search.ts'

export interface ProposalSearch {
  /** Id of the resume that a proposal is written for; without it, those that were sent are listed. */
  resume?: string
  /** Id of the announcement that it is about. */
  posting?: string
  /** One-based page of the list, or of the candidates that the writer came from. */
  page?: number
}

export function readProposalSearch(search: Record<string, unknown>): ProposalSearch {
  const text = (name: 'resume' | 'posting') => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? { [name]: value } : {}
  }
  return { ...text('resume'), ...text('posting'), ...pageFromSearch(search) }
}
