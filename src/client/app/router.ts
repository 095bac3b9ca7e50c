import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearchText, writeSearchText } from '../features/layout/search-text.ts'
import { ProblemScreen } from '../features/layout/whole-page.tsx'
import { routeTree } from './route-tree.gen.ts'

interface AppRouterOptions {
  queries: QueryClient
  /** Where the app is drawn without a browser. */
  history?: RouterHistory
}

/** The route table as the browser and the server walk it. */
export function createAppRouter({ queries, history }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context: { queries },
    caseSensitive: false,
    parseSearch: parseSearchText,
    stringifySearch: writeSearchText,
    // On the server it would be a script inside the page, which the content security policy forbids.
    scrollRestoration: history === undefined,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    // Where a page fails, the header and the tabs around it stay.
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
