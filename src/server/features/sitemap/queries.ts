import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { HIDDEN_JOBS } from '../job/service.ts'

export interface SitemapRow {
  id: string
  changedAt: Date | null
}

/** First ids of the sitemap's parts, `size` open jobs each; an index-only scan. */
export async function findPartStarts(db: Db, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive part (id) as (
      (select id from jobs where status = 'IN_PROGRESS' and id not in ${HIDDEN_JOBS} order by id limit 1)
      union all
      select (
        select jobs.id from jobs
        where jobs.status = 'IN_PROGRESS' and jobs.id > part.id and jobs.id not in ${HIDDEN_JOBS}
        order by jobs.id offset ${size - 1} limit 1
      )
      from part where part.id is not null
    )
    select id from part where id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Open jobs by id, starting at `start`. */
export async function findOpenJobs(
  db: Db,
  { start, isAfter, limit }: { start: string; isAfter: boolean; limit: number },
): Promise<SitemapRow[]> {
  return db
    .selectFrom('jobs')
    .select(['id', 'updated_at as changedAt'])
    .where('status', '=', 'IN_PROGRESS')
    .where('id', 'not in', HIDDEN_JOBS)
    .where('id', isAfter ? '>' : '>=', start)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The latest published news. */
export async function findPublishedNews(db: Db, now: Date, limit: number): Promise<SitemapRow[]> {
  return db
    .selectFrom('news')
    .select(['id', 'published_at as changedAt'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .limit(limit)
    .execute()
}
