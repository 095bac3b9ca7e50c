import '../trusted-types.ts'
import 'virtual:theme.css'
import '../theme/base.css'
import '../theme/print.css'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app.tsx'
import { type AppRouter, createAppRouter } from './router.ts'
import { withoutTextAfterLink } from '../../contract/public-paths.ts'
import { WrongRole } from '../features/layout/require-member.ts'
import { forgetNotices } from './forget-notices.ts'
import { takeFirstAnswers } from './first-queries.ts'
import { activateLanguage, loadMissingTexts, membersTexts } from '../i18n/activate-language.ts'
import { currentLanguage } from '../i18n/current-language.ts'
import { detectLanguage, withoutLanguage } from '../i18n/detect-language.ts'
import { chosenLangCode, onChosenLangCode } from '../i18n/locale-preference.ts'
import { currentConnectivity, onConnectivity } from '../browser/connectivity.ts'
import { yieldToBrowser, whenIdle } from '../browser/scheduling.ts'
import { updateManifestLink } from './manifest-link.ts'
import { updateReaderCookie } from './reader-cookie.ts'
import { followPageWaits } from '../api/page-waits.ts'
import { onSession } from '../api/session.ts'
import { createQueryClient } from '../offline/cache/query-client.ts'
import { keepTextsOf } from '../offline/cache/texts-cache.ts'
import { forgetLastScreens } from '../offline/cache/last-screen-cache.ts'
import { continueOffline, startOffline } from '../offline/start-offline.ts'
import { storeQuery } from '../offline/cache/stored-queries.ts'

/** How far the app has come, for the script that offers to repair it (offer-repair.ts). */
const { dataset } = document.documentElement
dataset['app'] = 'running'

const queries = createQueryClient()
startOffline(queries)

forgetNotices()
const { pathname, search, hash } = window.location
const languageAtStart = detectLanguage({
  chosen: chosenLangCode(),
  wanted: navigator.languages,
  path: pathname,
})
const language = activateLanguage(
  import.meta.env.DEV && chosenLangCode() === 'pseudo' ? 'pseudo' : languageAtStart,
)
const ownPath = withoutTextAfterLink(withoutLanguage(pathname))
if (ownPath !== pathname) history.replaceState(null, '', ownPath + search + hash)

/** Not a top-level await: the route's chunk imports modules bundled with this one and would wait for it forever. */
async function start() {
  const root = document.querySelector('#root')
  if (!root) throw new Error('index.html has no #root')
  // One task each: a slow phone takes longer for all of them together than a reader waits for an answer to a touch.
  await yieldToBrowser()
  takeFirstAnswers(queries)
  followPageWaits(queries)
  // The page may be left before these were stored elsewhere.
  const keysAtStart = queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  await yieldToBrowser()
  const router = createAppRouter({ queries })
  follow(router)
  // The router subscribes only when it first renders: without this, a back navigation before that would be ignored.
  router.history.subscribe(router.load)
  await yieldToBrowser()
  // The route's chunk and data load in parallel with the catalogue.
  const loaded = Promise.all([language, router.load()])
  await loaded
  await yieldToBrowser()
  const screen = createRoot(root, {
    onCaughtError(error) {
      // The screen has shown it already; it is not a defect.
      if (!(error instanceof WrongRole)) console.error(error)
    },
  })
  await drawn(screen, <App router={router} queries={queries} />)
  dataset['app'] = 'shown'
  document.querySelector('#repair')?.remove()
  for (const key of keysAtStart) void storeQuery(queries, key)
  await keepTextsOf(currentLanguage())
  await continueOffline()
  await whenIdle()
  updateManifestLink()
  onConnectivity(() => {
    if (currentConnectivity() === 'online') void loadMissingTexts()
  })
  // Nobody waits for these: one after the other, so that a press is answered in between, and each whatever became of others.
  const begun: Promise<void>[] = []
  for (const work of [() => keepLastScreens(router), membersTexts, prefetchReferenceLists]) {
    begun.push(work())
    await Promise.allSettled(begun)
  }
  await Promise.all(begun)
}

/**
 * Renders in short slices, so that input is handled in between; the server-rendered content stays visible until then.
 */
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
  // In a task of its own: writing a cookie waits for the browser's own process.
  router.subscribe('onRendered', () => void yieldToBrowser().then(updateReaderCookie))
  onChosenLangCode(() => {
    updateReaderCookie()
    void forgetLastScreens()
    const path = window.location.pathname
    const wanted = detectLanguage({ chosen: chosenLangCode(), wanted: navigator.languages, path })
    void activateLanguage(wanted).then(() => {
      updateManifestLink()
      void keepTextsOf(wanted)
      return router.invalidate()
    })
  })
}

async function prefetchReferenceLists() {
  const { prefetchReference: keepReference } = await import('./prefetch-reference.ts')
  await keepReference(queries)
}

/** Saves the screen again when the page or the data it shows changes. */
async function keepLastScreens(router: AppRouter) {
  const { saveLastScreen: keepLastScreen } = await import('../offline/cache/last-screen.ts')
  const keep = () => void keepLastScreen(() => router.state.status === 'idle')
  router.subscribe('onRendered', keep)
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep()
  })
  keep()
}

onSession(updateReaderCookie)
void start()
