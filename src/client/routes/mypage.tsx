import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MyPageLayout } from '../features/member/my-page-layout.tsx'

export const Route = createFileRoute('/mypage')({
  component: () => (
    <MyPageLayout>
      <Outlet />
    </MyPageLayout>
  ),
})
