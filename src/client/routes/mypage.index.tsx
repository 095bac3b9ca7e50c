import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { MyPageScreen } from '../features/member/my-page-screen.tsx'
import { currentSession } from '../api/session.ts'

/** From this width on the menu is shown beside every member page (my-page-layout.module.css). */
const SIDE_MENU = '(width >= 900px)'

const beginnings = {
  EMPLOYEE: '/mypage/alarm',
  EMPLOYER: '/mypage/company',
  OPERATOR: '/operator',
} as const

export const Route = createFileRoute('/mypage/')({
  beforeLoad: async (context) => {
    await requireMember()(context)
    if (!matchMedia(SIDE_MENU).matches) return
    throw redirect({ to: beginnings[currentSession()?.role ?? 'EMPLOYEE'], replace: true })
  },
  component: MyPageScreen,
})
