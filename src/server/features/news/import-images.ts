import type { FeedItem } from '../../providers/feed/feed.ts'
import type { FetchPublicly } from '../../providers/public-internet/fetch-publicly.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { putImage, registerImage } from '../file/service.ts'

export interface ImageSources {
  db: Db
  fetchPublicly: FetchPublicly
  services: Pick<Services, 'files' | 'images'>
}

const LIMITS = { bytes: 5 * 1024 * 1024, milliseconds: 5_000 }
/** Milliseconds for all images of a feed, because the operator waits. */
const TIME_FOR_ALL = 20_000
const CONCURRENCY = 4

/**
 * Fetches and re-encodes the images of items, like uploads, as unused. Skips those that fail.
 * @returns references by the items' keys, in hexadecimal
 */
export async function fetchImages(
  sources: ImageSources,
  by: { operatorId: string | null; now: Date },
  candidates: readonly { item: FeedItem; key: Buffer }[],
): Promise<Map<string, string>> {
  const images = new Map<string, string>()
  const end = performance.now() + TIME_FOR_ALL
  const waiting = candidates.flatMap(({ item, key }) =>
    item.image === null ? [] : [{ key, image: item.image }],
  )
  const lane = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next || performance.now() > end) return
    const image = await fetchImage(sources, by, next.image)
    if (image) images.set(next.key.toString('hex'), image)
    return lane()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  return images
}

async function fetchImage(
  { db, fetchPublicly, services }: ImageSources,
  { operatorId: ownerId, now }: { operatorId: string | null; now: Date },
  address: string,
): Promise<string | null> {
  try {
    const { content } = await fetchPublicly(address, LIMITS)
    const image = await services.images.read(content)
    const of = { type: 'news' as const, ownerId, isPublic: true, now }
    const reference = await registerImage(db, image, of)
    await putImage(services.files, reference, image)
    return reference
  } catch {
    // An item without its image is still useful.
    return null
  }
}
