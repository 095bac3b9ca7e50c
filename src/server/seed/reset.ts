import type pg from 'pg'
import type { Db } from '../db/database.ts'

/** Tables that the seed fills, parents first. */
export const seedTables = [
  'files',
  'members',
  'companies',
  'jobs',
  'job_listings',
  'job_searches',
  'favorites',
  'resumes',
  'expected_jobs',
  'applications',
  'news',
  'text_translations',
  'banners',
  'advertisements',
  'coupons',
  'sandbox_payments',
] as const

/** Empties the tables and everything that refers to them, including sessions. */
export async function emptyTables(pool: pg.Pool): Promise<void> {
  await pool.query(`truncate ${seedTables.join(', ')} cascade`)
}

export async function isUnseeded(db: Db): Promise<boolean> {
  const job = await db.selectFrom('jobs').select('id').limit(1).executeTakeFirst()
  const member = await db.selectFrom('members').select('id').limit(1).executeTakeFirst()
  return !job && !member
}
