import { createFileRoute } from '@tanstack/react-router'
import { JobMapScreen } from '../features/job/map/job-map-screen.tsx'
import { readJobSearch } from '../features/job/search/job-search.ts'

export const Route = createFileRoute('/recruitInfo_/map')({
  validateSearch: readJobSearch,
  component: JobMap,
})

function JobMap() {
  return <JobMapScreen search={Route.useSearch()} />
}
