import { useSyncExternalStore } from 'react'
import { createSignal } from '../../browser/signal.ts'

const RELOADED = 'ilteo.reloaded'
const ready = createSignal(false)
let apply: (() => void) | undefined

/** Registers the service worker; a new version waits until the member takes it. */
export async function registerWorker(address = '/service-worker.js'): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(address)
  workbox.addEventListener('waiting', () => {
    apply = () => {
      workbox.addEventListener('controlling', () => location.reload())
      workbox.messageSkipWaiting()
    }
    ready.set(true)
  })
  try {
    await workbox.register()
  } catch {
    // Without a worker the pages still work while there is a network.
  }
}

/** "A new version is ready": never applied by itself, which would eat what is being typed. */
export const useUpdateReady = () => useSyncExternalStore(ready.subscribe, ready.get, ready.get)

export function applyUpdate(): void {
  apply?.()
}

/**
 * A chunk of an older build that is nowhere any more: reload once in each build, and only where that can help. Never under
 * what is being typed: a chunk also fails for want of a network, and passwords are written down nowhere.
 */
export function reloadOnMissingChunk(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    const build = entryAddress()
    if (!navigator.onLine || isAnythingTyped() || sessionStorage.getItem(RELOADED) === build) return
    event.preventDefault()
    sessionStorage.setItem(RELOADED, build)
    location.reload()
  })
}

/** Its name changes with whatever changes in the app. */
const entryAddress = () => document.querySelector('script[src^="/assets/"]')?.getAttribute('src') ?? ''

const NOT_TYPED = new Set(['checkbox', 'radio', 'hidden', 'button', 'submit', 'reset', 'search'])

const isAnythingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !NOT_TYPED.has(type),
  )
