import { sql } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'

export interface Visit {
  visitor: Buffer
  /** In Seoul. */
  day: string
}

/**
 * Identifies a visitor for daily counts: the member, else the address, hashed with the day's salt. The salt is
 * deleted the next day, so that addresses cannot be recovered.
 */
export async function visitOf(
  db: Db,
  caller: { memberId: string | null; address: string; now: Date },
): Promise<Visit> {
  const day = seoulDay(caller.now)
  const salt = await saltOf(db, day)
  const visitor = createHash('sha256')
    .update(salt)
    .update(caller.memberId ?? caller.address)
    .digest()
  return { visitor, day }
}

/** Deletes the visitors of earlier days and keeps their counts. */
export async function deletePastVisitors(db: Db, now: Date): Promise<void> {
  await deleteVisitorsBefore(db, seoulDay(now))
}

/** The day's salt, created on first use; earlier ones are deleted. */
async function saltOf(db: Db, day: string): Promise<Buffer> {
  const made = await findSalt(db, day)
  if (made) return made
  await db
    .insertInto('visitor_salts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  await db.deleteFrom('visitor_salts').where('day', '<', day).execute()
  const salt = await findSalt(db, day)
  if (!salt) throw new Error(`No salt of ${day}`)
  return salt
}

async function findSalt(db: Db, day: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('visitor_salts').select('salt').where('day', '=', day).executeTakeFirst()
  return row?.salt
}

/**
 * Counts the visitor's first view of the day.
 * @returns whether it was the first
 */
export async function countView(
  db: Db,
  view: { jobId: string; visitor: Buffer; day: string },
): Promise<boolean> {
  const { rows } = await sql`
    with first as (
      insert into job_views (job_id, day, visitor) values (${view.jobId}, ${view.day}::date, ${view.visitor})
      on conflict do nothing returning job_id
    )
    insert into job_view_days (job_id, day, views) select job_id, ${view.day}::date, 1 from first
    on conflict (job_id, day) do update set views = job_view_days.views + 1
    returning job_id`.execute(db)
  return rows.length > 0
}

/** The counts are kept. */
async function deleteVisitorsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('job_views').where('day', '<', day).execute()
  await db.deleteFrom('news_views').where('day', '<', day).execute()
  await db.deleteFrom('banner_clicks').where('day', '<', day).execute()
  await db.deleteFrom('advertisement_clicks').where('day', '<', day).execute()
}
