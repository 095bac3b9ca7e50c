import { createFileRoute } from '@tanstack/react-router'
import type { Proposal } from '../../contract/candidate/proposal.ts'
import { requireMember } from '../features/layout/require-member.ts'
import { proposalsPage } from '../features/proposal/queries.ts'
import { ReportOffer } from '../features/report/report-offer.tsx'
import { ReceivedProposalsScreen } from '../features/proposal/received-proposals-screen.tsx'
import { pageFromSearch } from '../api/page-search.ts'

export const Route = createFileRoute('/mypage/proposals')({
  validateSearch: pageFromSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYEE'),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context: { queries }, deps }) => void queries.prefetchQuery(proposalsPage(deps.page)),
  component: ReceivedProposals,
})

const reportOffer = (proposal: Proposal) => <ReportOffer proposal={proposal} />

function ReceivedProposals() {
  return <ReceivedProposalsScreen page={Route.useSearch().page ?? 1} report={reportOffer} />
}
