import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/database.ts'
import { keepLastSeen } from '../db/last-seen.ts'
import { deleteOldCodes } from '../features/certification/service.ts'
import { sweepConversations } from '../features/conversation/retention.ts'
import { sweepFiles } from '../features/file/service.ts'
import { renewGuarantees } from '../features/guarantee/service.ts'
import { deletePastHealth } from '../features/health/service.ts'
import { deletePastInvitations } from '../features/colleague/service.ts'
import { closeExpiredJobs } from '../features/job/service.ts'
import { clearReplacedMainPlaces } from '../features/news/edit-queries.ts'
import { forgetFormer } from '../features/operator/decide.ts'
import { deleteOldNotifications } from '../features/notification/service.ts'
import { closeDays } from '../features/operator/service.ts'
import { deleteUnusedDevices } from '../features/session/service.ts'
import { deletePastVisitors } from '../features/view/service.ts'
import { addUpPublicChanges } from '../http/caching/public-versions.ts'
import type { FileStorage } from '../providers/files/file-storage.ts'

const INTERVAL = 60_000
/** Days that idempotency keys are kept. */
const KEY_DAYS = 60

type Step = (db: Db, now: Date, files: FileStorage) => Promise<unknown>

const steps: readonly Step[] = [
  closeExpiredJobs,
  renewGuarantees,
  closeDays,
  clearReplacedMainPlaces,
  (db, now) => keepLastSeen(db, { expiredAt: now }),
  (db, now) => db.deleteFrom('sessions').where('expires_at', '<', now).execute(),
  (db, now) => db.deleteFrom('idempotency_keys').where('created_at', '<', oldestKey(now)).execute(),
  (db, now, files) => sweepFiles(db, files, now),
  deletePastVisitors,
  deletePastInvitations,
  deleteOldCodes,
  deleteUnusedDevices,
  deleteOldNotifications,
  sweepConversations,
  forgetFormer,
  deletePastHealth,
  addUpPublicChanges,
  (db, now) => db.deleteFrom('password_resets').where('expires_at', '<', now).execute(),
  (db, now) => db.deleteFrom('number_proofs').where('expires_at', '<', now).execute(),
  (db, now) => db.deleteFrom('email_verifications').where('expires_at', '<', now).execute(),
  (db, now) => db.deleteFrom('email_changes').where('expires_at', '<', now).execute(),
  (db, now) => db.deleteFrom('factor_changes').where('expires_at', '<', now).execute(),
  (db, now) => db.deleteFrom('social_attempts').where('expires_at', '<', now).execute(),
  (db, now) => db.deleteFrom('push_deliveries').where('expires_at', '<', now).execute(),
  (db, now) => sql`delete from rate_limits where expire < ${now.getTime()}`.execute(db),
]

const oldestKey = (now: Date) => new Date(now.getTime() - KEY_DAYS * 86_400_000)

/**
 * Time-based maintenance. Each step is safe to repeat and to run in two processes at once.
 * @throws the first failure, after all steps have run
 */
export async function sweep(db: Db, files: FileStorage, now: Date): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) await step(db, now, files).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

export function startSweeping(db: Db, files: FileStorage, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => sweep(db, files, new Date()))
      .catch((error: unknown) => log.error({ err: error }, 'sweep failed'))
  }, INTERVAL)
  return {
    stop() {
      clearInterval(timer)
      return running
    },
  }
}
