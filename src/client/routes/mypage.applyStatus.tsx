import { createFileRoute } from '@tanstack/react-router'
import { ApplicationsScreen } from '../features/job/saved/applications-screen.tsx'
import { applicationsPage } from '../entities/application/my-job-queries.ts'
import { requireMember } from '../features/layout/require-member.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { pageFromSearch } from '../api/page-search.ts'

export const Route = createFileRoute('/mypage/applyStatus')({
  validateSearch: pageFromSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYEE'),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context: { queries }, deps }) => {
    void queries.prefetchQuery(applicationsPage(deps.page, currentLanguage()))
  },
  component: ApplicationsRoute,
})

function ApplicationsRoute() {
  return <ApplicationsScreen page={Route.useSearch().page ?? 1} />
}
