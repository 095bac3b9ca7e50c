import { createFileRoute } from '@tanstack/react-router'
import { CompanyLayout } from '../features/layout/company-layout.tsx'
import { TalentIntro } from '../features/talent/talent-intro.tsx'
import { TalentScreen } from '../features/talent/talent-screen.tsx'
import { readTalentSearch } from '../features/talent/talent-search.ts'
import { ResumeBeside } from '../features/resume-view/resume-view-screen.tsx'
import { currentLanguage } from '../i18n/current-language.ts'
import { openAnnouncements } from '../entities/announcement/announcement-queries.ts'
import { currentSession, useSession } from '../api/session.ts'

export const Route = createFileRoute('/talent')({
  validateSearch: readTalentSearch,
  loader: ({ context: { queries } }) => {
    if (currentSession()?.role === 'EMPLOYER')
      void queries.prefetchQuery(openAnnouncements(currentLanguage()))
  },
  component: Talent,
})

function Talent() {
  const search = Route.useSearch()
  if (useSession()?.role !== 'EMPLOYER') return <TalentIntro />
  return (
    <CompanyLayout isWide>
      <TalentScreen search={search} Resume={ResumeBeside} />
    </CompanyLayout>
  )
}
