import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/base/enums.ts'

/** A sign-in through a provider that this browser has begun. */
export interface SocialAttempt {
  provider: SocialProvider
  /** CONNECT: a signed-in member adds the provider to their account. */
  purpose: 'SIGN_IN' | 'CONNECT'
  /** A path of this site to go to in the end. */
  redirect: string | undefined
  /** By which the provider's answer finds it. */
  state: string
  /** The server's proof that it is the same browser. */
  browserKey: string
  /** Epoch milliseconds. */
  begunAt: number
}

const NAME = 'ilteo.socialSignIn'
/** As long as the server waits for the answer. */
const MAX_AGE = 10 * 60_000
const MOST = 5

/*
 * In local storage, which another tab and a reopened browser see as well: a provider's own app on a phone often leads
 * back into a new tab.
 */
export function keepAttempt(attempt: SocialAttempt): void {
  write([...fresh(Date.now()), attempt].slice(-MOST))
}

/** The attempt that an answer belongs to; undefined where it was begun elsewhere or too long ago. */
export function attemptOf(state: string): SocialAttempt | undefined {
  return fresh(Date.now()).find((attempt) => attempt.state === state)
}

export function forgetAttempt(state: string): void {
  write(fresh(Date.now()).filter((attempt) => attempt.state !== state))
}

function fresh(now: number): SocialAttempt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isAttempt).filter(({ begunAt }) => Math.abs(now - begunAt) < MAX_AGE)
  } catch {
    return []
  }
}

function write(attempts: readonly SocialAttempt[]) {
  try {
    if (attempts.length === 0) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, JSON.stringify(attempts))
  } catch {
    // Storage is switched off: the way back says that it was begun elsewhere.
  }
}

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
