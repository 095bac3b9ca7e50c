import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { AppError } from '../../../contract/errors.ts'

/** Failed sign-ins: 10 in 15 minutes per account, 100 per address; sign-ups: 60 an hour per address. */
const PER_ACCOUNT = { keyPrefix: 'sign-in-account', points: 10, duration: 15 * 60 }
const PER_ADDRESS = { keyPrefix: 'sign-in-address', points: 100, duration: 15 * 60 }
const SIGN_UPS = { keyPrefix: 'sign-up-address', points: 60, duration: 60 * 60 }

export interface SignInLimits {
  /** @throws AppError TOO_MANY_REQUESTS while the account or the address has used up its tries */
  check(email: string, address: string): Promise<void>
  failed(email: string, address: string): Promise<void>
  succeeded(email: string): Promise<void>
  /** @throws AppError TOO_MANY_REQUESTS */
  signUp(address: string): Promise<void>
}

/** Counts in the database, so that every process sees the same tries. They are written outside of any transaction. */
export function createSignInLimits(pool: pg.Pool): SignInLimits {
  const store = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }
  const account = new RateLimiterPostgres({ ...store, ...PER_ACCOUNT })
  const addresses = new RateLimiterPostgres({ ...store, ...PER_ADDRESS })
  const signUps = new RateLimiterPostgres({ ...store, ...SIGN_UPS })
  return {
    async check(email, address) {
      const [byAccount, byAddress] = await Promise.all([account.get(email), addresses.get(address)])
      refuseIfUsedUp(byAccount, PER_ACCOUNT.points)
      refuseIfUsedUp(byAddress, PER_ADDRESS.points)
    },
    async failed(email, address) {
      await Promise.all([account.penalty(email), addresses.penalty(address)])
    },
    async succeeded(email) {
      await account.delete(email)
    },
    async signUp(address) {
      try {
        await signUps.consume(address)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error)
        throw error
      }
    },
  }
}

function refuseIfUsedUp(found: RateLimiterRes | null, points: number): void {
  if (found && found.consumedPoints >= points) throw tooMany(found)
}

function tooMany(found: RateLimiterRes): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfter: found.msBeforeNext / 1000 })
}
