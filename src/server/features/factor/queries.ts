import { sql } from 'kysely'
import type { SocialProvider } from '../../../contract/base/enums.ts'
import type { FactorChange } from '../../../contract/account/factor.ts'
import type { Db, Tx } from '../../db/database.ts'
import { isEmailReserved } from '../member/queries.ts'

/** Factors that can be restored. Dates are RFC 3339, as stored in JSON. */
export interface Factors {
  email: string | null
  emailVerifiedAt: string | null
  cellphone: string | null
  cellphoneVerifiedAt: string | null
  providers: { provider: SocialProvider; id: string; confirmedEmail: string | null }[]
}

/**
 * Locks the member's row, to serialize changes of factors. Keys of commands refer to the row, and whoever sends commands
 * without end would hold off a lock that waits for them; only a new e-mail address, which is a key too, needs that one.
 * @returns undefined if the member was removed
 */
export async function lockMember(tx: Tx, memberId: string, { forNewEmail }: { forNewEmail: boolean }) {
  return tx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .$if(forNewEmail, (query) => query.forUpdate())
    .$if(!forNewEmail, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

export async function findProviders(db: Db, memberId: string): Promise<Factors['providers']> {
  return db
    .selectFrom('social_accounts')
    .select(['provider', 'provider_user_id as id', 'confirmed_email as confirmedEmail'])
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute()
}

/** Whether the member's address was changed so recently that the change can be undone. */
export async function hasNewEmail(db: Db, memberId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('factor_changes')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'EMAIL')
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertChange(
  tx: Tx,
  change: {
    id: string
    memberId: string
    kind: FactorChange
    detail: Record<string, unknown>
    former: Factors
    notifiedEmail: string | null
    isUndoable: boolean
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('factor_changes')
    .values({
      id: change.id,
      member_id: change.memberId,
      kind: change.kind,
      detail: JSON.stringify(change.detail),
      former: JSON.stringify(change.former),
      told_email: change.notifiedEmail,
      is_undoable: change.isUndoable,
      undo_hash: null,
      undone_at: null,
      created_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute()
}

export async function findChange(db: Db, id: string) {
  return db
    .selectFrom('factor_changes as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.kind', 'c.detail', 'c.told_email as notifiedEmail', 'm.lang_code as langCode'])
    .select(['c.is_undoable as isUndoable', 'c.undone_at as undoneAt', 'c.expires_at as expiresAt'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

export async function setUndoHash(db: Db, id: string, undoHash: Buffer): Promise<void> {
  await db.updateTable('factor_changes').set({ undo_hash: undoHash }).where('id', '=', id).execute()
}

/** A change that the token can still undo. */
export async function findUndoable(db: Db, undoHash: Buffer, now: Date) {
  return db
    .selectFrom('factor_changes')
    .select(['id', 'member_id as memberId', 'kind', 'former'])
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('undo_hash', '=', undoHash)
    .where('is_undoable', '=', true)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Marks the change and all later ones as undone, because an attacker may have made those too. */
export async function markUndone(tx: Tx, memberId: string, from: string, now: Date): Promise<void> {
  await tx
    .updateTable('factor_changes')
    .set({ undone_at: now })
    .where('member_id', '=', memberId)
    .where('id', '>=', from)
    .where('undone_at', 'is', null)
    .execute()
}

/** Restores factors and removes the password. A number or provider now held by somebody else stays theirs. */
export async function restoreFactors(tx: Tx, memberId: string, former: Factors, now: Date): Promise<void> {
  const { email, emailVerifiedAt, cellphone, cellphoneVerifiedAt, providers } = former
  await sql`
    update members m set email = ${email}, email_verified_at = ${emailVerifiedAt}::timestamptz, password_hash = null,
      cellphone = case when free then ${cellphone}::text end,
      cellphone_verified_at = case when free then ${cellphoneVerifiedAt}::timestamptz end
    from (select not exists (select from members o where o.cellphone = ${cellphone}::text
      and o.cellphone_verified_at is not null and o.id <> ${memberId}) as free) as number
    where m.id = ${memberId}`.execute(tx)
  await tx.deleteFrom('social_accounts').where('member_id', '=', memberId).execute()
  for (const { provider, id, confirmedEmail } of providers)
    await insertConnection(tx, { provider, providerUserId: id, memberId, confirmedEmail, now })
}

export interface Connection {
  provider: SocialProvider
  providerUserId: string
  memberId: string
  /** The account's address, if the provider vouches for it. */
  confirmedEmail: string | null
  now: Date
}

/** @returns false if the provider's account is taken, or the member has another one there */
export async function insertConnection(db: Db, connection: Connection): Promise<boolean> {
  const inserted = await db
    .insertInto('social_accounts')
    .values({
      provider: connection.provider,
      provider_user_id: connection.providerUserId,
      member_id: connection.memberId,
      confirmed_email: connection.confirmedEmail,
      created_at: connection.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** @returns whether there was one */
export async function deleteConnection(tx: Tx, memberId: string, provider: SocialProvider): Promise<boolean> {
  const row = await tx
    .deleteFrom('social_accounts')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Removes sign-in by cellphone, and by providers that did not vouch for the address.
 * @returns what was removed
 */
export async function dropUnconfirmed(
  tx: Tx,
  memberId: string,
  email: string,
): Promise<{ cellphone: boolean; providers: SocialProvider[] }> {
  const phone = await tx
    .updateTable('members')
    .set({ cellphone: null, cellphone_verified_at: null })
    .where('id', '=', memberId)
    .where('cellphone_verified_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  const dropped = await tx
    .deleteFrom('social_accounts')
    .where('member_id', '=', memberId)
    .where('confirmed_email', 'is distinct from', email)
    .returning('provider')
    .execute()
  return { cellphone: phone !== undefined, providers: dropped.map((each) => each.provider).toSorted() }
}

export async function setPassword(tx: Tx, memberId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', memberId).execute()
}

/** Writes the hash of the same password anew, unless the password was changed meanwhile. */
export async function replaceHash(
  db: Db,
  { id, from, to }: { id: string; from: string | null; to: string },
): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute()
}

/**
 * Takes a number from its current holder.
 * @returns the former holder
 */
export async function takeNumber(tx: Tx, cellphone: string, memberId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('members')
    .set({ cellphone: null, cellphone_verified_at: null })
    .where('cellphone', '=', cellphone)
    .where('cellphone_verified_at', 'is not', null)
    .where('id', '<>', memberId)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function setNumber(tx: Tx, memberId: string, cellphone: string, now: Date): Promise<void> {
  await tx
    .updateTable('members')
    .set({ cellphone, cellphone_verified_at: now })
    .where('id', '=', memberId)
    .execute()
}

/**
 * Notes that the member has just proven their number once more.
 * @returns whether it is still theirs
 */
export async function renewNumber(tx: Tx, memberId: string, cellphone: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('members')
    .set({ cellphone_verified_at: now })
    .where('id', '=', memberId)
    .where('cellphone', '=', cellphone)
    .where('cellphone_verified_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false if the address has an account, or is reserved for undoing a change */
export async function setEmail(tx: Tx, memberId: string, email: string, now: Date): Promise<boolean> {
  if (await isEmailReserved(tx, email, now, memberId)) return false
  const { rows } = await sql`
    update members set email = ${email}, email_verified_at = ${now}
    where id = ${memberId} and not exists (select from members o where o.email = ${email} and o.id <> ${memberId})
    returning id`.execute(tx)
  return rows.length > 0
}
