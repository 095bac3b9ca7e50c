import { createFileRoute } from '@tanstack/react-router'
import { filterOf, readJobSearch } from '../features/job/search/job-search.ts'
import { JobSearchScreen } from '../features/job/search/job-search-screen.tsx'
import { jobsFor } from '../features/job/queries.ts'
import { currentPlace } from '../entities/place/my-place.ts'
import { currentLanguage } from '../i18n/current-language.ts'

export const Route = createFileRoute('/recruitInfo')({
  validateSearch: readJobSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const { filter } = filterOf(deps, currentLanguage(), currentPlace())
    if (filter) void context.queries.prefetchQuery(jobsFor(filter))
  },
  component: RecruitInfo,
})

function RecruitInfo() {
  return <JobSearchScreen search={Route.useSearch()} />
}
