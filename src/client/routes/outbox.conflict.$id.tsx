import { createFileRoute, redirect } from '@tanstack/react-router'

/** Before, a conflict had a page of its own. */
export const Route = createFileRoute('/outbox/conflict/$id')({
  beforeLoad: () => {
    throw redirect({ to: '/mypage/modifyResume', replace: true })
  },
})
