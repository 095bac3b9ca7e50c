import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError, fieldError } from '../../contract/base/errors.ts'
import { type Db, sqlState, type Tx } from '../db/database.ts'

export interface StoredAnswer {
  status: number
  body: unknown
  etag?: string
}

export interface Command {
  memberId: string
  key: string
  fingerprint: Buffer
  now: Date
}

const LOCK_NOT_AVAILABLE = '55P03'
const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Reads the Idempotency-Key header.
 * @throws AppError VALIDATION if it is empty, too long or not printable ASCII
 */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !KEY.test(header)) {
    throw fieldError('Idempotency-Key', 'INVALID', 'must be 1 to 200 printable ASCII characters')
  }
  return header
}

/** Identifies a command; two requests with the same fingerprint are the same command. */
export function fingerprint(method: string, url: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body) ?? ''}`)
    .digest()
}

/**
 * Runs a command at most once per member and key. The key is inserted first, in the transaction of the effect: a
 * second request waits two seconds for it, then finds the stored answer or is told that the first still runs.
 * @throws AppError IDEMPOTENCY_KEY_REUSED for another command under the key, IDEMPOTENCY_KEY_RUNNING while it runs
 */
export async function once(
  tx: Tx,
  command: Command,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> {
  if (!(await claimed(tx, command))) {
    const answer = await storedAnswer(tx, command)
    if (!answer) throw new AppError('IDEMPOTENCY_KEY_RUNNING', { retryAfter: 2 })
    return { ...answer, replayed: true }
  }
  const answer = await work()
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: JSON.stringify(answer.body), etag: answer.etag ?? null })
    .where('member_id', '=', command.memberId)
    .where('key', '=', command.key)
    .execute()
  return { ...answer, replayed: false }
}

async function claimed(tx: Tx, { memberId, key, fingerprint: print, now }: Command): Promise<boolean> {
  try {
    const { rows } = await sql<{ isNew: boolean }>`
      select claim_command(${memberId}, ${key}, ${print}, ${now}) as "isNew"`.execute(tx)
    return rows[0]?.isNew === true
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE)
      throw new AppError('IDEMPOTENCY_KEY_RUNNING', { retryAfter: 2 })
    throw error
  }
}

/**
 * The stored answer of a command; null if there is none.
 * @throws AppError IDEMPOTENCY_KEY_REUSED for another command under the key
 */
export async function storedAnswer(db: Db, command: Command): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer', 'etag'])
    .where('member_id', '=', command.memberId)
    .where('key', '=', command.key)
    .executeTakeFirst()
  if (!row || row.status === null) return null
  if (!row.fingerprint.equals(command.fingerprint)) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  return { status: row.status, body: row.answer, ...(row.etag === null ? {} : { etag: row.etag }) }
}
