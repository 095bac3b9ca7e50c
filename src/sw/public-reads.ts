import { storedReads } from 'virtual:worker-endpoints'
import { ExpirationPlugin } from 'workbox-expiration'
import { Route } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { STORED_AT } from '../client/browser/stored-at.ts'

const CACHE = 'ilteo-public-reads'
const PATIENCE_SECONDS = 3
const MAX_ENTRIES = 150

const PATTERNS = storedReads.map((path) => new RegExp(`^/api${path.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}$`))

/**
 * Whether a request is a visitor's public read: anything sent with a token is personal and never enters a cache here,
 * nor does a list near a place, which the page keeps only until the reader removes the place.
 */
export function isPublicRead(request: Pick<Request, 'method' | 'headers'>, url: URL): boolean {
  return (
    request.method === 'GET' &&
    !request.headers.has('authorization') &&
    !url.searchParams.has('near') &&
    PATTERNS.some((pattern) => pattern.test(url.pathname))
  )
}

/** Returns the copy to cache, with its server time; null unless it is the API's own answer. */
export function storable(response: Response, now: number): Response | null {
  if (response.status !== 200 || !isJson(response)) return null
  const headers = new Headers(response.headers)
  headers.set(STORED_AT, String(now))
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** Whether an answer is a failure for which a cached answer is better. */
export function isServerFailure(response: Response): boolean {
  return response.status >= 500 || !isJson(response)
}

export const publicReadRoute = new Route(
  ({ request, url, sameOrigin }) => sameOrigin && isPublicRead(request, url),
  new NetworkFirst({
    cacheName: CACHE,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        fetchDidSucceed: async ({ request, response }) => {
          const cache = await caches.open(CACHE)
          if (response.status === 404 || response.status === 410)
            await cache.delete(request, { ignoreVary: true })
          if (isServerFailure(response) && (await cache.match(request, { ignoreVary: true })))
            throw new Error('The answer is a failure')
          return response
        },
        cacheWillUpdate: async ({ response }) => storable(response, Date.now()),
      },
      new ExpirationPlugin({ maxEntries: MAX_ENTRIES, purgeOnQuotaError: true }),
    ],
  }),
)

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '')
}
