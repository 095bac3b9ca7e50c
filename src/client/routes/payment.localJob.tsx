import { createFileRoute } from '@tanstack/react-router'
import { NotOpenScreen } from '../features/layout/not-open-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { readPassSearch } from '../features/payment/pay-search.ts'

export const Route = createFileRoute('/payment/localJob')({
  validateSearch: readPassSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: () => <NotOpenScreen page="tickets" />,
})
