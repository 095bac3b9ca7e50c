import { sql } from 'kysely'
import { type Db, inTransaction } from '../../db/database.ts'
import { readWork, type Text, written } from '../work/service.ts'
import { type FoundByCode, LEAST_BYTES, lettersOf } from './listing.ts'

/** Postings of one step, so that no statement holds its rows for long. */
const BATCH = 200

interface Found {
  id: string
  occupations: string[]
  phrases: string
}

/**
 * Reads the texts of postings from before there were occupations. What was chosen or read meanwhile is left alone, so
 * that any number of processes may do this, and go on after a stop.
 * @returns the number of postings that were read
 */
export async function matchUnreadJobs(db: Db, batch = BATCH): Promise<number> {
  const { rows } = await sql<Text & { id: string }>`
    select id, title, details, categories from jobs where work_source is null order by id limit ${batch}`.execute(
    db,
  )
  if (rows.length === 0) return 0
  const found = rows.map((row) => ({ id: row.id, ...written(readWork(row), 'MATCHED') }))
  await inTransaction(db, async (tx) => {
    const changed = await storeFound(tx, found)
    await makeFindable(
      tx,
      found.filter(({ id }) => changed.has(id)),
    )
  })
  return rows.length
}

async function storeFound(db: Db, found: readonly Found[]): Promise<Set<string>> {
  const [ids, codes] = [found.map(({ id }) => id), found.map(({ occupations }) => occupations.join(','))]
  const phrases = found.map((each) => each.phrases)
  const { rows } = await sql<{ id: string }>`
    update jobs j set
      occupations = string_to_array(read.codes, ','), phrases = read.phrases::jsonb, work_source = 'MATCHED'
    from unnest(${ids}::uuid[], ${codes}::text[], ${phrases}::text[]) read (id, codes, phrases)
    where j.id = read.id and j.work_source is null
    returning j.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Adds what jobs are found by besides their text to the documents of the search, as `searchRow` does for new ones. */
export async function makeFindable(db: Db, jobs: readonly Pick<Found, 'id'>[]): Promise<void> {
  if (jobs.length === 0) return
  const { rows } = await sql<FoundByCode & { id: string }>`
    select id, title, company_name, occupations, phrases, keywords, categories, product_type, region_id, local_region_ids, visa_available,
      guaranteed_until, on_the_way, nationality_unconcerned, business_hour_negotiable
    from jobs where id = any(${jobs.map(({ id }) => id)}::uuid[])`.execute(db)
  const [ids, letters] = [rows.map(({ id }) => id), rows.map(lettersOf)]
  const { numAffectedRows } = await sql`
    update job_searches s set document = text || repeat(' ', greatest(0, ${LEAST_BYTES}::int - octet_length(text)))
    from (
      select s.job_id, rtrim(regexp_replace(s.document, ${LETTERS}, '', 'g')) || ' ' || found.letters as text
      from unnest(${ids}::uuid[], ${letters}::text[]) found (id, letters) join job_searches s on s.job_id = found.id
    ) written
    where s.job_id = written.job_id`.execute(db)
  // Remembered counts were of the lists without them.
  if (numAffectedRows) await sql`update job_listing_version set version = version + 1`.execute(db)
}

/** The letters that were there before, with their blanks. */
const LETTERS = ' ?[\\uE000-\\uF8FF]'
