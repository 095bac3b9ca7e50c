import { onlineManager } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { currentMemberId, currentSession, onSession, restoreSession, sessionEnded } from '../api/session.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { registerWorker, reloadOnMissingChunk } from './install/app-update.ts'
import { restoreBoot, saveBoot } from './cache/boot-cache.ts'
import { currentConnectivity, followDevice, onConnectivity, probeNow } from '../browser/connectivity.ts'
import { readCredentials } from '../browser/credentials.ts'
import { captureInstallPrompt } from '../browser/install-prompt.ts'
import { forgetLastScreens } from './cache/last-screen-cache.ts'
import { loadEngine } from './outbox/load-engine.ts'
import { followOutbox, onOutboxEvent, pageOutbox, wakeOutbox } from './outbox/page-outbox.ts'
import { sweepQueries } from './cache/stored-queries.ts'

/** Everything that must be there before the first render; synchronous. */
export function startOffline(queryClient: QueryClient): void {
  captureInstallPrompt()
  reloadOnMissingChunk()
  restoreBoot(queryClient)
  saveBoot(queryClient)
  bindConnectivity()
  followOutbox()
  onSession(() => void forgetLastScreens())
  showWhatArrived(queryClient)
  wakeOnTriggers()
}

/** The rest, once the first screen is there. */
export async function continueOffline(workerAddress?: string): Promise<void> {
  // A page that opens from its caches may ask for nothing: whether the server is there must be known all the same.
  void probeNow()
  await restoreSession()
  await mendMirror()
  void wakeOutbox(true)
  // None of it is worth delaying what the reader does first.
  await whenIdle()
  await Promise.all([registerWorker(workerAddress), sweepQueries(), sweepOutbox()])
}

function bindConnectivity() {
  followDevice()
  const tell = () => onlineManager.setOnline(currentConnectivity() === 'online')
  onlineManager.setEventListener(() => onConnectivity(tell))
  tell()
}

function showWhatArrived(queryClient: QueryClient) {
  onOutboxEvent((event) => {
    if (event.memberId !== currentMemberId()) return
    if (event.type === 'unauthenticated') void endSession()
    if (event.type !== 'settled') return
    // The worker got an answer: the network is back, whether or not the device has noticed.
    if (currentConnectivity() !== 'online') void probeNow()
    for (const name of event.receipt.refreshes) void queryClient.invalidateQueries({ queryKey: [name] })
  })
}

async function endSession() {
  const session = currentSession()
  // Another token in the mirror means that somebody signed in again meanwhile.
  if (session && (await readCredentials(pageOutbox.database)) === undefined) await sessionEnded(session.token)
}

function wakeOnTriggers() {
  // Also where nobody had noticed that the network was gone: an answer on its way may have arrived after it went.
  globalThis.addEventListener('online', () => void wakeOutbox(true))
  let before = currentConnectivity()
  onConnectivity(() => {
    const now = currentConnectivity()
    if (now === 'online' && before !== 'online') void wakeOutbox(true)
    before = now
  })
  // Sending reads the mirror, and the session is told before the mirror is written.
  onSession(() => void mendMirror().then(() => wakeOutbox()))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void wakeOutbox(true)
  })
}

/** The mirror is written after local storage: a crash in between would leave the worker without the token. */
async function mendMirror() {
  if (!currentSession()) return
  try {
    const { admit } = await import('./drafts/visitor-drafts.ts')
    // Whoever signed out meanwhile stays signed out.
    const session = currentSession()
    if (session) await admit(pageOutbox.database, session)
  } catch {
    // Without IndexedDB there is no outbox that could need it.
  }
}

async function sweepOutbox() {
  const memberId = currentMemberId()
  if (memberId === null) return
  try {
    const { sweep } = await loadEngine()
    await sweep(pageOutbox, memberId)
  } catch {
    // It is swept at the next start.
  }
}
