import { createFileRoute } from '@tanstack/react-router'
import { CompanyScreen } from '../features/company/company-screen.tsx'
import { requireMember } from '../features/layout/require-member.ts'

export const Route = createFileRoute('/mypage/company')({
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYER'),
  component: CompanyScreen,
})
