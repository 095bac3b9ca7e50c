import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/base/enums.ts'
import { readValue, writeItem } from '../../../browser/device-items.ts'
import { SOCIAL_ATTEMPTS as NAME } from '../../../offline/cache/personal-items.ts'

/** A provider sign-in begun by this browser. */
export interface SocialAttempt {
  provider: SocialProvider
  /** CONNECT: a signed-in member adds the provider to their account. */
  purpose: 'SIGN_IN' | 'CONNECT'
  /** A path of this site to open afterwards. */
  redirect: string | undefined
  /** OAuth state, which identifies the attempt. */
  state: string
  /** Secret that proves to the server that it is the same browser. */
  browserKey: string
  /** Epoch milliseconds. */
  begunAt: number
}

/** The server's time limit for an answer. */
const MAX_AGE = 10 * 60_000
const MOST = 5

/**
 * Uses local storage, which other tabs and a reopened browser share: a provider's app on a phone often
 * returns to a new tab.
 */
export function storeAttempt(attempt: SocialAttempt): void {
  write([...fresh(Date.now()), attempt].slice(-MOST))
}

/** The attempt of an answer; undefined if it was begun elsewhere or has expired. */
export function attemptOf(state: string): SocialAttempt | undefined {
  return fresh(Date.now()).find((attempt) => attempt.state === state)
}

export function forgetAttempt(state: string): void {
  write(fresh(Date.now()).filter((attempt) => attempt.state !== state))
}

function fresh(now: number): SocialAttempt[] {
  const kept = readValue(NAME)
  if (!Array.isArray(kept)) return []
  return kept.filter(isAttempt).filter(({ begunAt }) => Math.abs(now - begunAt) < MAX_AGE)
}

/** Where nothing is kept, the callback reports an unknown attempt. */
const write = (attempts: readonly SocialAttempt[]) =>
  writeItem(NAME, attempts.length === 0 ? null : JSON.stringify(attempts))

function isAttempt(value: unknown): value is SocialAttempt {
  if (typeof value !== 'object' || value === null) return false
  const { provider, purpose, state, browserKey, begunAt }: Record<string, unknown> = { ...value }
  return (
    SOCIAL_PROVIDERS.some((known) => known === provider) &&
    (purpose === 'SIGN_IN' || purpose === 'CONNECT') &&
    typeof state === 'string' &&
    typeof browserKey === 'string' &&
    typeof begunAt === 'number'
  )
}
