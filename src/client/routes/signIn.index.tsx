import { createFileRoute } from '@tanstack/react-router'
import { ownPath } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/signIn/')({
  validateSearch: (search): { redirect?: string } => ({ redirect: ownPath(search.redirect) }),
  component: () => null,
})
