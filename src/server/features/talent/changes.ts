import type { Tx } from '../../db/database.ts'
import { insertChange } from './alert-queries.ts'

/** A worker who writes a resume saves several times in a row. */
const GATHER = 5 * 60_000

/** Call it in the transaction that changes what companies find of a worker, or whether they do. */
export async function queueTalentChange(tx: Tx, memberId: string, now: Date): Promise<void> {
  await insertChange(tx, memberId, new Date(now.getTime() + GATHER))
}
