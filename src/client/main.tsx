import 'virtual:roles.css'
import './theme/base.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { parseSearchText, writeSearchText } from './features/layout/search-text.ts'
import { WrongRole } from './features/layout/require-member.ts'
import { ProblemScreen } from './features/layout/whole-page.tsx'
import { activateLanguage, membersTexts } from './i18n/activate-language.ts'
import { detectLanguage, withoutLanguage } from './i18n/detect-language.ts'
import { chosenLangCode, onChosenLangCode } from './lib/place.ts'
import { whenIdle } from './lib/when-idle.ts'
import { createQueryClient } from './offline/query-client.ts'
import { forgetLastScreens } from './offline/last-screen-cache.ts'
import { continueOffline, startOffline } from './offline/start-offline.ts'
import { routeTree } from './routeTree.gen.ts'
import { theme } from './theme/theme.ts'

// Its faster parser is made with `new Function`, which the content security policy forbids.
z.config({ jitless: true })

const queries = createQueryClient()
startOffline(queries)

const { pathname, search, hash } = window.location
const languageAtStart = detectLanguage({
  chosen: chosenLangCode(),
  wanted: navigator.languages,
  path: pathname,
})
const language = activateLanguage(
  import.meta.env.DEV && chosenLangCode() === 'pseudo' ? 'pseudo' : languageAtStart,
)
if (withoutLanguage(pathname) !== pathname)
  history.replaceState(null, '', withoutLanguage(pathname) + search + hash)

const router = createRouter({
  routeTree,
  context: { queries },
  caseSensitive: false,
  parseSearch: parseSearchText,
  stringifySearch: writeSearchText,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  // Where a page fails, the header and the tabs around it stay.
  defaultErrorComponent: ProblemScreen,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

onChosenLangCode(() => {
  void forgetLastScreens()
  const path = window.location.pathname
  void activateLanguage(detectLanguage({ chosen: chosenLangCode(), wanted: navigator.languages, path })).then(
    () => router.invalidate(),
  )
})

/** Without a top-level await: the route's file imports what is bundled with this one, and would wait for it for ever. */
async function start() {
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  // The route's chunk and data are on their way while the catalogue is.
  await Promise.all([language, router.load()])
  createRoot(root, {
    onCaughtError(error) {
      // Its screen has said it: nothing went wrong.
      if (!(error instanceof WrongRole)) console.error(error)
    },
  }).render(
    <StrictMode>
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
    </StrictMode>,
  )
  await continueOffline()
  await whenIdle()
  await Promise.all([membersTexts(), keepLastScreens(), keepReferenceLists()])
}

async function keepReferenceLists() {
  const { keepReference } = await import('./lib/keep-reference.ts')
  await keepReference(queries)
}

/** What is on the screen changes with the page and with what it reads. */
async function keepLastScreens() {
  const { keepLastScreen } = await import('./offline/last-screen.ts')
  const keep = () => void keepLastScreen(() => router.state.status === 'idle')
  router.subscribe('onRendered', keep)
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep()
  })
  keep()
}

void start()
