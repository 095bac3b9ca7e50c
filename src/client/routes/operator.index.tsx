import { createFileRoute } from '@tanstack/react-router'
import { pageFromSearch } from '../api/page-search.ts'
import { OverviewScreen } from '../features/operator/overview/overview-screen.tsx'

export const Route = createFileRoute('/operator/')({
  validateSearch: pageFromSearch,
  component: function Overview() {
    return <OverviewScreen page={Route.useSearch().page ?? 1} />
  },
})
