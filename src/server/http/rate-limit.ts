import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { AppError } from '../../contract/errors.ts'

export interface RateLimit {
  /** Counts one use. @throws AppError TOO_MANY_REQUESTS once they are used up */
  use(key: string): Promise<void>
}

/**
 * So many uses in so many seconds of each key, counted in the database for all processes, outside of any transaction.
 * @param name tells this limit's counters from others'
 */
export function createRateLimit(pool: pg.Pool, name: string, uses: number, seconds: number): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: uses,
    duration: seconds,
  })
  return {
    async use(key) {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('TOO_MANY_REQUESTS', { retryAfter: error.msBeforeNext / 1000 })
      }
    },
  }
}
