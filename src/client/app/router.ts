import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearchText, writeSearchText } from '../features/layout/search-text.ts'
import { ProblemScreen } from '../features/layout/whole-page.tsx'
import '../browser/earliest-pop.ts'
import { routeTree } from './route-tree.gen.ts'

interface AppRouterOptions {
  queries: QueryClient
  /** Set when rendering without a browser. */
  history?: RouterHistory
}

/** The router for browser and server. */
export function createAppRouter({ queries, history }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context: { queries },
    caseSensitive: false,
    parseSearch: parseSearchText,
    stringifySearch: writeSearchText,
    // On the server this would be an inline script, which the content security policy forbids.
    scrollRestoration: history === undefined,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    // If a page fails, the header and the tabs around it stay.
    defaultErrorComponent: ProblemScreen,
    ...(history ? { history } : {}),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
