import { createFileRoute } from '@tanstack/react-router'
import { CompanyLayout } from '../features/layout/company-layout.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { readHistorySearch } from '../features/order/history-search.ts'
import { PaymentHistoryScreen } from '../features/order/history-tabs.tsx'

export const Route = createFileRoute('/employmentPage/paymenthistory')({
  validateSearch: readHistorySearch,
  beforeLoad: requireMember('EMPLOYER'),
  component: PaymentHistory,
})

function PaymentHistory() {
  return (
    <CompanyLayout>
      <PaymentHistoryScreen search={Route.useSearch()} />
    </CompanyLayout>
  )
}
