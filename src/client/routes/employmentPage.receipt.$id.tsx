import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { ReceiptScreen } from '../features/order/receipt/receipt-screen.tsx'

export const Route = createFileRoute('/employmentPage/receipt/$id')({
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: Receipt,
})

function Receipt() {
  return <ReceiptScreen id={Route.useParams().id} />
}
