import { createFileRoute } from '@tanstack/react-router'
import { NotOpenScreen } from '../features/layout/not-open-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/employmentPage/paymenthistory')({
  beforeLoad: requireMember('EMPLOYER'),
  component: () => <NotOpenScreen page="payments" />,
})
