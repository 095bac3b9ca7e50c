import { createFileRoute } from '@tanstack/react-router'
import { Article } from '../features/news/news-detail-screen.tsx'
import { DeskScreen } from '../features/operator/desk/desk-screen.tsx'

/** One route for all pages of the console: every route adds to each first visit, and few users are operators. */
export const Route = createFileRoute('/operator/$')({
  validateSearch: (search: Record<string, unknown>) => search,
  component: Desk,
})

function Desk() {
  const { _splat: path = '' } = Route.useParams()
  return <DeskScreen path={path} search={Route.useSearch()} Article={Article} />
}
