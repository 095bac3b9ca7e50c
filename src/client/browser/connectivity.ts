import { createSignal } from './signal.ts'

/**
 * While the device reports a connection: `stalled` if answers do not arrive, `unreachable` if requests fail at once, as
 * they do where the server or the way to it is down.
 */
export type Connectivity = 'online' | 'offline' | 'stalled' | 'unreachable'

/** Whether a request would fail at once; on a stalled connection it may still get through. */
export const isCut = (connectivity: Connectivity) =>
  connectivity === 'offline' || connectivity === 'unreachable'

export const STALL_AFTER = 3_000
/**
 * Delay before the server is probed again, doubled after each failure. The first requests of a device that reconnects
 * often fail.
 */
const PROBE_SOON = 1_000
const PROBE_LATER = 5_000
const PROBE_TIMEOUT = 5_000

const signal = createSignal<Connectivity>('online')
let probe: Promise<void> | undefined
let again: ReturnType<typeof setTimeout> | undefined
let probeDelay = PROBE_SOON

export const currentConnectivity = signal.get
export const onConnectivity = signal.subscribe

/**
 * Tracks one request: three seconds without an answer count as stalled, whatever `navigator.onLine` says. `failed`
 * resolves once it is known whether the network is the cause. `cacheAnswered` reports a cached answer in place of the
 * network's: it raises doubt, and never proves that the network is there.
 */
export function trackRequest(): {
  arrived: () => void
  cacheAnswered: () => void
  failed: () => Promise<void>
  dropped: () => void
} {
  const timer = setTimeout(() => doubt('stalled'), STALL_AFTER)
  return {
    arrived: () => {
      clearTimeout(timer)
      settle('online')
    },
    cacheAnswered: () => {
      clearTimeout(timer)
      void probeNow()
    },
    failed: async () => {
      clearTimeout(timer)
      // One failing address says nothing about the others: reporting it too early would trigger its retry on reconnect
      // at once, which would fail again, in an endless loop. The caller learns of the failure once its cause is known.
      if (!navigator.onLine) settle('offline')
      if (signal.get() === 'online') await probeNow()
      else void probeNow()
    },
    dropped: () => clearTimeout(timer),
  }
}

/** Checks whether the server is reachable; called at boot and when in doubt. */
export function probeNow(): Promise<void> {
  probe ??= askServer().finally(() => (probe = undefined))
  return probe
}

/** Follows the device's connection events: "offline" is trusted, "online" is verified. */
export function followDevice(target: EventTarget = globalThis): () => void {
  const offline = () => settle('offline')
  const online = () => {
    probeDelay = PROBE_SOON
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
  // Also runs in the background, where browsers throttle timers, so that waiting entries are sent as soon as possible.
  if (next === 'online') probeDelay = PROBE_SOON
  else again = setTimeout(() => void probeNow(), probeDelay)
}

async function askServer() {
  const timer = setTimeout(() => {
    if (navigator.onLine) signal.set('stalled')
  }, STALL_AFTER)
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT) })
    settle('online')
  } catch (error) {
    probeDelay = Math.min(probeDelay * 2, PROBE_LATER)
    const silent = error instanceof DOMException && error.name === 'TimeoutError'
    settle(navigator.onLine ? (silent ? 'stalled' : 'unreachable') : 'offline')
  } finally {
    clearTimeout(timer)
  }
}
