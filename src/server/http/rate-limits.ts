import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { AppError } from '../../contract/base/errors.ts'
import { TEXTS_A_DAY } from '../../contract/message/notification-channels.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Every rate limit of the server: uses per key within a window of seconds. The key is an address (which many phones
 * may share), a member or an account, as the name says.
 */
export const RATE_LIMITS = {
  // Messages of one employer to applicants, of whom many are answered at once.
  'applicant-message': { uses: 500, seconds: 24 * HOUR },
  'address-search': { uses: 600, seconds: HOUR },
  'business-number': { uses: 60, seconds: HOUR },
  'certification-check': { uses: 200, seconds: 15 * MINUTE },
  'certification-send': { uses: 60, seconds: HOUR },
  'certification-send-address': { uses: 300, seconds: 24 * HOUR },
  // To one number: those its owner's devices asked for are counted apart.
  'certification-send-number': { uses: 15, seconds: 24 * HOUR },
  // All messages that anybody but owners of numbers asked for: what a flood from many addresses may cost.
  'certification-send-total': { uses: 5_000, seconds: 24 * HOUR },
  'confirm-identity': { uses: 60, seconds: HOUR },
  // Of one member, typing in any.
  'conversation-typing': { uses: 1_800, seconds: HOUR },
  // New ones.
  'conversation-open': { uses: 20, seconds: 24 * HOUR },
  count: { uses: 1_200, seconds: HOUR },
  coupon: { uses: 60, seconds: HOUR },
  'email-code-member': { uses: 30, seconds: HOUR },
  'email-change-member': { uses: 5, seconds: HOUR },
  'email-link-address': { uses: 60, seconds: HOUR },
  'email-link-member': { uses: 5, seconds: HOUR },
  'export-member': { uses: 20, seconds: HOUR },
  'find-id-address': { uses: 30, seconds: HOUR },
  'invitation-address': { uses: 60, seconds: HOUR },
  // Invitations of one company, and to one e-mail address or number.
  'invitation-company': { uses: 20, seconds: 24 * HOUR },
  'invitation-contact': { uses: 5, seconds: 24 * HOUR },
  'job-report': { uses: 10, seconds: HOUR },
  'list-export': { uses: 30, seconds: HOUR },
  'member-lookup': { uses: 300, seconds: HOUR },
  // Of one member in one conversation.
  'message-conversation': { uses: 3_600, seconds: HOUR },
  // To people who have not answered.
  'message-unanswered': { uses: 60, seconds: HOUR },
  'news-import': { uses: 30, seconds: HOUR },
  // Text messages about notifications, which cost money: to one member, and to all.
  'notification-text-member': { uses: TEXTS_A_DAY, seconds: 24 * HOUR },
  'notification-text-total': { uses: 1_000, seconds: 24 * HOUR },
  // Names and passwords tried by whoever holds the number of an account.
  'number-owner': { uses: 10, seconds: 24 * HOUR },
  // Every password compared or set, including correct ones: hashing is the most expensive work strangers can request.
  'password-address': { uses: 600, seconds: 15 * MINUTE },
  'password-member': { uses: 30, seconds: HOUR },
  // Of one address for one account.
  'password-reset-account': { uses: 5, seconds: HOUR },
  'password-reset-address': { uses: 30, seconds: HOUR },
  'push-member': { uses: 60, seconds: HOUR },
  'reset-token-address': { uses: 60, seconds: HOUR },
  // Attempts since the last success. An attacker at this point has the password.
  'second-factor': { uses: 10, seconds: 15 * MINUTE },
  'second-factor-day': { uses: 50, seconds: 24 * HOUR },
  'share-card': { uses: 300, seconds: HOUR },
  // Failed sign-ins only.
  'sign-in-account': { uses: 10, seconds: 15 * MINUTE },
  'sign-in-address': { uses: 100, seconds: 15 * MINUTE },
  'sign-in-device': { uses: 10, seconds: 15 * MINUTE },
  // Of one e-mail address, with and without an account.
  'sign-up-account': { uses: 5, seconds: 24 * HOUR },
  'sign-up-address': { uses: 60, seconds: HOUR },
  sitemap: { uses: 300, seconds: HOUR },
  // New accounts of a provider that does not vouch for their address.
  'social-account': { uses: 5, seconds: 24 * HOUR },
  'social-address': { uses: 300, seconds: HOUR },
  translation: { uses: 300, seconds: HOUR },
  'upload-address': { uses: 300, seconds: HOUR },
  'upload-member': { uses: 60, seconds: HOUR },
} as const

