import { createFileRoute } from '@tanstack/react-router'
import { landingTexts } from '../i18n/activate-language.ts'
import { requireMember } from '../features/layout/require-member.ts'
import { PayScreen } from '../features/pay/pay-screen.tsx'

export const Route = createFileRoute('/mypage/pay')({
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYEE'),
  // Names of the statuses of residence.
  loader: () => landingTexts(),
  component: PayScreen,
})
