import 'virtual:roles.css'
import './theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createAppRouter } from './app-router.ts'
import { WrongRole } from './features/layout/require-member.ts'
import { takeFirstAnswers } from './first-queries.ts'
import { activateLanguage, membersTexts } from './i18n/activate-language.ts'
import { detectLanguage, withoutLanguage } from './i18n/detect-language.ts'
import { chosenLangCode, onChosenLangCode } from './lib/place.ts'
import { tellServerOfReader } from './lib/reader-cookie.ts'
import { onSession } from './lib/session.ts'
import { whenIdle } from './lib/when-idle.ts'
import { createQueryClient } from './offline/query-client.ts'
import { forgetLastScreens } from './offline/last-screen-cache.ts'
import { continueOffline, startOffline } from './offline/start-offline.ts'
import { storeQuery } from './offline/stored-queries.ts'

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

const router = createAppRouter({ queries })

onChosenLangCode(() => {
  tellServerOfReader()
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
      <App router={router} queries={queries} />
    </StrictMode>,
  )
  await continueOffline()
  await whenIdle()
  for (const key of cameWithPage) void storeQuery(queries, key)
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

onSession(tellServerOfReader)
router.subscribe('onRendered', tellServerOfReader)
void start()
