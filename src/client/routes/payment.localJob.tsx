import { createFileRoute } from '@tanstack/react-router'
import { CouponChoice } from '../features/coupon/coupon-choice.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { PassPayScreen } from '../features/payment/pass-pay-screen.tsx'
import { readPassSearch } from '../features/payment/pay-search.ts'

export const Route = createFileRoute('/payment/localJob')({
  validateSearch: readPassSearch,
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: LocalJob,
})

function LocalJob() {
  return <PassPayScreen search={Route.useSearch()} Coupons={CouponChoice} />
}
