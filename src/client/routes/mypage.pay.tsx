import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { PayScreen } from '../features/pay/pay-screen.tsx'

export const Route = createFileRoute('/mypage/pay')({
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYEE'),
  component: PayScreen,
})
