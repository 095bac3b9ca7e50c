import { createFileRoute } from '@tanstack/react-router'
import { ApplicantPanel } from '../features/applicant/applicant-panel.tsx'
import { readAnnouncementSearch } from '../features/dashboard/announcement-search.ts'
import { announcementsPage } from '../features/dashboard/queries.ts'
import { HiringScreen } from '../features/dashboard/announcements-screen.tsx'
import { CompanyLayout } from '../features/layout/company-layout.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { dashboard } from '../entities/announcement/announcement-queries.ts'

export const Route = createFileRoute('/employmentPage/hiringAnnouncement')({
  validateSearch: readAnnouncementSearch,
  beforeLoad: requireMember('EMPLOYER'),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context: { queries }, deps }) => {
    void queries.prefetchQuery(dashboard())
    void queries.prefetchQuery(announcementsPage('IN_PROGRESS', deps.page, currentLanguage()))
  },
  component: Hiring,
})

function Hiring() {
  return (
    <CompanyLayout>
      <HiringScreen search={Route.useSearch()} Applicants={ApplicantPanel} />
    </CompanyLayout>
  )
}
