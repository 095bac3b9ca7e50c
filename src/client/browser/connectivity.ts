import { createSignal } from './signal.ts'

/** `stalled`: the device says it is connected, but answers do not arrive. */
export type Connectivity = 'online' | 'offline' | 'stalled'

export const STALL_AFTER = 3_000
/** Until the server is asked again; doubled each time in vain. A device often fails its first requests when it is back. */
const PROBE_SOON = 1_000
const PROBE_LATER = 5_000
const PROBE_TIMEOUT = 5_000

const signal = createSignal<Connectivity>('online')
let probe: Promise<void> | undefined
let again: ReturnType<typeof setTimeout> | undefined
let patience = PROBE_SOON

export const currentConnectivity = signal.get
export const onConnectivity = signal.subscribe

/**
 * Follows one request: silence for three seconds is trouble, whatever `navigator.onLine` says. `failed` resolves once it is
 * known whether the network is the reason. `stoodIn` is for a stored answer in place of the network's: it says that
 * something is amiss, and never that the network is there.
 */
export function watchExchange(): {
  arrived: () => void
  stoodIn: () => void
  failed: () => Promise<void>
  dropped: () => void
} {
  const timer = setTimeout(() => doubt('stalled'), STALL_AFTER)
  return {
    arrived: () => {
      clearTimeout(timer)
      settle('online')
    },
    stoodIn: () => {
      clearTimeout(timer)
      void probeNow()
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
  const online = () => {
    patience = PROBE_SOON
    void probeNow()
  }
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
  // Also in the background, where browsers slow such timers down: what waits goes out as soon as it can.
  if (next === 'online') patience = PROBE_SOON
  else again = setTimeout(() => void probeNow(), patience)
}

async function askServer() {
  const timer = setTimeout(() => {
    if (navigator.onLine) signal.set('stalled')
  }, STALL_AFTER)
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) })
    settle('online')
  } catch (error) {
    patience = Math.min(patience * 2, PROBE_LATER)
    const silent = error instanceof DOMException && error.name === 'TimeoutError'
    settle(silent && navigator.onLine ? 'stalled' : 'offline')
  } finally {
    clearTimeout(timer)
  }
}