/**
 * Page renderings per address and process; beyond the limit pages are sent unrendered. In memory, because rendering
 * takes hardly longer than a database query.
 */
const PAGE_RENDERINGS = { points: 600, duration: MINUTE }

/** @returns whether one more page may be rendered for the address */
export function createRenderingLimit(limit = PAGE_RENDERINGS): (address: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory(limit)
  return (address) =>
    limiter.consume(address).then(
      () => true,
      () => false,
    )
}

export type RateLimitName = keyof typeof RATE_LIMITS
export interface RateLimit {
  uses: number
  seconds: number
}

export interface RateLimits {
  /**
   * Counts one use.
   * @throws AppError TOO_MANY_REQUESTS once the limit is used up
   */
  use(name: RateLimitName, key: string): Promise<void>
  /**
   * Checks without counting.
   * @throws AppError TOO_MANY_REQUESTS once the limit is used up
   */
  check(name: RateLimitName, key: string): Promise<void>
  /** Counts one use, even beyond the limit. */
  count(name: RateLimitName, key: string): Promise<void>
  /** Resets the key's count. */
  clear(name: RateLimitName, key: string): Promise<void>
}

/** An IPv6 site may use this many times the limit of one network. */
const NETWORKS_OF_SITE = 16

/**
 * The site (48 bits, RFC 6177) of a key that begins with an IPv6 network as `callerAddress` writes it; null for other
 * keys. A site has 65,536 networks.
 */
function siteOf(key: string): string | null {
  const [, site, rest] = /^((?:[0-9a-f]{1,4}:){2}[0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64(.*)$/s.exec(key) ?? []
  return site === undefined ? null : `${site}::/48${rest}`
}

/**
 * Counters in the database, shared by all processes and written outside any transaction.
 * @param changes limits that differ from `RATE_LIMITS`
 */
export function createRateLimits(
  pool: pg.Pool,
  changes: Partial<Record<RateLimitName, RateLimit>> = {},
): RateLimits {
  const limiters = createLimiters(pool, { ...RATE_LIMITS, ...changes })
  /** The counters of a key: its own and, for an IPv6 network, that of its site. */
  const countersOf = (name: RateLimitName, key: string) => {
    const found = limiters.get(name)
    if (!found) throw new Error(`no rate limit is named ${name}`)
    const site = siteOf(key)
    return [
      { limiter: found.own, key: hashed(key) },
      ...(site === null ? [] : [{ limiter: found.site, key: hashed(site) }]),
    ]
  }
  return {
    async use(name, key) {
      try {
        for (const counter of countersOf(name, key)) await counter.limiter.consume(counter.key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw tooMany(error)
      }
    },
    async check(name, key) {
      for (const counter of countersOf(name, key)) {
        const found = await counter.limiter.get(counter.key)
        if (found && found.consumedPoints >= counter.limiter.points) throw tooMany(found)
      }
    },
    async count(name, key) {
      for (const counter of countersOf(name, key)) await counter.limiter.penalty(counter.key)
    },
    async clear(name, key) {
      // The site's count stays: others share it.
      await limiters.get(name)?.own.delete(hashed(key))
    },
  }
}

/** Two counters for each limit: one for keys, one for IPv6 sites. */
function createLimiters(pool: pg.Pool, limits: Record<RateLimitName, RateLimit>) {
  const limiterOf = (keyPrefix: string, { uses, seconds }: RateLimit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points: uses,
      duration: seconds,
    })
  return new Map(
    Object.entries(limits).map(([name, { uses, seconds }]) => [
      name,
      {
        own: limiterOf(name, { uses, seconds }),
        site: limiterOf(`${name}/48`, { uses: uses * NETWORKS_OF_SITE, seconds }),
      },
    ]),
  )
}

/** Keys may exceed the table's column and may be personal data. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url')

const tooMany = (found: RateLimiterRes) =>
  new AppError('TOO_MANY_REQUESTS', { retryAfter: found.msBeforeNext / 1000 })
