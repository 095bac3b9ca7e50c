import { sql } from 'kysely'
import type { Role } from '../../../contract/base/enums.ts'
import { CERTIFICATION } from '../../../contract/account/certification.ts'
import type { Db, Tx } from '../../db/database.ts'

const HOUR = 3_600_000

export interface CodeKey {
  numberHash: Buffer
  requesterHash: Buffer
}
interface NewCode extends CodeKey {
  codeHash: Buffer
  now: Date
}

/** A quota that sends are counted against. */
export interface SendQuota {
  numberHash: Buffer
  shareHash: Buffer
  /** Maximum in any sixty minutes. */
  most: number
  /** Minimum seconds between two sends. */
  pause: number
}

/**
 * Counts a send unless the quota is used up or within its pause: one conditional statement, safe for concurrent
 * requests.
 * @returns whether the send is allowed
 */
export async function countSend(db: Db, share: SendQuota, now: Date): Promise<boolean> {
  const pause = new Date(now.getTime() - share.pause * 1000)
  const hour = new Date(now.getTime() - HOUR)
  const { rows } = await sql`
    insert into certification_sends (number_hash, share_hash, recent_sends)
    values (${share.numberHash}, ${share.shareHash}, array[${now}::timestamptz])
    on conflict (number_hash, share_hash) do update set
      recent_sends = excluded.recent_sends || certification_sends.recent_sends[1:${sql.lit(share.most - 1)}]
    where coalesce(certification_sends.recent_sends[1] <= ${pause}, true)
      and coalesce(certification_sends.recent_sends[${sql.lit(share.most)}] <= ${hour}, true)
    returning true`.execute(db)
  return rows.length > 0
}

/** Seconds until the quota allows another send. */
export async function secondsToNextSend(db: Db, share: SendQuota, now: Date): Promise<number> {
  const row = await db
    .selectFrom('certification_sends')
    .select('recent_sends')
    .where('number_hash', '=', share.numberHash)
    .where('share_hash', '=', share.shareHash)
    .executeTakeFirst()
  const sends = row?.recent_sends ?? []
  const [latest] = sends
  const oldest = sends[share.most - 1]
  const free = Math.max(
    latest ? latest.getTime() + share.pause * 1000 : 0,
    oldest ? oldest.getTime() + HOUR : 0,
  )
  return (free - now.getTime()) / 1000
}

/** Replaces the requester's previous code. */
export async function putCode(db: Db, { numberHash, requesterHash, codeHash, now }: NewCode): Promise<void> {
  const expiresAt = new Date(now.getTime() + CERTIFICATION.validSeconds * 1000)
  const code = { code_hash: codeHash, tries: 0, expires_at: expiresAt, used_at: null }
  await db
    .insertInto('certification_codes')
    .values({ number_hash: numberHash, requester_hash: requesterHash, ...code })
    .onConflict((conflict) => conflict.columns(['number_hash', 'requester_hash']).doUpdateSet(code))
    .execute()
}

/** Deletes a code that could not be sent and uncounts it, so that another can be requested at once. */
export async function discardUnsentCode(tx: Tx, code: NewCode, shares: readonly SendQuota[]): Promise<void> {
  await tx
    .updateTable('certification_codes')
    .set({ expires_at: code.now })
    .where('number_hash', '=', code.numberHash)
    .where('code_hash', '=', code.codeHash)
    .execute()
  await sql`
    update certification_sends set recent_sends = array_remove(recent_sends, ${code.now}::timestamptz)
    where number_hash = ${code.numberHash} and share_hash = any(${shares.map(({ shareHash }) => shareHash)}::bytea[])`.execute(
    tx,
  )
}

/**
 * Tells whether a code is correct without consuming it. A wrong one counts as a try, in one statement.
 * @returns null if there is none to try
 */
export async function probeCode(
  db: Db,
  { numberHash, requesterHash, codeHash, now }: NewCode,
): Promise<boolean | null> {
  const { rows } = await sql<{ fits: boolean }>`
    update certification_codes set tries = tries + (code_hash <> ${codeHash})::int
    where number_hash = ${numberHash} and requester_hash = ${requesterHash} and used_at is null
      and expires_at > ${now} and tries < ${sql.lit(CERTIFICATION.tries)}
    returning code_hash = ${codeHash} as fits`.execute(db)
  return rows[0]?.fits ?? null
}

/**
 * Counts a try and consumes a correct code in one statement, so that concurrent tries are counted one by one.
 * @returns whether the code is correct; null if there is none to try
 */
export async function tryCode(
  db: Db,
  { numberHash, requesterHash, codeHash, now }: NewCode,
): Promise<boolean | null> {
  const { rows } = await sql<{ fits: boolean }>`
    update certification_codes set tries = tries + 1,
      used_at = case when code_hash = ${codeHash} then ${now}::timestamptz end
    where number_hash = ${numberHash} and requester_hash = ${requesterHash} and used_at is null
      and expires_at > ${now} and tries < ${sql.lit(CERTIFICATION.tries)}
    returning used_at is not null as fits`.execute(db)
  return rows[0]?.fits ?? null
}

export async function deleteExpiredCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('certification_codes').where('expires_at', '<', before).execute()
  await sql`delete from certification_sends where coalesce(recent_sends[1] < ${before}, true)`.execute(db)
}

export interface NumberHolder {
  id: string
  role: Role
  name: string
  email: string | null
  passwordHash: string | null
  /** When somebody last entered a code that was sent to the number. */
  provenAt: Date
}

export async function findNumberHolder(db: Db, cellphone: string): Promise<NumberHolder | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'role', 'name', 'email', 'password_hash as passwordHash'])
    .select('cellphone_verified_at as provenAt')
    .where('cellphone', '=', cellphone)
    .where('cellphone_verified_at', 'is not', null)
    .$narrowType<{ provenAt: Date }>()
    .executeTakeFirst()
}

export async function insertProof(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.insertInto('number_proofs').values({ token_hash: tokenHash, expires_at: expiresAt }).execute()
}

const proofs = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('number_proofs')
    .select('member_id as memberId')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)

/** A proof that is still valid. */
export const findProof = (db: Db, tokenHash: Buffer, now: Date) =>
  proofs(db, tokenHash, now).executeTakeFirst()

/** The same, locked, so that its uses come one after another. */
export const lockProof = (tx: Tx, tokenHash: Buffer, now: Date) =>
  proofs(tx, tokenHash, now).forUpdate().executeTakeFirst()

/** From then on the proof opens this account only. */
export async function keepProofFor(tx: Tx, tokenHash: Buffer, memberId: string): Promise<void> {
  await tx
    .updateTable('number_proofs')
    .set({ member_id: memberId })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Serializes members who certify the same number. */
export async function lockCode(tx: Tx, numberHash: Buffer): Promise<void> {
  await tx
    .selectFrom('certification_codes')
    .select('number_hash')
    .where('number_hash', '=', numberHash)
    .orderBy('requester_hash')
    .forUpdate()
    .execute()
}
