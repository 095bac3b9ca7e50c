import { cacheNames } from 'workbox-core'
import { Route } from 'workbox-routing'
import { ASSETS, type BuildFile } from './build-files.ts'
import { isOwnFile } from './own-file.ts'

const CACHE = 'ilteo-old-build'

/** Serves the files of the previous build, so that its open pages can still load their chunks, also offline. */
export const oldBuildRoute = new Route(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS),
  async ({ request }) => (await (await caches.open(CACHE)).match(request)) ?? fetch(request),
)

/** On install, copies the current build's hashed files aside before they are cleaned up. */
export function keepOldBuild(worker: ServiceWorkerGlobalScope, build: readonly BuildFile[]): void {
  const own = new Set(build.map(({ url }) => url))
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
    if (response && isOwnFile(request.url, response)) await kept.put(new URL(request.url).pathname, response)
  }
}
