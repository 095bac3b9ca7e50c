import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { MAX_IMPORTED, NEWS_LENGTH, type NewsImport } from '../../../contract/operator/news.ts'
import { visibleText } from '../../../contract/base/visible-text.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { Feed, FeedItem, FeedSource } from '../../providers/feed/feed.ts'
import { readFeedInWorker } from '../../providers/feed/read-feed-in-worker.ts'
import { markAllUsed } from '../file/service.ts'
import { insertNews } from './edit-queries.ts'
import { fetchImages, type ImageSources } from './import-images.ts'

export interface Importer {
  /** Null for the command line. */
  operatorId: string | null
  now: Date
  withImages: boolean
}

/** An item with its identity and prospective title; an empty title excludes it. */
interface Candidate {
  item: FeedItem
  key: Buffer
  title: string
}

type Row = NewsImport['items'][number]

/**
 * Imports the items of a feed as drafts, each once.
 * @param write runs in the transaction that inserts them
 * @throws FeedUnreadable
 */
export async function importFeed(
  sources: ImageSources,
  importer: Importer,
  source: FeedSource,
  write: (tx: Db, imported: NewsImport) => Promise<void>,
): Promise<NewsImport> {
  const { db } = sources
  const read = await readFeedInWorker(source, MAX_IMPORTED)
  const feed = { ...read, title: cut(read.title, NEWS_LENGTH.company) }
  const candidates = await withFormerKeys(db, feed, candidatesOf(source, feed))
  const titled = candidates.filter(({ title }) => title !== '')
  const before = await findImports(db, keysOf(titled))
  const fresh = titled.filter(({ key }) => !before.has(key.toString('hex')))
  const images = importer.withImages ? await fetchImages(sources, importer, fresh) : new Map<string, string>()
  return inTransaction(db, async (tx) => {
    const written = await writeDrafts(tx, importer, { company: feed.title, fresh, images })
    const known = await findImports(tx, keysOf(titled))
    const items = candidates.map((candidate) => rowOf(candidate, { written, known, images, importer }))
    const imported = { title: feed.title, items }
    await write(tx, imported)
    return imported
  })
}

/** Uses the former key for items that were imported under it. */
async function withFormerKeys(db: Db, feed: Feed, candidates: Candidate[]): Promise<Candidate[]> {
  const former = await findImports(
    db,
    candidates.map(({ item }) => formerKeyOf(feed, item)),
  )
  return candidates.map((candidate) => {
    const key = formerKeyOf(feed, candidate.item)
    const found = former.get(key.toString('hex'))
    // An item with another link belongs to another feed with the same title.
    const isSame = found && (found.link === null || found.link === candidate.item.link)
    return isSame ? { ...candidate, key } : candidate
  })
}

function candidatesOf(source: FeedSource, feed: Feed): Candidate[] {
  const all = feed.items.map((item) => ({
    item,
    key: keyOf(source, item),
    title: cut(item.title, NEWS_LENGTH.title),
  }))
  return [...new Map(all.map((candidate) => [candidate.key.toString('hex'), candidate])).values()]
}

const keysOf = (candidates: Candidate[]) => candidates.map(({ key }) => key)

/** Ids that are URLs are global; others are unique only within their feed, which its address identifies. */
const keyOf = (source: FeedSource, { key }: FeedItem): Buffer =>
  hashOf(isGlobal(key) ? key : `${source.url.host}${source.url.pathname}${source.url.search}\n${key}`)

/** The key of an item from when the title identified the feed; several feeds share a title. */
const formerKeyOf = (feed: Feed, { key }: FeedItem): Buffer =>
  hashOf(isGlobal(key) ? key : `${feed.title}\n${key}`)

const isGlobal = (key: string) => /^[a-z][a-z0-9+.-]*:/i.test(key)
const hashOf = (text: string) => createHash('sha256').update(text).digest()

function cut(text: string, most: number): string {
  // PostgreSQL's text type rejects U+0000.
  const characters = Array.from(visibleText(text.replaceAll('\0', '')))
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}

/** @returns ids of the drafts by key, without items imported concurrently */
async function writeDrafts(
  tx: Tx,
  { now }: Importer,
  drafts: { company: string; fresh: Candidate[]; images: Map<string, string> },
): Promise<Map<string, string>> {
  const claimed = await claimImports(tx, keysOf(drafts.fresh), now)
  const mine = drafts.fresh
    .filter(({ key }) => claimed.has(key.toString('hex')))
    .map((candidate) => ({
      ...candidate,
      id: v7(),
      image: drafts.images.get(candidate.key.toString('hex')),
    }))
  if (mine.length === 0) return new Map()
  await markAllUsed(
    tx,
    mine.flatMap(({ image }) => image ?? []),
  )
  await insertNews(
    tx,
    mine.map(({ id, title, item, image }) => ({
      id,
      title,
      company: drafts.company,
      contents: cut(item.contents, NEWS_LENGTH.contents),
      image_file: image ?? null,
      image_caption: null,
      link_url: item.link,
      main_place: null,
      published_at: null,
      created_at: now,
      updated_at: now,
    })),
  )
  await nameImports(tx, mine)
  return new Map(mine.map(({ key, id }) => [key.toString('hex'), id]))
}

function rowOf(
  { item, key, title }: Candidate,
  {
    written,
    known,
    images,
    importer,
  }: {
    written: Map<string, string>
    known: Map<string, Imported>
    images: Map<string, string>
    importer: Importer
  },
): Row {
  const id = key.toString('hex')
  const row = { title, linkUrl: item.link, newsId: known.get(id)?.newsId ?? null, remark: null }
  if (title === '') return { ...row, outcome: 'FAILED', remark: 'TITLE_MISSING' }
  if (!written.has(id)) return { ...row, outcome: 'KNOWN' }
  const lacksImage = importer.withImages && item.image !== null && !images.has(id)
  return { ...row, outcome: 'NEW', remark: lacksImage ? 'IMAGE_MISSING' : null }
}

/** The news that an item became, and its link; null if it was deleted or has none. */
interface Imported {
  newsId: string | null
  link: string | null
}

/** Previously imported items by hexadecimal key. */
async function findImports(db: Db, keys: Buffer[]): Promise<Map<string, Imported>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('news_imports as i')
    .leftJoin('news as n', 'n.id', 'i.news_id')
    .select(['i.source_key', 'i.news_id as newsId', 'n.link_url as link'])
    .where('i.source_key', 'in', keys)
    .execute()
  return new Map(rows.map(({ source_key: key, ...imported }) => [key.toString('hex'), imported]))
}

/** @returns hexadecimal keys that had not been imported before */
async function claimImports(db: Db, keys: Buffer[], now: Date): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .insertInto('news_imports')
    .values(keys.map((key) => ({ source_key: key, news_id: null, imported_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('source_key')
    .execute()
  return new Set(rows.map((row) => row.source_key.toString('hex')))
}

/** Records which news the items became. */
async function nameImports(db: Db, imports: readonly { key: Buffer; id: string }[]): Promise<void> {
  const keys = imports.map(({ key }) => key)
  const ids = imports.map(({ id }) => id)
  await sql`
    update news_imports i set news_id = n.id
    from unnest(${keys}::bytea[], ${ids}::uuid[]) as n (key, id) where i.source_key = n.key`.execute(db)
}
