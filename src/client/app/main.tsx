import '../trusted-types.ts'
import 'virtual:roles.css'
import '../theme/base.css'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app.tsx'
import { type AppRouter, createAppRouter } from './router.ts'
import { WrongRole } from '../features/layout/require-member.ts'
import { takeFirstAnswers } from './first-queries.ts'
import { activateLanguage, membersTexts } from '../i18n/activate-language.ts'
import { detectLanguage, withoutLanguage } from '../i18n/detect-language.ts'
import { formatOf } from '../i18n/format.ts'
import { chosenLangCode, onChosenLangCode } from '../i18n/locale-preference.ts'
import { yieldToBrowser } from '../browser/yield-to-browser.ts'
import { updateReaderCookie } from './reader-cookie.ts'
import { onSession } from '../api/session.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { createQueryClient } from '../offline/cache/query-client.ts'
import { forgetLastScreens } from '../offline/cache/last-screen-cache.ts'
import { continueOffline, startOffline } from '../offline/start-offline.ts'
import { storeQuery } from '../offline/cache/stored-queries.ts'

const queries = createQueryClient()
startOffline(queries)
const cameWithPage = takeFirstAnswers(queries)

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

/** Without a top-level await: the route's file imports what is bundled with this one, and would wait for it for ever. */
async function start() {
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  // A task each: the table of routes is long, and the browser's first format costs as much as a hundred more.
  await yieldToBrowser()
  const router = createAppRouter({ queries })
  follow(router)
  // It listens by itself from its first drawing on: who goes back before that would stay where they were.
  router.history.subscribe(router.load)
  // The route's chunk and data are on their way while the catalogue is.
  const loaded = Promise.all([language, router.load()])
  await yieldToBrowser()
  formatOf(languageAtStart)
  await loaded
  await yieldToBrowser()
  const screen = createRoot(root, {
    onCaughtError(error) {
      // Its screen has said it: nothing went wrong.
      if (!(error instanceof WrongRole)) console.error(error)
    },
  })
  await drawn(screen, <App router={router} queries={queries} />)
  await continueOffline()
  await whenIdle()
  for (const key of cameWithPage) void storeQuery(queries, key)
  await Promise.all([membersTexts(), keepLastScreens(router), keepReferenceLists()])
}

/** In short pieces, so that a touch is answered in between; what the page came with stays on the screen until then. */
function drawn(screen: Root, app: ReactNode): Promise<void> {
  return new Promise((resolve) =>
    startTransition(() =>
      screen.render(
        <StrictMode>
          {app}
          <Shown tell={resolve} />
        </StrictMode>,
      ),
    ),
  )
}

function Shown({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}

function follow(router: AppRouter) {
  router.subscribe('onRendered', updateReaderCookie)
  onChosenLangCode(() => {
    updateReaderCookie()
    void forgetLastScreens()
    const path = window.location.pathname
    const wanted = detectLanguage({ chosen: chosenLangCode(), wanted: navigator.languages, path })
    void activateLanguage(wanted).then(() => router.invalidate())
  })
}

async function keepReferenceLists() {
  const { prefetchReference: keepReference } = await import('./prefetch-reference.ts')
  await keepReference(queries)
}

/** What is on the screen changes with the page and with what it reads. */
async function keepLastScreens(router: AppRouter) {
  const { keepLastScreen } = await import('../offline/cache/last-screen.ts')
  const keep = () => void keepLastScreen(() => router.state.status === 'idle')
  router.subscribe('onRendered', keep)
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep()
  })
  keep()
}

onSession(updateReaderCookie)
void start()
