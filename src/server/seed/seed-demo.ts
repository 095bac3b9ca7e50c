import type { Insertable } from 'kysely'
import { type Connected, inTransaction } from '../db/database.ts'
import type { FileStorage } from '../providers/files/file-storage.ts'
import type { PostingTables } from '../db/posting-tables.ts'
import { drawArtwork, allDrawings, type Drawing } from './artwork.ts'
import { copyRows } from './copy.ts'
import { drawCompanies } from './companies.ts'
import { type LoadedPosting, loadPostings } from './load-postings.ts'
import { loadMembers, type Worker } from './members.ts'
import { loadNews } from './news.ts'
import { loadOperatorDesk, loadWaitingEmployers, type Waiting } from './operator-desk.ts'
import { employerRow, loadDemoEmployer } from './demo-employer.ts'
import { createRandom } from './random.ts'
import { seedTables } from './reset.ts'

const AT_ONCE = 32

async function saveDrawings(files: FileStorage, drawings: readonly Drawing[]): Promise<void> {
  for (let start = 0; start < drawings.length; start += AT_ONCE) {
    const some = drawings.slice(start, start + AT_ONCE)
    await Promise.all(some.map((drawing) => files.put(drawing.reference, drawing.svg)))
  }
}

function fileRows(drawings: readonly Drawing[], now: Date): Insertable<PostingTables['files']>[] {
  return drawings.map(({ reference, svg }) => ({
    reference,
    type: 'announcement',
    content_type: 'image/svg+xml',
    size: Buffer.byteLength(svg),
    owner_id: null,
    is_public: true,
    created_at: now,
  }))
}

export interface SeedOptions {
  files: FileStorage
  now: Date
  /** How many postings; 3,000 unless told otherwise. */
  jobs?: number
  /** The same seed makes the same content on the same day. */
  seed?: string
  progress?: (step: string) => void
}

/** Fills an empty database with the demonstration content. */
export async function seedDemo(
  database: Pick<Connected, 'db' | 'pool'>,
  options: SeedOptions,
): Promise<void> {
  const { files, now, seed = 'ilteo' } = options
  const { postings, people, waiting } = await loadContent(database.pool, options)
  const random = createRandom(`${seed}/operator`)
  const open = postings.filter((posting) => posting.isOpen).map(({ id }) => id)
  await inTransaction(database.db, async (tx) =>
    loadOperatorDesk(tx, { now, files, postings: random.some(open, 4), people: people.slice(1), waiting }),
  )
}

async function loadContent(
  pool: Connected['pool'],
  { files, now, jobs = 3_000, seed = 'ilteo', progress = () => undefined }: SeedOptions,
): Promise<{ postings: LoadedPosting[]; people: Worker[]; waiting: Waiting[] }> {
  const artwork = drawArtwork(seed)
  await saveDrawings(files, allDrawings(artwork))
  const companies = drawCompanies(seed, jobs, artwork, now)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await copyRows(client, 'files', fileRows(allDrawings(artwork), now))
    await copyRows(client, 'members', companies.map(employerRow))
    await copyRows(
      client,
      'companies',
      companies.map((company) => company.row),
    )
    const postings = await loadPostings(client, { seed, companies, artwork, now }, jobs, (loaded) =>
      progress(`${loaded} postings`),
    )
    const people = await loadMembers(client, { seed, now, postings })
    await loadDemoEmployer(client, { seed, now, artwork, people })
    await loadNews(client, { seed, now, artwork })
    const waiting = await loadWaitingEmployers(client, { seed, now })
    await client.query('commit')
    progress('statistics')
    for (const table of seedTables) await client.query(`vacuum (analyze) ${table}`)
    return { postings, people, waiting }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
