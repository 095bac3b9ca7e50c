import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import type { PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { ownFilesOnly } from './own-file.ts'

/** Browsers open six connections to an HTTP/1.1 server: two are left to the page. */
const CONNECTIONS = 4

/**
 * Like workbox's `precacheAndRoute`, which fetches one file at a time: with hundreds of files on a slow network the app
 * would work offline only minutes after it was opened.
 */
export function precache(
  worker: ServiceWorkerGlobalScope,
  build: readonly (PrecacheEntry | string)[],
): PrecacheController {
  const whole = new PrecacheController({ plugins: [ownFilesOnly] })
  whole.addToCacheList([...build])
  worker.addEventListener('install', (event) => {
    for (const controller of lanesOf(build)) void controller.install(event)
  })
  worker.addEventListener('activate', (event) => void whole.activate(event))
  registerRoute(new PrecacheRoute(whole))
  return whole
}

function lanesOf(build: readonly (PrecacheEntry | string)[]): PrecacheController[] {
  return Array.from({ length: CONNECTIONS }, (_, lane) => {
    const controller = new PrecacheController({ plugins: [ownFilesOnly] })
    controller.addToCacheList(build.filter((__, index) => index % CONNECTIONS === lane))
    return controller
  })
}
