import type { Insertable } from 'kysely'
import { type Connected, inTransaction } from '../db/database.ts'
import type { FileStorage } from '../providers/files/file-storage.ts'
import type { JobTables } from '../db/job-tables.ts'
import { readArtwork, allDrawings, type Drawing } from './artwork.ts'
import { copyRows } from './copy.ts'
import { generateCompanies } from './companies.ts'
import { type LoadedJob, loadJobs } from './load-jobs.ts'
import { loadMembers, type Worker } from './members.ts'
import { loadNews } from './news.ts'
import { type Asking, loadAskingEmployers, loadOperatorDesk } from './operator-desk.ts'
import { guaranteeRows } from './guarantees.ts'
import { employerRow, loadDemoEmployer } from './demo-employer.ts'
import { createRandom } from './random.ts'
import { markMatched } from '../features/job/service.ts'
import { seedTables } from './reset.ts'

const CONCURRENCY = 32

async function saveDrawings(files: FileStorage, drawings: readonly Drawing[]): Promise<void> {
  for (let start = 0; start < drawings.length; start += CONCURRENCY) {
    const some = drawings.slice(start, start + CONCURRENCY)
    await Promise.all(some.map((drawing) => files.put(drawing.reference, drawing.svg)))
  }
}

function fileRows(drawings: readonly Drawing[], now: Date): Insertable<JobTables['files']>[] {
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
  /** Number of jobs; 3,000 by default. */
  jobs?: number
  /** The same seed yields the same content on the same day. */
  seed?: string
  progress?: (step: string) => void
}

/** Fills an empty database with the demonstration content. */
export async function seedDemo(
  database: Pick<Connected, 'db' | 'pool'>,
  options: SeedOptions,
): Promise<void> {
  const { files, now, seed = 'ilteo' } = options
  const { jobs, people, asking } = await loadContent(database.pool, options)
  await markMatched(database.db)
  const random = createRandom(`${seed}/operator`)
  const open = jobs.filter((job) => job.isOpen).map(({ id }) => id)
  await inTransaction(database.db, async (tx) =>
    loadOperatorDesk(tx, { now, files, jobs: random.some(open, 4), people: people.slice(1), asking }),
  )
}

async function loadContent(
  pool: Connected['pool'],
  { files, now, jobs: count = 3_000, seed = 'ilteo', progress = () => undefined }: SeedOptions,
): Promise<{ jobs: LoadedJob[]; people: Worker[]; asking: Asking[] }> {
  const artwork = readArtwork(seed)
  await saveDrawings(files, allDrawings(artwork))
  const companies = generateCompanies(seed, count, artwork, now)
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
    await copyRows(client, 'pay_guarantees', guaranteeRows(seed, companies, now))
    const jobs = await loadJobs(client, { seed, companies, artwork, now }, count, (loaded) =>
      progress(`${loaded} jobs`),
    )
    const people = await loadMembers(client, { seed, now, jobs })
    await loadDemoEmployer(client, { seed, now, artwork, people })
    await loadNews(client, { seed, now, artwork })
    const asking = await loadAskingEmployers(client, { seed, now })
    await client.query('commit')
    progress('statistics')
    for (const table of seedTables) await client.query(`vacuum (analyze) ${table}`)
    return { jobs, people, asking }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
