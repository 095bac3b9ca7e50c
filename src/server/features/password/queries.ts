import type { Db } from '../../db/database.ts'
import { countRows } from '../../db/page.ts'

/** @param reset `keepsFactors` where the second factors stay when the password is set */
export async function insertReset(
  db: Db,
  reset: { tokenHash: Buffer; memberId: string; now: Date; expiresAt: Date; keepsFactors?: boolean },
): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      member_id: reset.memberId,
      created_at: reset.now,
      expires_at: reset.expiresAt,
      keeps_factors: reset.keepsFactors ?? false,
    })
    .execute()
}

export async function countOpenResets(db: Db, memberId: string, now: Date): Promise<number> {
  return countRows(
    db.selectFrom('password_resets').where('member_id', '=', memberId).where('expires_at', '>', now),
  )
}

export async function deleteReset(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', tokenHash).execute()
}

/** @returns its expiry; undefined if it is invalid */
export async function findOpenReset(db: Db, tokenHash: Buffer, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.expires_at
}

/** The member whose password the token can set. */
export async function findResetOwner(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('password_resets')
    .innerJoin('members', 'members.id', 'password_resets.member_id')
    .select(['members.email', 'members.name'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/**
 * Consumes a token.
 * @returns it to the first caller only
 */
export async function takeReset(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['member_id as memberId', 'keeps_factors as keepsFactors'])
    .executeTakeFirst()
}
