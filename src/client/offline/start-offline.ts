import { type QueryClient, onlineManager } from '@tanstack/react-query'
import { currentMemberId, currentSession, onSession, restoreSession, sessionEnded } from '../api/session.ts'
import { whenIdle } from '../browser/scheduling.ts'
import { currentConnectivity, followDevice, onConnectivity, probeNow } from '../browser/connectivity.ts'
import { readCredentials } from '../browser/credentials.ts'
import { captureInstallPrompt } from '../browser/install-prompt.ts'
import { registerWorker, reloadOnMissingChunk } from './install/app-update.ts'
import { forgetBoot, restoreBoot, saveBoot } from './cache/boot-cache.ts'
import { forgetLastScreens } from './cache/last-screen-cache.ts'
import { loadEngine } from './outbox/load-engine.ts'
import { followOutbox, onOutboxEvent, pageOutbox, wakeOutbox } from './outbox/page-outbox.ts'
import { forgetQueries, sweepQueries } from './cache/stored-queries.ts'

/** Synchronous setup that must run before the first render. */
export function startOffline(queryClient: QueryClient): void {
  captureInstallPrompt()
  reloadOnMissingChunk()
  forgetReadsOfEndedSessions(queryClient)
  restoreBoot(queryClient)
  saveBoot(queryClient)
  bindConnectivity()
  followOutbox()
  onSession(() => void forgetLastScreens())
  refetchOnSettled(queryClient)
  wakeOnTriggers()
}

/** The rest, after the first screen. */
export async function continueOffline(workerAddress?: string): Promise<void> {
  // A page served from caches may send no request: check the server anyway.
  void probeNow()
  await restoreSession()
  await restoreStoredCredentials()
  void wakeOutbox(true)
  // None of the rest is worth delaying the reader's first action.
  await whenIdle()
  await Promise.all([registerWorker(workerAddress), sweepQueries(), sweepOutbox()])
}

/**
 * A session that the server has ended may have been ended by the owner of a lost phone: what was read in it leaves the
 * device at once. Unsent work and drafts stay for the member's next sign-in.
 */
function forgetReadsOfEndedSessions(queryClient: QueryClient) {
  let reader = currentMemberId()
  const follow = () => {
    const session = currentSession()
    const former = reader
    reader = session?.memberId ?? null
    if (session || former === null) return
    forgetBoot()
    void forgetQueries(queryClient, former)
  }
  onSession(follow)
  // The page may have been killed right after its session ended.
  follow()
}

function bindConnectivity() {
  followDevice()
  const tell = () => onlineManager.setOnline(currentConnectivity() === 'online')
  onlineManager.setEventListener(() => onConnectivity(tell))
  tell()
}

function refetchOnSettled(queryClient: QueryClient) {
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
  // Another token among the stored credentials means that a new session has begun.
  if (session && (await readCredentials(pageOutbox.database)) === undefined) await sessionEnded(session.token)
}

function wakeOnTriggers() {
  // Also where the app did not notice that it was offline: the answer to an attempt may have been lost meanwhile.
  globalThis.addEventListener('online', () => void wakeOutbox(true))
  let before = currentConnectivity()
  onConnectivity(() => {
    const now = currentConnectivity()
    if (now === 'online' && before !== 'online') void wakeOutbox(true)
    before = now
  })
  // Sending reads the stored credentials, which are written after the session listeners run.
  onSession(() => void restoreStoredCredentials().then(() => wakeOutbox()))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void wakeOutbox(true)
  })
}

/**
 * Writes the session to IndexedDB (browser/credentials.ts) again. That copy is written after local storage: a crash in
 * between would leave the worker without the token.
 */
async function restoreStoredCredentials() {
  if (!currentSession()) return
  try {
    const { signInWithDrafts } = await import('./drafts/visitor-drafts.ts')
    // Do not restore a session that was signed out meanwhile.
    const session = currentSession()
    if (session) await signInWithDrafts(pageOutbox.database, session)
  } catch {
    // Without IndexedDB there is no outbox that would need it.
  }
}

async function sweepOutbox() {
  const memberId = currentMemberId()
  if (memberId === null) return
  try {
    const { sweep } = await loadEngine()
    await sweep(pageOutbox, memberId)
  } catch {
    // The next start sweeps again.
  }
}
