import { createFileRoute } from '@tanstack/react-router'
import { AlarmScreen } from '../features/alarm/alarm-screen.tsx'
import { expectedJob } from '../features/alarm/commands.ts'
import { requireMember } from '../features/layout/require-member.ts'
import { me } from '../entities/member/me-query.ts'

export const Route = createFileRoute('/mypage/alarm')({
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYEE'),
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(me())
    void queries.prefetchQuery(expectedJob())
  },
  component: AlarmScreen,
})
