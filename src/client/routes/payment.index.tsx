import { createFileRoute } from '@tanstack/react-router'
import { NotOpenScreen } from '../features/layout/not-open-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/payment/')({
  beforeLoad: requireMember('EMPLOYER'),
  component: () => <NotOpenScreen page="tickets" />,
})
