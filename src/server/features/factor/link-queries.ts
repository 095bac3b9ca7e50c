import type { Tx } from '../../db/database.ts'

/** Deletes pending links, proofs of a number and connection attempts that an attacker may have started. */
export async function deletePending(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('email_changes').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('number_proofs').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('social_attempts').where('member_id', '=', memberId).execute()
}

export async function replaceEmailChange(
  tx: Tx,
  change: { tokenHash: Buffer; memberId: string; email: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.deleteFrom('email_changes').where('member_id', '=', change.memberId).execute()
  await tx
    .insertInto('email_changes')
    .values({
      token_hash: change.tokenHash,
      member_id: change.memberId,
      email: change.email,
      created_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute()
}

export async function takeEmailChange(tx: Tx, tokenHash: Buffer, memberId: string, now: Date) {
  const row = await tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', tokenHash)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}
