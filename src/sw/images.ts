import { ExpirationPlugin } from 'workbox-expiration'
import { Route } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

const SIXTY_DAYS = 60 * 24 * 60 * 60
const MOST_ENTRIES = 300

/** Pictures of postings and news, logos, flags: their addresses never change what they show. */
export const imageRoute = new Route(
  ({ request, url, sameOrigin }) =>
    sameOrigin && (url.pathname.startsWith('/files/') || request.destination === 'image'),
  new CacheFirst({
    cacheName: 'ilteo-images',
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isPublicImage(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: MOST_ENTRIES, maxAgeSeconds: SIXTY_DAYS, purgeOnQuotaError: true }),
    ],
  }),
)

/** Resume photos and registrations are private: they carry `private` or `no-store` and stay out. */
export function isPublicImage(response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  const caching = response.headers.get('cache-control') ?? ''
  return response.status === 200 && type.startsWith('image/') && !/\b(private|no-store)\b/.test(caching)
}
