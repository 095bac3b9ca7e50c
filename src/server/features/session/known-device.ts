import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../db/database.ts'

/** An unused device is forgotten after this time. */
const FORGOTTEN_AFTER = 400 * 86_400_000
const MAX_DEVICES = 20

/** Whether the member has signed in before on the device with this token. */
export async function isKnownDevice(db: Db, token: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('member_id')
    .where('token_hash', '=', hashOf(token))
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Remembers that the member signed in on this device.
 * @param token sent by the device; only tokens issued by the server are accepted
 * @returns the token for the device to keep
 */
export async function rememberDevice(
  tx: Tx,
  { memberId, token, now }: { memberId: string; token: string | undefined; now: Date },
): Promise<string> {
  const kept = token !== undefined && (await isMadeHere(tx, token)) ? token : newToken()
  await tx
    .insertInto('known_devices')
    .values({ token_hash: hashOf(kept), member_id: memberId, created_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'member_id']).doUpdateSet({ last_used_at: now }),
    )
    .execute()
  await deleteExcessDevices(tx, memberId)
  return kept
}

/** Forgets all devices, because the member fears that somebody else signed in. */
export async function deleteDevices(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('member_id', '=', memberId).execute()
}

export async function deleteUnusedDevices(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER)
  await db.deleteFrom('known_devices').where('last_used_at', '<', before).execute()
}

async function deleteExcessDevices(db: Db, memberId: string): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('member_id', '=', memberId)
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('known_devices')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .orderBy('last_used_at', 'desc')
        .offset(MAX_DEVICES),
    )
    .execute()
}

async function isMadeHere(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('member_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row !== undefined
}

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest()
