import { createFileRoute } from '@tanstack/react-router'
import { typeSearch } from '../features/announcement/form/announcement-search.ts'
import { AnnouncementTypeScreen } from '../features/announcement/kind/announcement-type-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/anoouncementType')({
  validateSearch: typeSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: AnnouncementTypeRoute,
})

function AnnouncementTypeRoute() {
  return <AnnouncementTypeScreen search={Route.useSearch()} />
}
