import type { Db, Tx } from '../../db/database.ts'
import { countRows } from '../../db/page.ts'

export type OperatorFactor = NonNullable<Awaited<ReturnType<typeof findFactor>>>

export async function findFactor(db: Db, memberId: string) {
  return db.selectFrom('operator_factors').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** @returns false if the member has a confirmed key, which stays */
export async function replaceUnconfirmedKey(
  db: Db,
  { memberId, key, now }: { memberId: string; key: Buffer; now: Date },
): Promise<boolean> {
  const replaced = await db
    .insertInto('operator_factors')
    .values({ member_id: memberId, key, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ key, created_at: now })
        .where('operator_factors.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** @returns false if the key was replaced meanwhile, or is confirmed already */
export async function confirmKey(
  tx: Tx,
  { memberId, key, step, now }: { memberId: string; key: Buffer; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('operator_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .where('confirmed_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

export async function insertRecoveryCodes(
  tx: Tx,
  memberId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx
    .insertInto('operator_recovery_codes')
    .values(hashes.map((hash) => ({ member_id: memberId, code_hash: hash })))
    .execute()
}

/**
 * Consumes a time step and all earlier ones.
 * @returns false if a code of it or a later one was used before
 */
export async function consumeTimeStep(tx: Tx, memberId: string, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('operator_factors')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('member_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** @returns false if there is no such code, or it was used */
export async function takeRecoveryCode(
  tx: Tx,
  memberId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('operator_recovery_codes')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  return countRows(
    db.selectFrom('operator_recovery_codes').where('member_id', '=', memberId).where('used_at', 'is', null),
  )
}

export async function markSessionPassed(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ awaits_second_factor: false })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function isSessionPassed(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('awaits_second_factor')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.awaits_second_factor === false
}

export async function deleteFactor(tx: Db, memberId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('operator_factors')
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()
  return deleted !== undefined
}
