import { createFileRoute } from '@tanstack/react-router'
import { NotOpenScreen } from '../features/layout/not-open-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { readPaySearch } from '../features/payment/pay-search.ts'

export const Route = createFileRoute('/payment/readingTicket')({
  validateSearch: readPaySearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: () => <NotOpenScreen page="tickets" />,
})
