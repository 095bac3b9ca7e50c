import type { FeedItem } from '../../providers/feed/feed.ts'
import type { FetchPublicly } from '../../providers/public-internet/fetch-publicly.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { putPicture, registerPicture } from '../file/service.ts'

export interface PictureSources {
  db: Db
  fetchPublicly: FetchPublicly
  services: Pick<Services, 'files' | 'images'>
}

const LIMITS = { bytes: 5 * 1024 * 1024, milliseconds: 5_000 }
/** Milliseconds for all images of a feed, because the operator waits. */
const TIME_FOR_ALL = 20_000
const AT_ONCE = 4

/**
 * Fetches and re-encodes the images of items, like uploads, as unused. Skips those that fail.
 * @returns references by the items' keys, in hexadecimal
 */
export async function fetchPictures(
  sources: PictureSources,
  by: { operatorId: string | null; now: Date },
  candidates: readonly { item: FeedItem; key: Buffer }[],
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  const end = performance.now() + TIME_FOR_ALL
  const waiting = candidates.flatMap(({ item, key }) =>
    item.image === null ? [] : [{ key, image: item.image }],
  )
  const lane = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next || performance.now() > end) return
    const picture = await fetchPicture(sources, by, next.image)
    if (picture) pictures.set(next.key.toString('hex'), picture)
    return lane()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return pictures
}

async function fetchPicture(
  { db, fetchPublicly, services }: PictureSources,
  { operatorId: ownerId, now }: { operatorId: string | null; now: Date },
  address: string,
): Promise<string | null> {
  try {
    const { content } = await fetchPublicly(address, LIMITS)
    const picture = await services.images.read(content)
    const of = { type: 'news' as const, ownerId, isPublic: true, now }
    const reference = await registerPicture(db, picture, of)
    await putPicture(services.files, reference, picture)
    return reference
  } catch {
    // An item without its image is still useful.
    return null
  }
}
