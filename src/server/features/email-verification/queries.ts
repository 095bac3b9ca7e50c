import type { Db } from '../../db/database.ts'

interface EmailLink {
  tokenHash: Buffer
  memberId: string
  email: string
  now: Date
  expiresAt: Date
}

/** The member's address and language if the address is unconfirmed. */
export async function findUnconfirmed(db: Db, memberId: string) {
  return db
    .selectFrom('members')
    .select(['email', 'lang_code as langCode'])
    .where('id', '=', memberId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
}

export async function insertLink(db: Db, link: EmailLink): Promise<void> {
  await db
    .insertInto('email_verifications')
    .values({
      token_hash: link.tokenHash,
      member_id: link.memberId,
      email: link.email,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** A valid link: neither expired nor for a former address. */
export async function findOpenLink(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('email_verifications as link')
    .innerJoin('members', (join) =>
      join.onRef('members.id', '=', 'link.member_id').onRef('members.email', '=', 'link.email'),
    )
    .select(['link.member_id as memberId', 'link.email', 'link.expires_at as expiresAt'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.expires_at', '>', now)
    .executeTakeFirst()
}

/** @returns false if the member has another address now */
export async function setConfirmed(
  db: Db,
  { memberId, email, now }: { memberId: string; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('members')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', memberId)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findContact(db: Db, memberId: string) {
  return db
    .selectFrom('members')
    .select(['email_verified_at', 'cellphone_verified_at'])
    .where('id', '=', memberId)
    .executeTakeFirst()
}
