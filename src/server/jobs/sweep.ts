import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/database.ts'
import { forgetCodes } from '../features/certification/service.ts'
import { sweepFiles } from '../features/file/service.ts'
import { closeExpiredJobs } from '../features/job/service.ts'
import { forgetOldNotifications } from '../features/notification/service.ts'
import { forgetVisitors } from '../features/view/service.ts'
import type { FileStorage } from '../providers/files/file-storage.ts'

const EVERY = 60_000
/** Idempotency keys are kept 60 days (api conventions). */
const KEY_DAYS = 60

/** Work that time alone makes due. Each step may run twice, or in two processes at once, without harm. */
export async function sweep(db: Db, files: FileStorage, now: Date): Promise<void> {
  await closeExpiredJobs(db, now)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  const oldest = new Date(now.getTime() - KEY_DAYS * 86_400_000)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
  await sweepFiles(db, files, now)
  await forgetVisitors(db, now)
  await forgetCodes(db, now)
  await forgetOldNotifications(db, now)
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute()
  await db.deleteFrom('social_attempts').where('expires_at', '<', now).execute()
  await db.deleteFrom('push_deliveries').where('expires_at', '<', now).execute()
  await sql`delete from rate_limits where expire < ${now.getTime()}`.execute(db)
}

export function startSweeping(db: Db, files: FileStorage, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => sweep(db, files, new Date()))
      .catch((error: unknown) => log.error({ err: error }, 'sweep failed'))
  }, EVERY)
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
