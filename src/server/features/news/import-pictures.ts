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
/** For all pictures of a feed: whoever imports waits for them. */
const TIME_FOR_ALL = 20_000
const AT_ONCE = 4

/**
 * Fetches the pictures of items and writes them anew, like uploads: unused as yet. One that cannot be had is left out.
 * @returns the references of the stored ones by the items' keys, in hexadecimal
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
    // Whatever is wrong with it, the item is as good without.
    return null
  }
}
