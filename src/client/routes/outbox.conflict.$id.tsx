import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../features/layout/require-member.ts'
import { ConflictScreen } from '../features/resume/conflict/conflict-screen.tsx'

export const Route = createFileRoute('/outbox/conflict/$id')({
  staticData: { inner: true },
  beforeLoad: requireMember('EMPLOYEE'),
  component: ConflictRoute,
})

function ConflictRoute() {
  return <ConflictScreen id={Route.useParams().id} />
}
