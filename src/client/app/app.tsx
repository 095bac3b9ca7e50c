import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { AppRouter } from './router.ts'
import { theme } from '../theme/theme.ts'

/** Everything on the screen, with what it all relies on. */
export function App({ router, queries }: { router: AppRouter; queries: QueryClient }) {
  return (
    <I18nProvider i18n={i18n}>
      {/* Its variables are in virtual:roles.css. */}
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  )
}
