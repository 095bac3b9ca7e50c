import { createFileRoute } from '@tanstack/react-router'
import { readApplicantSearch } from '../features/applicant/applicant-search.ts'
import { ApplicantsScreen } from '../features/applicant/applicants-screen.tsx'
import { CompanyLayout } from '../features/layout/company-layout.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { ResumeBeside } from '../features/resume-view/resume-view-screen.tsx'

export const Route = createFileRoute('/employmentPage/applicants')({
  validateSearch: readApplicantSearch,
  beforeLoad: requireMember('EMPLOYER'),
  component: Applicants,
})

function Applicants() {
  return (
    <CompanyLayout isWide>
      <ApplicantsScreen search={Route.useSearch()} Resume={ResumeBeside} />
    </CompanyLayout>
  )
}
