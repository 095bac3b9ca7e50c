import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'

/** Parts of the public data that change apart from each other; triggers note their changes (migration 0095). */
export type PublicPart = 'jobs' | 'news'

export type Versions = Readonly<Record<PublicPart, string>>

interface Known {
  /** Epoch milliseconds of the start of the query. */
  at: number
  versions: Versions
}

/** Milliseconds for which versions are taken as current, because other processes publish too. */
export const VERSION_AGE = 1_000
/** Noted changes beyond which they are added up. */
const MAX_ROWS = 500

/**
 * Versions of the public data as one database has them. A version covers every change that was committed before it was
 * read, and what time alone changes: the end of a term, a publication at a set time, the day in Korea.
 */
export class PublicVersions {
  readonly #db: Db
  readonly #maxAge: number
  #known: Known | null = null
  #running: { at: number; epoch: number; versions: Promise<Versions> } | null = null
  #epoch = 0

  constructor(db: Db, maxAge: number) {
    this.#db = db
    this.#maxAge = maxAge
  }

  /** This process changed something: earlier versions are no longer taken as current. */
  expire(): void {
    this.#epoch += 1
    this.#known = null
  }

  /** The versions, if they were read recently. */
  peek(now: Date): Versions | null {
    return this.#known && this.#isRecent(this.#known.at, now) ? this.#known.versions : null
  }

  /** Since when versions that are asked for now are known to be current, in epoch milliseconds. */
  knownSince(now: Date): number {
    const began = [this.#known, this.#running].flatMap((each) => each?.at ?? [])
    return Math.min(now.getTime(), ...began.filter((at) => this.#isRecent(at, now)))
  }

  async current(now: Date): Promise<Versions> {
    return this.peek(now) ?? this.#read(now)
  }

  /** Concurrent readers share a query that began after the last change of this process. */
  #read(now: Date): Promise<Versions> {
    const running = this.#running
    if (running && running.epoch === this.#epoch && this.#isRecent(running.at, now)) return running.versions
    const [at, epoch] = [now.getTime(), this.#epoch]
    const versions = readVersions(this.#db, now).then((found) => {
      if (epoch === this.#epoch) this.#known = { at, versions: found }
      return found
    })
    this.#running = { at, epoch, versions }
    const forget = () => {
      if (this.#running?.versions === versions) this.#running = null
    }
    versions.then(forget, forget)
    return versions
  }

  #isRecent(at: number, now: Date): boolean {
    const age = now.getTime() - at
    return age >= 0 && age < this.#maxAge
  }
}

async function readVersions(db: Db, now: Date): Promise<Versions> {
  const { rows } = await sql<{ jobs: string; news: string; ended: Date | null; published: Date | null }>`
    select (select coalesce(sum(count), 0)::text from public_changes where part = 'jobs') as jobs,
      (select coalesce(sum(count), 0)::text from public_changes where part = 'news') as news,
      (select period_end from jobs where status = 'IN_PROGRESS' and period_end <= ${now}
        order by period_end desc limit 1) as ended,
      (select max(published_at) from news where published_at <= ${now}) as published`.execute(db)
  const [row] = rows
  const day = seoulDay(now)
  return {
    jobs: `${row?.jobs} ${row?.ended?.getTime() ?? 0} ${day}`,
    news: `${row?.news} ${row?.published?.getTime() ?? 0} ${day}`,
  }
}

/** Adds up noted changes, in one statement: no reader sees another sum. */
export async function addUpPublicChanges(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from public_changes where (select count(*) from public_changes) > ${MAX_ROWS} returning part, count
    )
    insert into public_changes (part, count) select part, sum(count) from gone group by part`.execute(db)
}
