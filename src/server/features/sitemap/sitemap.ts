import type { Db } from '../../db/database.ts'
import { findOpenJobs, type SitemapRow } from './queries.ts'

/** Maximum URLs per file (sitemaps.org, protocol). */
export const MOST_ADDRESSES = 50_000
/** Rows held in memory at once. */
const AT_ONCE = 5_000

const START = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface Place {
  address: string
  changedAt?: Date | null
}

export function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`)
  return `${START}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`
}

export function sitemapOf(places: readonly Place[]): string {
  return `${START}<urlset ${NAMESPACE}>\n${places.map(placeTag).join('')}</urlset>\n`
}

/** Streams the part of the jobs that begins at `start`. */
export async function* jobSitemap(db: Db, start: string, addressOf: (id: string) => string) {
  yield `${START}<urlset ${NAMESPACE}>\n`
  let last: string | null = null
  for (let left = MOST_ADDRESSES; left > 0; left -= AT_ONCE) {
    // Sequential on purpose: rows are read as they are sent, and none twice.
    const rows: SitemapRow[] = await findOpenJobs(db, {
      start: last ?? start,
      isAfter: last !== null,
      limit: AT_ONCE,
    })
    yield rows.map(({ id, changedAt }) => placeTag({ address: addressOf(id), changedAt })).join('')
    last = rows.at(-1)?.id ?? null
    if (rows.length < AT_ONCE) break
  }
  yield '</urlset>\n'
}

/** The URLs consist of our own paths and ids and need no XML escaping. */
function placeTag({ address, changedAt }: Place): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${address}</loc>${changed}</url>\n`
}
