import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { AppLayout } from '../features/layout/app-layout.tsx'
import { NotFoundScreen, ProblemScreen } from '../features/layout/whole-page.tsx'

interface RouterContext {
  queries: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: AppLayout,
  notFoundComponent: NotFoundScreen,
  errorComponent: ProblemScreen,
})
