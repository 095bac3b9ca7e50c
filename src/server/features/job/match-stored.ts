import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { MATCHER_VERSION, readWork, type Text } from '../work/read-work.ts'
import { written } from '../work/work-columns.ts'
import { ALL_HOURS_FLAGS } from './codes.ts'
import { type FoundByCode, MIN_BYTES, lettersOf, listedHours, listedKeywords } from './listing.ts'

/** Postings of one step, so that no statement holds its rows for long. */
const BATCH = 200
/** Postings that are read before requests are answered again. */
const PIECE = 20

interface Found {
  id: string
  occupations: string[]
  phrases: string
}

interface Unread extends Text {
  id: string
}

type StoredJob = FoundByCode & { id: string }

interface Read extends Unread {
  work_source: string
}

/**
 * Finds occupations and phrases in the texts of postings from before there were any, and of those that an earlier
 * version of the matcher read. What people chose is left alone, but found by the words of this version as well. Any
 * number of processes may do this, and go on after a stop.
 * @returns the number of postings that were read
 */
export async function matchStoredJobs(db: Db, batch = BATCH): Promise<number> {
  return inTransaction(db, async (tx) => {
    const unread = await lockUnread(tx, batch)
    if (unread.length === 0) return matchOutdated(tx, batch)
    await match(tx, unread)
    await makeFindable(tx, unread)
    return unread.length
  })
}

/** Notes that all stored postings were read by this version, as those are that it made itself. */
export async function markMatched(db: Db): Promise<void> {
  await sql`update work_matching set version = ${MATCHER_VERSION}, after = null`.execute(db)
}

/** Reads the next ones; the first process that comes to them holds their place. */
async function matchOutdated(tx: Tx, batch: number): Promise<number> {
  const { rows } = await sql<{ version: number; after: string | null }>`
    select version, after from work_matching
    where version < ${MATCHER_VERSION} or (version = ${MATCHER_VERSION} and after is not null)
    for update skip locked`.execute(tx)
  const [place] = rows
  if (!place) return 0
  const jobs = await lockRead(tx, place.version === MATCHER_VERSION ? place.after : null, batch)
  await match(
    tx,
    jobs.filter(({ work_source }) => work_source === 'MATCHED'),
  )
  // All of them: what their titles are found by may be read otherwise as well.
  await makeFindable(tx, jobs)
  const after = jobs.length < batch ? null : (jobs.at(-1)?.id ?? null)
  await sql`update work_matching set version = ${MATCHER_VERSION}, after = ${after}`.execute(tx)
  return jobs.length
}

async function lockUnread(tx: Tx, batch: number): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select id, title, details, categories from jobs where work_source is null
    order by id limit ${batch} for no key update skip locked`.execute(tx)
  return rows
}

/** Those whose work is known; locked, so that an edit waits instead of being overwritten. */
async function lockRead(tx: Tx, after: string | null, batch: number): Promise<Read[]> {
  const { rows } = await sql<Read>`
    select id, title, details, categories, work_source from jobs
    where work_source is not null and ${after === null ? sql`true` : sql`id > ${after}`}
    order by id limit ${batch} for no key update`.execute(tx)
  return rows
}

async function match(db: Db, jobs: readonly Unread[]): Promise<void> {
  const found: Found[] = []
  for (const job of jobs) {
    found.push({ id: job.id, ...written(readWork(job), 'MATCHED') })
    if (found.length % PIECE === 0) await setImmediate()
  }
  await storeFound(db, found)
}

async function storeFound(db: Db, found: readonly Found[]): Promise<void> {
  const [ids, codes] = [found.map(({ id }) => id), found.map(({ occupations }) => occupations.join(','))]
  const phrases = found.map((each) => each.phrases)
  await sql`
    update jobs j set
      occupations = string_to_array(read.codes, ','), phrases = read.phrases::jsonb, work_source = 'MATCHED'
    from unnest(${ids}::uuid[], ${codes}::text[], ${phrases}::text[]) read (id, codes, phrases)
    where j.id = read.id and (j.work_source, j.occupations, j.phrases) is distinct from
      ('MATCHED', string_to_array(read.codes, ','), read.phrases::jsonb)`.execute(db)
}

/** Adds what jobs are found by besides their text to the lists and the documents of the search, as `searchRow` does for new ones. */
export async function makeFindable(tx: Tx, jobs: readonly Pick<Found, 'id'>[]): Promise<void> {
  if (jobs.length === 0) return
  const { rows } = await sql<StoredJob>`
    select id, title, company_name, occupations, phrases, keywords, categories, product_type, region_id, local_region_ids, visa_available,
      guaranteed_until, on_the_way, nationality_unconcerned, business_hour_negotiable, pay_type, pay_amount,
      number_of_work_days, work_days, period_type, start_minutes, end_minutes, break_minutes, listed_at, created_at
    from jobs where id = any(${jobs.map(({ id }) => id)}::uuid[])`.execute(tx)
  const [ids, letters] = [rows.map(({ id }) => id), rows.map(lettersOf)]
  const { numAffectedRows } = await sql`
    update job_searches s set document = text || repeat(' ', greatest(0, ${MIN_BYTES}::int - octet_length(text)))
    from (
      select s.job_id, rtrim(regexp_replace(s.document, ${LETTERS}, '', 'g')) || ' ' || found.letters as text
      from unnest(${ids}::uuid[], ${letters}::text[]) found (id, letters) join job_searches s on s.job_id = found.id
    ) written
    where s.job_id = written.job_id and rtrim(s.document) <> text`.execute(tx)
  const listings = await relist(tx, 'job_listings', rows)
  const searches = await relist(tx, 'job_searches', rows)
  // Remembered counts were of the lists without them.
  if (numAffectedRows || listings || searches)
    await sql`update job_listing_version set version = version + 1`.execute(tx)
}

async function relist(tx: Tx, table: 'job_listings' | 'job_searches', jobs: readonly StoredJob[]) {
  const [ids, masks, hours] = [jobs.map(({ id }) => id), jobs.map(listedKeywords), jobs.map(listedHours)]
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} l
    set keyword_mask = found.mask, flags = (l.flags & ~${ALL_HOURS_FLAGS}::smallint) | found.hours
    from unnest(${ids}::uuid[], ${masks}::int[], ${hours}::smallint[]) found (id, mask, hours)
    where l.job_id = found.id
      and (l.keyword_mask <> found.mask or l.flags & ${ALL_HOURS_FLAGS}::smallint <> found.hours)`.execute(tx)
  return numAffectedRows
}

/** The letters that were there before, with their blanks. */
const LETTERS = ' ?[\\uE000-\\uF8FF]'
