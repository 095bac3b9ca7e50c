import { cacheNames } from 'workbox-core'
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute, Route } from 'workbox-routing'

const CACHE = 'ilteo-old-build'
const ASSETS = '/assets/'

/** Serves the files of the previous build, so that its open pages can still load their chunks, also offline. */
export const oldBuildRoute = new Route(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS),
  async ({ request }) => (await (await caches.open(CACHE)).match(request)) ?? fetch(request),
)

/** On install, copies the current build's hashed files aside before they are cleaned up. */
export function keepOldBuild(
  worker: ServiceWorkerGlobalScope,
  build: readonly (PrecacheEntry | string)[],
): void {
  const own = new Set(build.map((entry) => new URL(addressOf(entry), worker.location.origin).pathname))
  worker.addEventListener('install', (event) => event.waitUntil(copyAside(own)))
}

async function copyAside(own: ReadonlySet<string>) {
  const inUse = await caches.open(cacheNames.precache)
  const old = (await inUse.keys()).filter(({ url }) => {
    const { pathname } = new URL(url)
    return pathname.startsWith(ASSETS) && !own.has(pathname)
  })
  if (old.length === 0) return
  await caches.delete(CACHE)
  const kept = await caches.open(CACHE)
  for (const request of old) {
    const response = await inUse.match(request)
    if (response) await kept.put(new URL(request.url).pathname, response)
  }
}

function addressOf(entry: PrecacheEntry | string): string {
  return typeof entry === 'string' ? entry : entry.url
}

/** Browsers open six connections to an HTTP/1.1 server: two are left to the page. */
const LANES = 4

/**
 * Like workbox's `precacheAndRoute`, which fetches one file at a time: with hundreds of files on a slow network the app
 * would work offline only minutes after it was opened.
 */
export function precache(
  worker: ServiceWorkerGlobalScope,
  build: readonly (PrecacheEntry | string)[],
): PrecacheController {
  const whole = new PrecacheController()
  whole.addToCacheList([...build])
  worker.addEventListener('install', (event) => {
    for (const controller of lanesOf(build)) void controller.install(event)
  })
  worker.addEventListener('activate', (event) => void whole.activate(event))
  registerRoute(new PrecacheRoute(whole))
  return whole
}

function lanesOf(build: readonly (PrecacheEntry | string)[]): PrecacheController[] {
  return Array.from({ length: LANES }, (_, lane) => {
    const controller = new PrecacheController()
    controller.addToCacheList(build.filter((__, index) => index % LANES === lane))
    return controller
  })
}
