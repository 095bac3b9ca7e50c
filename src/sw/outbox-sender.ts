import { storableCommands } from 'virtual:worker-endpoints'
import { readCredentials } from '../client/browser/credentials.ts'
import { SYNC_TAG } from '../client/offline/outbox/background-sync.ts'
import { browserEnvironment, openChannel } from '../client/offline/outbox/browser-environment.ts'
import { drain, retryWaiting } from '../client/offline/outbox/engine/drain.ts'

interface SyncEvent extends ExtendableEvent {
  tag: string
}

const channel = openChannel()
const environment = browserEnvironment(
  (event) => channel?.postMessage(event),
  (operation) => storableCommands[operation],
)
let running: Promise<void> | undefined

/** Sends what is due; rejects while entries still wait to be sent, so that the browser fires the sync event again. */
export function sendOutbox(): Promise<void> {
  running ??= drainOnce().finally(() => (running = undefined))
  return running
}

export function listenForSync(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync', (event) => {
    if (isSync(event) && event.tag === SYNC_TAG) event.waitUntil(sendOutbox())
  })
}

async function drainOnce() {
  const credentials = await readCredentials(environment.database)
  if (!credentials) return
  await retryWaiting(environment, credentials.memberId)
  const { silent, next } = await drain(environment)
  // A page may hold an entry and be closed before it has sent it.
  if (silent || next !== undefined) throw new Error('Entries wait to be sent')
}

function isSync(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event
}
