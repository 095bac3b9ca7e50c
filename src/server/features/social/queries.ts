import type { Role, SocialProvider } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'

export interface Attempt {
  stateHash: Buffer
  browserKeyHash: Buffer
  provider: SocialProvider
  /** The member connecting the provider; null for signing in. */
  memberId: string | null
  role: Exclude<Role, 'OPERATOR'>
  keepSignedIn: boolean
  expiresAt: Date
}

export async function insertAttempt(db: Db, attempt: Attempt): Promise<void> {
  await db
    .insertInto('social_attempts')
    .values({
      state_hash: attempt.stateHash,
      provider: attempt.provider,
      browser_key_hash: attempt.browserKeyHash,
      member_id: attempt.memberId,
      role: attempt.role,
      keep_signed_in: attempt.keepSignedIn,
      expires_at: attempt.expiresAt,
    })
    .execute()
}

/**
 * Consumes an attempt.
 * @returns it to the first caller only, within its time, from the browser that started it
 */
export async function takeAttempt(
  db: Db,
  { stateHash, browserKeyHash, provider }: Pick<Attempt, 'stateHash' | 'browserKeyHash' | 'provider'>,
  now: Date,
) {
  return db
    .deleteFrom('social_attempts')
    .where('state_hash', '=', stateHash)
    .where('browser_key_hash', '=', browserKeyHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['member_id as memberId', 'role', 'keep_signed_in as keepSignedIn'])
    .executeTakeFirst()
}

export async function findConnected(db: Db, provider: SocialProvider, providerUserId: string) {
  return db
    .selectFrom('social_accounts')
    .innerJoin('members', 'members.id', 'social_accounts.member_id')
    .select(['members.id', 'members.role'])
    .where('provider', '=', provider)
    .where('provider_user_id', '=', providerUserId)
    .executeTakeFirst()
}
