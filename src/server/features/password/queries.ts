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

/** Uses a token up. @returns whose password it may set, to the one caller that comes first */
export async function takeReset(db: Db, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  return row?.member_id
}

export async function deleteResets(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('member_id', '=', memberId).execute()
}

/**
 * Sets the password where it still is the one that was checked.
 * @param former the hash that was checked; undefined where none was
 * @returns the member's e-mail address; undefined where another change came first
 */
export async function updatePassword(
  db: Db,
  memberId: string,
  passwordHash: string,
  former: string | null | undefined,
): Promise<{ email: string | null } | undefined> {
  const update = db
    .updateTable('members')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .returning('email')
  const matching =
    former === undefined ? update : update.where('password_hash', 'is not distinct from', former)
  return matching.executeTakeFirst()
}
