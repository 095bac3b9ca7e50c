import { inTransaction, type Db } from '../../db/database.ts'
import { cardsFor, statusAt } from './card.ts'
import { findCards } from './card-queries.ts'
import { detailOf } from './detail.ts'
import { closeExpired, findJob, isPublicJob, lockJob, removeListings, writeListings } from './queries.ts'

/** What other features may use of postings. */
export {
  cardsFor,
  detailOf,
  findCards,
  findJob,
  isPublicJob,
  lockJob,
  removeListings,
  statusAt,
  writeListings,
}

const BATCH = 500

/** Marks postings whose term is over as closed and takes them out of the lists, which stopped showing them already. */
export async function closeExpiredJobs(db: Db, now: Date): Promise<void> {
  for (;;) {
    const closed = await inTransaction(db, async (tx) => {
      const ids = await closeExpired(tx, now, BATCH)
      await removeListings(tx, ids)
      return ids.length
    })
    if (closed < BATCH) return
  }
}
