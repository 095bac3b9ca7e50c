import { ExpirationPlugin } from 'workbox-expiration'
import { Route } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const SIXTY_DAYS = 60 * 24 * 60 * 60
const MAX_ENTRIES = 300

/** Images of jobs and news, logos and flags: the content of their addresses never changes. */
export const imageRoute = new Route(
  ({ request, url, sameOrigin }) =>
    sameOrigin && (/^\/(files|flags)\//.test(url.pathname) || request.destination === 'image'),
  new CacheFirst({
    cacheName: 'ilteo-images',
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isPublicImage(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: MAX_ENTRIES, maxAgeSeconds: SIXTY_DAYS, purgeOnQuotaError: true }),
    ],
  }),
)

/** Whether an image may be cached. Resume photos and registrations are sent with `private` or `no-store`. */
export function isPublicImage(response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  const caching = response.headers.get('cache-control') ?? ''
  return response.status === 200 && type.startsWith('image/') && !/\b(private|no-store)\b/.test(caching)
}
