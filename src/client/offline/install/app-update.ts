import { useSyncExternalStore } from 'react'
import { createSignal } from '../../browser/signal.ts'

const RELOADED = 'ilteo.reloaded'
const ready = createSignal(false)
let apply: (() => void) | undefined

/** Registers the service worker; a new version waits until the member accepts it. */
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
    // Without a worker the pages still work online.
  }
}

/** Whether a new version is ready. It is never applied automatically, which would lose what is being typed. */
export const useUpdateReady = () => useSyncExternalStore(ready.subscribe, ready.get, ready.get)

export function applyUpdate(): void {
  apply?.()
}

/**
 * Reloads after a chunk of an older build could not be loaded, at most once per build and only if a reload can help.
 * Never while a form is being filled in: a chunk also fails to load offline, and passwords are not stored as drafts.
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

/** Its hash changes with every change of the app. */
const entryAddress = () => document.querySelector('script[src^="/assets/"]')?.getAttribute('src') ?? ''

const NOT_TYPED = new Set(['checkbox', 'radio', 'hidden', 'button', 'submit', 'reset', 'search'])

const isAnythingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !NOT_TYPED.has(type),
  )
