import { fieldError } from '../../../contract/base/errors.ts'
import type { NewsImport } from '../../../contract/operator/news.ts'
import type { Db } from '../../db/database.ts'
import { type FeedSource, FeedUnreadable } from '../../providers/feed/feed.ts'
import {
  FetchFailed,
  type FetchFailure,
  type FetchPublicly,
} from '../../providers/public-internet/fetch-publicly.ts'
import type { Services } from '../../services.ts'
import { insertAct } from '../operator/audit.ts'
import { type Importer, importFeed } from './import.ts'

/** Limits for reading a feed from any source. */
export const LIMITS = { bytes: 2 * 1024 * 1024, milliseconds: 10_000 }

interface Context {
  db: Db
  services: Pick<Services, 'files' | 'images' | 'fetchPublicly'>
}

/** Imports the feed at an address as drafts. @throws AppError VALIDATION at `url` */
export async function importNewsFrom(context: Context, importer: Importer, url: string): Promise<NewsImport> {
  return importNewsOf(context, importer, await feedAt(context.services.fetchPublicly, url))
}

/**
 * Imports a feed that was already read.
 * @throws AppError VALIDATION at `url` if it is not a feed
 */
export async function importNewsOf(
  { db, services }: Context,
  importer: Importer,
  source: FeedSource,
): Promise<NewsImport> {
  const { operatorId, now } = importer
  const context = { db, services, fetchPublicly: services.fetchPublicly }
  try {
    return await importFeed(context, importer, source, async (tx, { title, items }) => {
      const count = (outcome: string) => items.filter((item) => item.outcome === outcome).length
      const details = { title, new: count('NEW'), known: count('KNOWN'), failed: count('FAILED') }
      await insertAct(tx, { operatorId, now, act: 'news.import', subject: source.url.href, details })
    })
  } catch (error) {
    if (error instanceof FeedUnreadable) throw fieldError('url', 'UNKNOWN', 'is no feed')
    throw error
  }
}

async function feedAt(fetchPublicly: FetchPublicly, url: string): Promise<FeedSource> {
  try {
    return await fetchPublicly(url, LIMITS)
  } catch (error) {
    if (error instanceof FetchFailed) throw refusals[error.reason]()
    throw error
  }
}

const refusals: Record<FetchFailure, () => Error> = {
  NOT_PUBLIC: () => fieldError('url', 'INVALID', 'is not on the public internet'),
  UNREACHABLE: () => fieldError('url', 'UNKNOWN', 'does not answer with a feed'),
  TOO_LARGE: () => fieldError('url', 'TOO_LARGE', `has more than ${LIMITS.bytes} bytes`),
  TOO_SLOW: () => fieldError('url', 'TOO_LARGE', `takes longer than ${LIMITS.milliseconds} ms`),
}
