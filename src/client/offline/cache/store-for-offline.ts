import { type FetchQueryOptions, type QueryClient, type QueryKey, onlineManager } from '@tanstack/react-query'

interface Whole<Data, Key extends QueryKey> {
  /** Query of the entity's page. */
  query: FetchQueryOptions<Data, Error, Data, Key>
  /** Images that belong to it, known once it has been read. */
  imagesOf?: (data: Data) => readonly (string | null)[]
  /** Whether a stored answer is known to be outdated, so that it must be refetched. */
  isOutdated?: (data: Data) => boolean
}

/**
 * Stores an entity and its images on the device, so that its page opens offline even if it was never opened before.
 * Offline, it waits for the network. A stored answer is refetched only if it is known to be outdated.
 */
export async function storeForOffline<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  { query, imagesOf = () => [], isOutdated = () => false }: Whole<Data, Key>,
): Promise<void> {
  try {
    const kept = await queryClient.ensureQueryData(query)
    const data = isOutdated(kept) ? await queryClient.fetchQuery({ ...query, staleTime: 0 }) : kept
    await cacheImages(imagesOf(data))
  } catch {
    if (!onlineManager.isOnline())
      whenOnline(() => void storeForOffline(queryClient, { query, imagesOf, isOutdated }))
  }
}

/**
 * Fetches images that are not cached yet, so that the service worker caches them.
 * @throws if one could not be fetched
 */
export async function cacheImages(addresses: readonly (string | null)[]): Promise<void> {
  await Promise.all(addresses.map(storeImage))
}

async function storeImage(address: string | null) {
  if (address === null || (await isCached(address))) return
  await fetch(address, { credentials: 'omit' }).then((response) => response.blob())
}

/** Looking it up costs a phone less than a request that the service worker answers. */
async function isCached(address: string): Promise<boolean> {
  try {
    return (await caches.match(address)) !== undefined
  } catch {
    // There is no cache on an insecure address, and a full or damaged one rejects.
    return false
  }
}

function whenOnline(work: () => void) {
  const stop = onlineManager.subscribe((online) => {
    if (!online) return
    stop()
    work()
  })
}
