import { createFileRoute } from '@tanstack/react-router'
import { announcementSearch, draftNameOf } from '../features/announcement/form/announcement-search.ts'
import { WriteAnnouncementScreen } from '../features/announcement/write-announcement-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/writeAnnouncement')({
  validateSearch: announcementSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: WriteAnnouncementRoute,
})

/** Each draft has a screen of its own, which creates the key under which it is published. */
function WriteAnnouncementRoute() {
  const search = Route.useSearch()
  return <WriteAnnouncementScreen key={draftNameOf(search)} search={search} />
}
