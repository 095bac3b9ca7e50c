import { EMAIL_CODE } from '../../../contract/account/email.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { enqueueTask, type TaskPayloads } from '../../db/tasks.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { countOthers, findOthers, lockOthers, openedWith, STORES, writeSealed } from './stores.ts'

const BATCH = 200
/** Codes in mails are what is valid longest of all that a key has hashed or signed. */
const VALID_FOR = EMAIL_CODE.minutes * 60_000

/**
 * Notes at the start which key is used, and begins to rewrite what the former one has encrypted.
 * @returns a warning if the site used another key before, which is not given as the former one
 */
export async function noteSecretKey(tx: Tx, secret: Secret, now: Date): Promise<string | null> {
  const last = await newestKey(tx)
  if (last?.key_id !== secret.id)
    await tx.insertInto('secret_keys').values({ key_id: secret.id, used_since: now }).execute()
  if (secret.former) await beginRenewal(tx, secret, now)
  if (!last || last.key_id === secret.id || last.key_id === secret.former?.id) return null
  return 'SECRET_KEY is not the key that this site used last: what that one encrypted cannot be read without SECRET_KEY_FORMER'
}

/** Enqueues a task for each store that has something of another key, unless one is under way. */
export async function beginRenewal(tx: Tx, secret: Secret, now: Date): Promise<void> {
  const busy = await storesUnderWay(tx)
  for (const store of STORES) {
    if (busy.has(store.name) || (await countOthers(tx, store, secret)) === 0) continue
    await enqueueTask(tx, 'renew-secrets', { store: store.name, after: null }, now)
  }
}

/**
 * Background task: encrypts a batch of a store's rows with the current key, and goes on behind the last one. Running it
 * again changes nothing.
 * @returns number of rows that neither key opens; they stay as they are
 */
export async function renewSecrets(
  db: Db,
  secret: Secret,
  { store: name, after }: TaskPayloads['renew-secrets'],
  now: Date,
): Promise<number> {
  const store = STORES.find((each) => each.name === name)
  if (!store) throw new Error(`nothing is stored as ${name}`)
  return inTransaction(db, async (tx) => {
    const rows = await lockOthers(tx, store, secret, { after, most: BATCH })
    let unreadable = 0
    for (const row of rows) {
      const text = openedWith(secret, store, row)
      if (text === null) {
        unreadable += 1
        continue
      }
      if (store.purpose === 'second-factor') await keepCodeKey(tx, secret, row.id)
      const sealed = secret.encrypt(store.purpose, text, row.id)
      await writeSealed(tx, store, { id: row.id, sealed })
    }
    const last = rows.at(-1)
    if (last && rows.length === BATCH)
      await enqueueTask(tx, 'renew-secrets', { store: name, after: last.id }, now)
    return unreadable
  })
}

/** Recovery codes are known to their operator only, so they stay hashed as they are; what hashed them is kept. */
async function keepCodeKey(tx: Tx, { former, ...secret }: Secret, memberId: string): Promise<void> {
  if (!former) return
  const key = former.hashKey('second-factor').toString('hex')
  await tx
    .updateTable('operator_factors')
    .set({ code_key: secret.encrypt('recovery-codes', key, memberId) })
    .where('member_id', '=', memberId)
    .where('code_key', 'is', null)
    .execute()
}

/** How far a change of keys is. */
export interface KeyChange {
  /** Stores with something that is not encrypted with the current key. */
  left: { name: string; count: number; unreadable: number }[]
  /** From when on the former key is not needed; null while something is left, or no server uses the current key yet. */
  removableFrom: Date | null
}

/** @returns null without a former key */
export async function keyChange(db: Db, secret: Secret): Promise<KeyChange | null> {
  if (!secret.former) return null
  const left: KeyChange['left'] = []
  for (const store of STORES) {
    const count = await countOthers(db, store, secret)
    if (count > 0)
      left.push({ name: store.name, count, unreadable: await countUnreadable(db, store, secret) })
  }
  const newest = await newestKey(db)
  const isUsed = newest?.key_id === secret.id
  const isDone = left.length === 0 && (await storesUnderWay(db)).size === 0
  const removableFrom = isUsed && isDone ? new Date(newest.used_since.getTime() + VALID_FOR) : null
  return { left, removableFrom }
}

async function countUnreadable(db: Db, store: (typeof STORES)[number], secret: Secret): Promise<number> {
  let unreadable = 0
  let after: string | null = null
  for (;;) {
    const rows = await findOthers(db, store, secret, { after, most: BATCH })
    unreadable += rows.filter((row) => openedWith(secret, store, row) === null).length
    after = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) return unreadable
  }
}

async function newestKey(db: Db) {
  return db.selectFrom('secret_keys').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

async function storesUnderWay(db: Db): Promise<ReadonlySet<string>> {
  const tasks = await db.selectFrom('tasks').select('payload').where('kind', '=', 'renew-secrets').execute()
  return new Set(tasks.map(({ payload }) => (payload as TaskPayloads['renew-secrets']).store))
}
