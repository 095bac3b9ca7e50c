import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { MyPageScreen } from '../features/member/my-page-screen.tsx'
import { currentSession } from '../lib/session.ts'

/** From here on the menu stands beside every page of a member (my-page-layout.module.css). */
const BESIDE = '(width >= 900px)'

export const Route = createFileRoute('/mypage/')({
  staticData: { inner: true },
  beforeLoad: async (context) => {
    await requireMember()(context)
    if (!matchMedia(BESIDE).matches) return
    const isEmployer = currentSession()?.role === 'EMPLOYER'
    throw redirect({ to: isEmployer ? '/employmentPage/hiringAnnouncement' : '/mypage/alarm', replace: true })
  },
  component: MyPageScreen,
})
