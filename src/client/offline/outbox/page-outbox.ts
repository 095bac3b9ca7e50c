import { currentMemberId, onMemberId } from '../../api/session.ts'
import { trackRequest } from '../../browser/connectivity.ts'
import { createSignal } from '../../browser/signal.ts'
import { browserEnvironment, openChannel, transmit } from './browser-environment.ts'
import type { Entry, Receipt } from './engine/entry.ts'
import type { OutboxEvent } from './engine/environment.ts'
import { endpointOf, loadEngine } from './load-engine.ts'
import { entriesOf, receiptsOf } from './engine/records.ts'

export interface OutboxContents {
  entries: readonly Entry[]
  receipts: readonly Receipt[]
  /** The device's storage does not answer: there may be more unsent entries than listed. */
  isUnreadable?: boolean
}

interface OwnedContents {
  memberId: string | null
  contents: OutboxContents
}

const NOTHING: OutboxContents = { entries: [], receipts: [] }
const known = createSignal<OwnedContents>({ memberId: null, contents: NOTHING })
const listeners = new Set<(event: OutboxEvent) => void>()
const channel = openChannel()

const browser = browserEnvironment((event) => {
  channel?.postMessage(event)
  tell(event)
}, endpointOf)

/** The page's engine; its requests also feed the connectivity state. */
export const pageOutbox = {
  ...browser,
  transmit: async (...given: Parameters<typeof transmit>) => {
    const exchange = trackRequest()
    try {
      const answer = await transmit(...given)
      exchange.arrived()
      return answer
    } catch (error) {
      void exchange.failed()
      throw error
    }
  },
}

/** Contents of the current member's outbox; empty as soon as another member is current. */
export const outboxContents = (): OutboxContents => contentsOf(currentMemberId())
export const onOutboxContents = known.subscribe

function contentsOf(memberId: string | null): OutboxContents {
  const { memberId: owner, contents } = known.get()
  return owner === memberId ? contents : NOTHING
}

/** Subscribes to outbox events of this tab, other tabs and the worker. */
export function onOutboxEvent(listener: (event: OutboxEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(event: OutboxEvent) {
  void refreshContents()
  for (const listener of listeners) listener(event)
}

let latest = 0

/** Reads the member's entries and receipts again, in one transaction. */
export async function refreshContents(): Promise<void> {
  const reading = ++latest
  const memberId = currentMemberId()
  const contents = memberId === null ? NOTHING : await readContents(memberId)
  if (reading === latest) known.set({ memberId, contents })
}

async function readContents(memberId: string): Promise<OutboxContents> {
  try {
    return await pageOutbox.database.run('readonly', async (transaction) => {
      const [entries, receipts] = await Promise.all([
        entriesOf(transaction, memberId),
        receiptsOf(transaction, memberId),
      ])
      return { entries, receipts }
    })
  } catch {
    return { ...contentsOf(memberId), isUnreadable: true }
  }
}

let running: Promise<void> | undefined
let following: Promise<void> | undefined
let followingRetries = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what is due; resolves after a complete drain that began after the call. `retryNow` also retries waiting
 * entries: the network may be back.
 */
export function wakeOutbox(retry = false): Promise<void> {
  if (running) {
    followingRetries ||= retry
    following ??= running.then(() => {
      const hurry = followingRetries
      following = undefined
      followingRetries = false
      return wakeOutbox(hurry)
    })
    return following
  }
  running = turn(retry).finally(() => (running = undefined))
  return running
}

async function turn(retry: boolean) {
  clearTimeout(timer)
  const memberId = currentMemberId()
  if (memberId === null || !navigator.onLine) return
  try {
    const { drain, retryWaiting } = await loadEngine()
    if (retry) await retryWaiting(pageOutbox, memberId)
    const { next } = await drain(pageOutbox)
    if (next !== undefined) timer = setTimeout(() => void wakeOutbox(), Math.max(500, next - Date.now()))
  } catch {
    // Storage failed or the engine could not be loaded: the entries stay, and the next trigger tries again.
  }
}

/** Follows the other tabs, the worker and the session. */
export function followOutbox(): void {
  channel?.addEventListener('message', (message: MessageEvent<OutboxEvent>) => tell(message.data))
  onMemberId(() => {
    known.set({ memberId: currentMemberId(), contents: NOTHING })
    void refreshContents()
  })
  void refreshContents()
}
