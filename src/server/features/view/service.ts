import { createHash } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'
import { deleteVisitorsBefore, saltOf } from './queries.ts'

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
export async function forgetVisitors(db: Db, now: Date): Promise<void> {
  await deleteVisitorsBefore(db, seoulDay(now))
}
