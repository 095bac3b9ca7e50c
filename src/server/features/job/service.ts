import { inTransaction, type Db } from '../../db/database.ts'
import { cardsFor, closingAt, statusAt } from './card.ts'
import { findCards } from './card-queries.ts'
import { detailOf, medianHourlyOf } from './detail.ts'
import { makeFindable, markMatched, matchStoredJobs } from './match-stored.ts'
import { HIDDEN_COMPANIES, HIDDEN_JOBS } from './hidden.ts'
import { countRegions } from './region-counts.ts'
import {
  closeExpired,
  findJob,
  isPublicJob,
  lockJob,
  removeListings,
  renewAlerts,
  writeListings,
} from './queries.ts'
import { scopeOfTyped } from './list-scope.ts'
import { matchOf } from './search-match.ts'
import { findPublicWork, findWorks } from './work.ts'
import { workOf } from './stated-work.ts'

/** Exports for other features. */
export {
  cardsFor,
  countRegions,
  detailOf,
  findCards,
  findJob,
  findPublicWork,
  findWorks,
  HIDDEN_COMPANIES,
  HIDDEN_JOBS,
  isPublicJob,
  lockJob,
  makeFindable,
  markMatched,
  medianHourlyOf,
  matchOf,
  matchStoredJobs,
  removeListings,
  renewAlerts,
  scopeOfTyped,
  closingAt,
  statusAt,
  workOf,
  writeListings,
}

const BATCH = 500

/** Closes jobs whose term has ended and removes their listings, which are hidden already. */
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
