import { sql } from 'kysely'
import type { Role } from '../../../contract/enums.ts'
import { CERTIFICATION } from '../../../contract/certification.ts'
import type { Db, Tx } from '../../db/database.ts'

const HOUR = 3_600_000

interface NewCode {
  numberHash: Buffer
  codeHash: Buffer
  now: Date
}

/**
 * Puts a new code in the place of the number's former one, unless the number got one within the pause, or its last five
 * within an hour: one conditional statement, so that no two requests can both be the fifth.
 * @returns whether there was room for it
 */
export async function insertCode(db: Db, { numberHash, codeHash, now }: NewCode): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + CERTIFICATION.validSeconds * 1000)
  const pause = new Date(now.getTime() - CERTIFICATION.resendAfterSeconds * 1000)
  const hour = new Date(now.getTime() - HOUR)
  const { rows } = await sql`
    insert into certifications (number_hash, code_hash, tries, expires_at, used_at, recent_sends)
    values (${numberHash}, ${codeHash}, 0, ${expiresAt}, null, array[${now}::timestamptz])
    on conflict (number_hash) do update set
      code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, used_at = null,
      recent_sends = excluded.recent_sends || certifications.recent_sends[1:${sql.lit(CERTIFICATION.sendsPerHour - 1)}]
    where coalesce(certifications.recent_sends[1] <= ${pause}, true)
      and coalesce(certifications.recent_sends[${sql.lit(CERTIFICATION.sendsPerHour)}] <= ${hour}, true)
    returning true`.execute(db)
  return rows.length > 0
}

/** Seconds until the number may get another code. */
export async function secondsToNextSend(db: Db, numberHash: Buffer, now: Date): Promise<number> {
  const row = await db
    .selectFrom('certifications')
    .select('recent_sends')
    .where('number_hash', '=', numberHash)
    .executeTakeFirst()
  const sends = row?.recent_sends ?? []
  const [latest] = sends
  const oldest = sends[CERTIFICATION.sendsPerHour - 1]
  const free = Math.max(
    latest ? latest.getTime() + CERTIFICATION.resendAfterSeconds * 1000 : 0,
    oldest ? oldest.getTime() + HOUR : 0,
  )
  return (free - now.getTime()) / 1000
}

/** Takes back a code that could not be sent: it counts for nothing, and another may be asked for at once. */
export async function takeBackCode(db: Db, { numberHash, codeHash, now }: NewCode): Promise<void> {
  await sql`
    update certifications set expires_at = ${now}, recent_sends = recent_sends[2:]
    where number_hash = ${numberHash} and code_hash = ${codeHash}`.execute(db)
}

/**
 * Counts a try and, where the code fits, uses it up, in one statement: tries at the same moment are counted one by one.
 * @returns whether it fits; null where there is no code to try
 */
export async function tryCode(db: Db, { numberHash, codeHash, now }: NewCode): Promise<boolean | null> {
  const { rows } = await sql<{ fits: boolean }>`
    update certifications set tries = tries + 1,
      used_at = case when code_hash = ${codeHash} then ${now}::timestamptz end
    where number_hash = ${numberHash} and used_at is null and expires_at > ${now}
      and tries < ${sql.lit(CERTIFICATION.tries)}
    returning used_at is not null as fits`.execute(db)
  return rows[0]?.fits ?? null
}

export async function deleteExpiredCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('certifications').where('expires_at', '<', before).execute()
}

export async function findMemberByNumber(
  db: Db,
  cellphone: string,
): Promise<{ id: string; role: Role } | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'role'])
    .where('cellphone', '=', cellphone)
    .where('cellphone_verified_at', 'is not', null)
    .executeTakeFirst()
}

/** The number is this member's from now on, and nobody else's. */
export async function moveNumber(
  tx: Tx,
  {
    numberHash,
    cellphone,
    memberId,
    now,
  }: { numberHash: Buffer; cellphone: string; memberId: string; now: Date },
): Promise<void> {
  // Two members who certify one number at the same moment take turns.
  await tx
    .selectFrom('certifications')
    .select('number_hash')
    .where('number_hash', '=', numberHash)
    .forUpdate()
    .execute()
  await tx
    .updateTable('members')
    .set({ cellphone: null, cellphone_verified_at: null })
    .where('cellphone', '=', cellphone)
    .where('cellphone_verified_at', 'is not', null)
    .where('id', '<>', memberId)
    .execute()
  await tx
    .updateTable('members')
    .set({ cellphone, cellphone_verified_at: now })
    .where('id', '=', memberId)
    .execute()
}
