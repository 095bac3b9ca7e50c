import { onlineManager } from '@tanstack/react-query'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

interface Whole<Data, Key extends QueryKey> {
  /** What the page of the thing reads. */
  query: FetchQueryOptions<Data, Error, Data, Key>
  /** Pictures that belong to it, known once it was read. */
  imagesOf?: (data: Data) => readonly (string | null)[]
  /** Whether what is there already is known to be old: then it is read again. */
  isOutdated?: (data: Data) => boolean
}

/**
 * Reads a thing and its pictures onto the device, so that its page opens without a network even if it was never
 * opened before; while there is none, as soon as there is. What is there already is read again only
 * where it is known to be old.
 */
export async function keepWhole<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  { query, imagesOf = () => [], isOutdated = () => false }: Whole<Data, Key>,
): Promise<void> {
  try {
    const kept = await queryClient.ensureQueryData(query)
    const data = isOutdated(kept) ? await queryClient.fetchQuery({ ...query, staleTime: 0 }) : kept
    await keepPictures(imagesOf(data))
  } catch {
    if (!onlineManager.isOnline())
      whenOnline(() => void keepWhole(queryClient, { query, imagesOf, isOutdated }))
  }
}

/** The service worker keeps every picture that it fetches. @throws where one could not be fetched */
export async function keepPictures(addresses: readonly (string | null)[]): Promise<void> {
  await Promise.all(addresses.map(storeImage))
}

async function storeImage(address: string | null) {
  if (address !== null) await fetch(address, { credentials: 'omit' }).then((response) => response.blob())
}

function whenOnline(work: () => void) {
  const stop = onlineManager.subscribe((online) => {
    if (!online) return
    stop()
    work()
  })
}
