import { useSyncExternalStore } from 'react'
import { createSignal } from '../../browser/signal.ts'
import { readItem, writeItem } from '../../browser/device-items.ts'

const RELOADED = 'ilteo.reloaded'
const ready = createSignal(false)
let apply: (() => void) | undefined

/** Milliseconds after which a first installation that failed is tried again, doubled after each failure. */
const RETRY_AFTER = 5_000
const MOST_TRIES = 6

/** Registers the service worker; a new version waits until the member accepts it. */
export async function registerWorker(address = '/service-worker.js', tries = 1): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  checkCaches(Date.now())
  const tryAgain = () => {
    if (tries < MOST_TRIES)
      setTimeout(() => void registerWorker(address, tries + 1), RETRY_AFTER * 2 ** (tries - 1))
  }
  try {
    await register(address, tryAgain)
  } catch {
    tryAgain()
  }
}

async function register(address: string, tryAgain: () => void): Promise<void> {
  const library = await import('workbox-window').catch(() => null)
  // A chunk that failed to load stays missing while the page is open. Only the offer of a new version depends on it.
  const workbox = library && new library.Workbox(address)
  workbox?.addEventListener('waiting', () => {
    apply = () => void activateWaiting()
    ready.set(true)
  })
  const registration = await (workbox ? workbox.register() : navigator.serviceWorker.register(address))
  // May have been begun by a page that was left meanwhile, which the library does not follow.
  const installing = registration?.installing
  installing?.addEventListener('statechange', () => {
    // One missing file fails the whole installation; the files that arrived are in the browser's cache.
    if (installing.state === 'redundant' && !navigator.serviceWorker.controller) tryAgain()
  })
}

/** If another tab has accepted the new version already, it controls this page, which was loaded by the former one. */
export async function activateWaiting(): Promise<void> {
  const { serviceWorker } = navigator
  const waiting = (await serviceWorker.getRegistration())?.waiting
  if (!waiting) return location.reload()
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

/** Whether a new version is ready. It is never applied automatically, which would lose what is being typed. */
export const useUpdateReady = () => useSyncExternalStore(ready.subscribe, ready.get, ready.get)

export function applyUpdate(): void {
  apply?.()
}

/**
 * Reloads after a chunk could not be loaded, at most once per build, and only if that brings another build. A chunk also
 * fails to load offline, and in Firefox when the reader leaves the page meanwhile: a reload would then cancel their
 * navigation. Never while a form is being filled in, as passwords are not stored as drafts.
 */
export function reloadOnMissingChunk(): void {
  globalThis.addEventListener('vite:preloadError', () => {
    checkCachesNext()
    void reloadIfOutdated()
  })
}

async function reloadIfOutdated() {
  const build = entryAddress()
  if (sessionStorage.getItem(RELOADED) === build || !(await isOutdated(build)) || isAnythingTyped()) return
  sessionStorage.setItem(RELOADED, build)
  location.reload()
}

/** Whether a reload would bring another build: the service worker answers with its own shell, else the server. */
async function isOutdated(build: string): Promise<boolean> {
  try {
    const shell = await fetch('/index.html', { cache: 'no-store' })
    return shell.ok && !(await shell.text()).includes(`"${build}"`)
  } catch {
    return false
  }
}

/** Its hash changes with every change of the app. */
const entryAddress = () => document.querySelector('script[src^="/assets/"]')?.getAttribute('src') ?? ''

const NOT_TYPED = new Set(['checkbox', 'radio', 'hidden', 'button', 'submit', 'reset', 'search'])

const isAnythingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => value !== '' && !NOT_TYPED.has(type),
  )

const NAME = 'ilteo.checked'
const DAY = 86_400_000

/**
 * Lets the worker of an earlier visit fetch what its caches have lost. Looking at each of their hundreds of entries costs a
 * phone as much as drawing a screen, so this happens once a day, and at the start after a script did not load.
 */
function checkCaches(now: number): void {
  const worker = navigator.serviceWorker.controller
  if (!worker || Math.abs(now - Number(readItem(NAME))) < DAY) return
  writeItem(NAME, String(now))
  worker.postMessage({ type: 'CHECK' })
}

/** Makes the next start check the caches. */
const checkCachesNext = (): void => writeItem(NAME, '0')
