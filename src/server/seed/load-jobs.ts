import type pg from 'pg'
import type { ChosenPhrase } from '../../contract/work/phrase.ts'
import { listingRows, searchRow } from '../features/job/listing.ts'
import { copyRows } from './copy.ts'
import { generateJobs, type JobSource } from './generate-jobs.ts'
import type { JobRow } from './job-row.ts'

/** From this number of jobs on, creating the indexes after loading is faster. */
const BIG = 50_000
const TABLES = ['jobs', 'job_listings', 'job_searches']

export interface LoadedJob {
  id: string
  isOpen: boolean
}

/**
 * Generates and loads jobs with their list entries.
 * @returns the first of them, for favorites and applications
 */
export async function loadJobs(
  client: pg.ClientBase,
  source: JobSource,
  jobs: number,
  progress: (loaded: number) => void,
): Promise<LoadedJob[]> {
  const recreate = jobs >= BIG ? await dropIndexes(client) : null
  const first: LoadedJob[] = []
  let loaded = 0
  for (const rows of generateJobs(source, jobs)) {
    await writeJobs(client, rows)
    if (first.length < 2_000)
      first.push(...rows.map((row) => ({ id: row.id, isOpen: row.status === 'IN_PROGRESS' })))
    progress((loaded += rows.length))
  }
  await recreate?.()
  return first
}

export async function writeJobs(client: pg.ClientBase, rows: JobRow[]): Promise<void> {
  await copyRows(client, 'jobs', rows)
  const open = rows.filter((row) => row.status === 'IN_PROGRESS').flatMap(listed)
  await copyRows(client, 'job_listings', open.flatMap(listingRows))
  await copyRows(client, 'job_searches', open.map(searchRow))
}

function listed(row: JobRow) {
  const { listed_at, period_end } = row
  if (!listed_at || !period_end) return []
  const phrases: ChosenPhrase[] = JSON.parse(row.phrases)
  return [{ ...row, phrases, listed_at, period_end }]
}

async function dropIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexrelid::regclass::text as indexname, pg_get_indexdef(indexrelid) as indexdef
     from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
    [TABLES],
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  return async () => {
    await client.query("set maintenance_work_mem = '512MB'")
    for (const { indexdef } of rows) await client.query(indexdef)
    await client.query('reset maintenance_work_mem')
  }
}
