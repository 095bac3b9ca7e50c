import { createFileRoute } from '@tanstack/react-router'
import { CompanyLayout } from '../features/layout/company-layout.tsx'
import { requireMember } from '../features/layout/require-member.ts'
import { readHistorySearch } from '../features/order/history-search.ts'
import { HistoryTabs } from '../features/order/history-tabs.tsx'
import { TicketsScreen } from '../features/point/tickets-screen.tsx'
import { soldProducts } from '../entities/product/products-query.ts'

export const Route = createFileRoute('/payment/')({
  validateSearch: readHistorySearch,
  beforeLoad: requireMember('EMPLOYER'),
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(soldProducts())
  },
  component: Tickets,
})

function Tickets() {
  return (
    <CompanyLayout>
      <TicketsScreen>
        <HistoryTabs search={Route.useSearch()} first="ticket" />
      </TicketsScreen>
    </CompanyLayout>
  )
}
