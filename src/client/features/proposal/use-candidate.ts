import { useQuery } from '@tanstack/react-query'
import { getResume } from '../../../contract/candidate/resume.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { queryFor } from '../../api/query-for.ts'
import { talentsFor } from '../../entities/candidate/candidates-query.ts'
import type { ProposalSearch } from './proposal-search.ts'

/** The candidate's name as this employer may know it: whole where the resume is open to them, else masked. */
export function useCandidate(resumeId: string, { posting, page = 1 }: ProposalSearch): string | undefined {
  const talents = useQuery({
    ...talentsFor(posting ?? '', page, useLanguage()),
    enabled: posting !== undefined,
  })
  const talent = talents.data?.data.find((each) => each.resumeId === resumeId)
  // A resume that is not open is as if it were not there: asked for only where nothing says that it is closed.
  const isClosed = talent !== undefined && !talent.viewed && !talent.applied
  const resume = useQuery({
    ...queryFor(getResume, { params: { id: resumeId } }),
    enabled: !isClosed && (posting === undefined || !talents.isPending),
  })
  return resume.data?.data.name ?? talent?.maskedName
}
