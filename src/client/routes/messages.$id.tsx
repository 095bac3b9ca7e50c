import { createFileRoute } from '@tanstack/react-router'
import { ThreadScreen } from '../features/conversation/thread-screen.tsx'

export const Route = createFileRoute('/messages/$id')({ component: Message })

function Message() {
  const { id } = Route.useParams()
  return <ThreadScreen key={id} id={id} />
}
