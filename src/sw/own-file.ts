import type { WorkboxPlugin } from 'workbox-core'

/** Content types of the build's files, by the ending of their names. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  json: /json/,
  svg: /^image\/svg/,
  png: /^image\/png/,
  webmanifest: /json|manifest/,
}

/**
 * Whether a response is the requested file. Proxies and captive portals answer every address with status 200 and a page of
 * theirs: stored in place of a script, it would break the app on this device for good.
 */
export function isOwnFile(address: string, response: Response): boolean {
  if (response.status !== 200) return false
  const { pathname } = new URL(address, 'http://localhost')
  const expected = TYPES[/\.([a-z]+)$/.exec(pathname)?.[1] ?? '']
  return expected === undefined || expected.test(response.headers.get('content-type') ?? '')
}

/** Stores only files of the build; replaces, when it is requested, a foreign page that an older version stored. */
export const ownFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isOwnFile(request.url, response) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse, cacheName }) => {
    if (!cachedResponse || isOwnFile(request.url, cachedResponse)) return cachedResponse
    const cache = await caches.open(cacheName)
    try {
      const fresh = await fetch(request.url, { cache: 'reload' })
      if (isOwnFile(request.url, fresh)) {
        await cache.put(request, fresh.clone())
        return fresh
      }
    } catch {
      // Without a network it is repaired the next time.
    }
    await cache.delete(request)
    return null
  },
}
