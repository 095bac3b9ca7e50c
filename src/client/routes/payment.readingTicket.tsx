import { createFileRoute } from '@tanstack/react-router'
import { CouponChoice } from '../features/coupon/coupon-choice.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { readPaySearch } from '../features/payment/pay-search.ts'
import { TicketPayScreen } from '../features/payment/ticket-pay-screen.tsx'

export const Route = createFileRoute('/payment/readingTicket')({
  validateSearch: readPaySearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: ReadingTicket,
})

function ReadingTicket() {
  return <TicketPayScreen search={Route.useSearch()} Coupons={CouponChoice} />
}
