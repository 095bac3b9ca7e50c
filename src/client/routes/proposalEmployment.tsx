import { createFileRoute, redirect } from '@tanstack/react-router'
import { CompanyLayout } from '../features/layout/company-layout.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { readProposalSearch } from '../features/proposal/proposal-search.ts'
import { SentProposalsScreen } from '../features/proposal/sent-proposals-screen.tsx'
import { WriteProposalScreen } from '../features/proposal/write-proposal-screen.tsx'
import { currentSession } from '../api/session.ts'

const employersOnly = requireMember('EMPLOYER')

export const Route = createFileRoute('/proposalEmployment')({
  validateSearch: readProposalSearch,
  staticData: { inner: true },
  beforeLoad: async (context) => {
    // Notifications link here for both roles.
    if (currentSession()?.role === 'EMPLOYEE') throw redirect({ to: '/mypage/proposals', replace: true })
    await employersOnly(context)
  },
  component: Proposals,
})

function Proposals() {
  const search = Route.useSearch()
  if (search.resume !== undefined)
    return <WriteProposalScreen key={search.resume} resumeId={search.resume} search={search} />
  return (
    <CompanyLayout>
      <SentProposalsScreen page={search.page ?? 1} />
    </CompanyLayout>
  )
}
