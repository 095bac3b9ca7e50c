import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { OperatorLayout } from '../features/operator/desk/operator-layout.tsx'
import { operatorTexts } from '../i18n/activate-language.ts'

export const Route = createFileRoute('/operator')({
  beforeLoad: async (context) => {
    await requireMember('OPERATOR')(context)
    await operatorTexts()
  },
  component: () => (
    <OperatorLayout>
      <Outlet />
    </OperatorLayout>
  ),
})
