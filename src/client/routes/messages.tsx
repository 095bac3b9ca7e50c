import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { MessagesLayout } from '../features/conversation/messages-layout.tsx'
import { requireMember } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/messages')({
  staticData: { inner: true },
  beforeLoad: requireMember(),
  component: Messages,
})

function Messages() {
  const isOpen = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/messages/$id'),
  })
  return (
    <MessagesLayout isOpen={isOpen}>
      <Outlet />
    </MessagesLayout>
  )
}
