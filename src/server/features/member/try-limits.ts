import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { AppError } from '../../../contract/errors.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Failed sign-ins: 10 in 15 minutes per account, 100 per address. */
const PER_ACCOUNT = { keyPrefix: 'sign-in-account', points: 10, duration: 15 * MINUTE }
const PER_ADDRESS = { keyPrefix: 'sign-in-address', points: 100, duration: 15 * MINUTE }

/** What may be done so many times in so many seconds, whatever comes of it. */
const ALLOWANCES = {
  'sign-up-address': { points: 60, duration: HOUR },
  'password-reset-address': { points: 30, duration: HOUR },
  'password-reset-account': { points: 5, duration: HOUR },
  'reset-token-address': { points: 60, duration: HOUR },
  'social-address': { points: 300, duration: HOUR },
  'find-id-address': { points: 30, duration: HOUR },
  'push-member': { points: 60, duration: HOUR },
} as const
export type Allowance = keyof typeof ALLOWANCES

/** How often sign-ins, and whatever else can be tried on end, may be tried. */
export interface TryLimits {
  /** @throws AppError TOO_MANY_REQUESTS while the account or the address has used up its tries */
  check(account: string, address: string): Promise<void>
  failed(account: string, address: string): Promise<void>
  succeeded(account: string): Promise<void>
  /** Takes one of an allowance. @throws AppError TOO_MANY_REQUESTS */
  spend(allowance: Allowance, key: string): Promise<void>
}

/** Counts in the database, so that every process sees the same tries. They are written outside of any transaction. */
export function createTryLimits(pool: pg.Pool): TryLimits {
  const store = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }
  const accounts = new RateLimiterPostgres({ ...store, ...PER_ACCOUNT })
  const addresses = new RateLimiterPostgres({ ...store, ...PER_ADDRESS })
  const allowances = new Map(
    Object.entries(ALLOWANCES).map(([keyPrefix, allowance]) => [
      keyPrefix,
      new RateLimiterPostgres({ ...store, keyPrefix, ...allowance }),
    ]),
  )
  return {
    async check(account, address) {
      const [byAccount, byAddress] = await Promise.all([
        accounts.get(shortened(account)),
        addresses.get(address),
      ])
      refuseIfUsedUp(byAccount, PER_ACCOUNT.points)
      refuseIfUsedUp(byAddress, PER_ADDRESS.points)
    },
    async failed(account, address) {
      await Promise.all([accounts.penalty(shortened(account)), addresses.penalty(address)])
    },
    async succeeded(account) {
      await accounts.delete(shortened(account))
    },
    async spend(allowance, key) {
      try {
        await allowances.get(allowance)?.consume(shortened(key))
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error)
        throw error
      }
    },
  }
}

/** A mail address may be longer than the table's key, and need not be read there. */
const shortened = (key: string) => createHash('sha256').update(key).digest('base64url')

function refuseIfUsedUp(found: RateLimiterRes | null, points: number): void {
  if (found && found.consumedPoints >= points) throw tooMany(found)
}

function tooMany(found: RateLimiterRes): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfter: found.msBeforeNext / 1000 })
}
