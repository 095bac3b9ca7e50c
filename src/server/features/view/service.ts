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
 * Who comes, for counting each once a day: a member, else an address, hashed with the day's salt, which is gone the day
 * after, so that no address can be found again.
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

/** Forgets who came before today; how many came is kept. */
export async function forgetVisitors(db: Db, now: Date): Promise<void> {
  await deleteVisitorsBefore(db, seoulDay(now))
}
