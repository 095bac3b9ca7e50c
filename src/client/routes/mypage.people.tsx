import { createFileRoute } from '@tanstack/react-router'
import { pageFromSearch } from '../api/page-search.ts'
import { ColleaguesScreen } from '../features/colleague/colleagues-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/mypage/people')({
  validateSearch: pageFromSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: PeopleRoute,
})

function PeopleRoute() {
  const { page = 1 } = Route.useSearch()
  return <ColleaguesScreen page={Math.max(page, 1)} />
}
