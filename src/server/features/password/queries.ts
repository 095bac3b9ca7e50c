import type { Db } from '../../db/database.ts'

export async function insertReset(
  db: Db,
  reset: { tokenHash: Buffer; memberId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      member_id: reset.memberId,
      created_at: reset.now,
      expires_at: reset.expiresAt,
    })
    .execute()
}

/** @returns until when it is good; undefined where it no longer is */
export async function findOpenReset(db: Db, tokenHash: Buffer, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.expires_at
}

/** Whose password a token may set. */
export async function findResetOwner(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('password_resets')
    .innerJoin('members', 'members.id', 'password_resets.member_id')
    .select(['members.email', 'members.name'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Uses a token up. @returns what it may do, to the one caller that comes first */
export async function takeReset(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['member_id as memberId', 'keeps_factors as keepsFactors'])
    .executeTakeFirst()
}
