import { createFileRoute } from '@tanstack/react-router'
import { announcementSearch } from '../features/announcement/form/announcement-search.ts'
import { WriteAnnouncementScreen } from '../features/announcement/write-announcement-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/writeAnnouncement')({
  validateSearch: announcementSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: WriteAnnouncementRoute,
})

function WriteAnnouncementRoute() {
  return <WriteAnnouncementScreen search={Route.useSearch()} />
}
