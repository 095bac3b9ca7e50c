import { drawArtwork, allDrawings } from './artwork.ts'
import { type Connected, inTransaction } from '../db/database.ts'
import type { FileStorage } from '../providers/files/file-storage.ts'
import { copyRows } from './copy.ts'
import { drawCompanies } from './companies.ts'
import { fileRows, saveDrawings } from './drawings.ts'
import { type LoadedPosting, loadPostings } from './load-postings.ts'
import { loadMembers, type Worker } from './members.ts'
import { loadNews } from './news.ts'
import { loadOperatorDesk, loadWaitingEmployers, type Waiting } from './operator-desk.ts'
import { employerRow, loadDemoEmployer } from './demo-employer.ts'
import { createRandom } from './random.ts'
import { seedTables } from './reset.ts'

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
