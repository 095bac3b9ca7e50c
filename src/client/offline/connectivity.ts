import { createSignal } from './signal.ts'

/** `stalled`: the device says it is connected, but answers do not arrive. */
export type Connectivity = 'online' | 'offline' | 'stalled'

export const STALL_AFTER = 3_000
const PROBE_AGAIN = 5_000
const PROBE_TIMEOUT = 5_000

const signal = createSignal<Connectivity>('online')
let probe: Promise<void> | undefined
let again: ReturnType<typeof setTimeout> | undefined

export const currentConnectivity = signal.get
export const onConnectivity = signal.subscribe

/**
 * Follows one request: silence for three seconds is trouble, whatever `navigator.onLine` says. `failed` resolves once it is
 * known whether the network is the reason.
 */
export function watchExchange(): { arrived: () => void; failed: () => Promise<void>; dropped: () => void } {
  const timer = setTimeout(() => doubt('stalled'), STALL_AFTER)
  return {
    arrived: () => {
      clearTimeout(timer)
      settle('online')
    },
    failed: async () => {
      clearTimeout(timer)
      // One address that fails says nothing of the others: said too soon, its retry "when the network is back" would
      // come at once, fail again, and never end. Whoever asked learns of the failure when it is known what it means.
      if (!navigator.onLine) settle('offline')
      if (signal.get() === 'online') await probeNow()
      else void probeNow()
    },
    dropped: () => clearTimeout(timer),
  }
}

/** Asks the server whether it can be reached; called at boot and whenever there is doubt. */
export function probeNow(): Promise<void> {
  probe ??= askServer().finally(() => (probe = undefined))
  return probe
}

/** The device's own word: "offline" is believed, "online" is checked. */
export function followDevice(target: EventTarget = globalThis): () => void {
  const offline = () => settle('offline')
  const online = () => void probeNow()
  target.addEventListener('offline', offline)
  target.addEventListener('online', online)
  if (!navigator.onLine) offline()
  return () => {
    clearTimeout(again)
    target.removeEventListener('offline', offline)
    target.removeEventListener('online', online)
  }
}

function doubt(suspected: Connectivity) {
  settle(navigator.onLine ? suspected : 'offline')
  void probeNow()
}

function settle(next: Connectivity) {
  clearTimeout(again)
  signal.set(next)
  // A page in the background asks again when it comes to the front.
  if (next !== 'online') again = setTimeout(() => void probeNow(), PROBE_AGAIN)
}

async function askServer() {
  const timer = setTimeout(() => {
    if (navigator.onLine) signal.set('stalled')
  }, STALL_AFTER)
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) })
    settle('online')
  } catch (error) {
    const silent = error instanceof DOMException && error.name === 'TimeoutError'
    settle(silent && navigator.onLine ? 'stalled' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}
