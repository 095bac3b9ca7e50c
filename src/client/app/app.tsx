import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { localStorageColorSchemeManager, MantineProvider, useMantineColorScheme } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AppRouter } from './router.ts'
import { applyToBrowser, COLOR_SCHEME_KEY } from '../theme/color-scheme.ts'
import { theme } from '../theme/theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

/** The root component with all its providers. */
export function App({ router, queries }: { router: AppRouter; queries: QueryClient }) {
  return (
    <I18nProvider i18n={i18n}>
      {/* The variables and classes are in a style sheet (theme/theme-css.ts). */}
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
        withStaticClasses={false}
        deduplicateInlineStyles
      >
        <BrowserColorScheme />
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  )
}

function BrowserColorScheme() {
  const { colorScheme } = useMantineColorScheme()
  useEffect(() => applyToBrowser(colorScheme), [colorScheme])
  return null
}
