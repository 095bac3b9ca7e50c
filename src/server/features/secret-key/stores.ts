import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { Purpose, Secret } from '../../providers/secret/secret.ts'

/** A column of ciphertexts, each bound to the row's id. */
interface Store {
  name: string
  table: string
  id: string
  column: string
  purpose: Purpose
}

/** All that is stored encrypted. */
export const STORES: readonly Store[] = [
  { name: 'stays', table: 'stays', id: 'member_id', column: 'sealed', purpose: 'stay' },
  {
    name: 'registration numbers of businesses',
    table: 'business_verifications',
    id: 'company_id',
    column: 'person_number',
    purpose: 'personal-number',
  },
  {
    name: 'recipients of receipts',
    table: 'receipt_requests',
    id: 'order_id',
    column: 'recipient',
    purpose: 'personal-number',
  },
  {
    name: 'keys of recovery codes',
    table: 'operator_factors',
    id: 'member_id',
    column: 'code_key',
    purpose: 'recovery-codes',
  },
  {
    name: 'second factors',
    table: 'operator_factors',
    id: 'member_id',
    column: 'key',
    purpose: 'second-factor',
  },
]

interface SealedRow {
  id: string
  sealed: Buffer
}

/** Rows of the store that another key encrypted. */
const othersOf = ({ table, column }: Store, { mark }: Secret) =>
  sql`from ${sql.table(table)} where substring(${sql.ref(column)} from 1 for ${sql.lit(mark.length)}) <> ${mark}`

export async function countOthers(db: Db, store: Store, secret: Secret): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${othersOf(store, secret)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

interface Batch {
  /** Id of the last row of the batch before; null for the first. */
  after: string | null
  most: number
}

const batchOfOthers = (store: Store, secret: Secret, { after, most }: Batch) => sql<SealedRow>`
  select ${sql.ref(store.id)} as id, ${sql.ref(store.column)} as sealed ${othersOf(store, secret)}
    and ${after === null ? sql`true` : sql`${sql.ref(store.id)} > ${after}`}
  order by 1 limit ${most}`

export async function findOthers(db: Db, store: Store, secret: Secret, batch: Batch): Promise<SealedRow[]> {
  return (await batchOfOthers(store, secret, batch).execute(db)).rows
}

/** The same, locked: a change waits instead of being overwritten. */
export async function lockOthers(tx: Tx, store: Store, secret: Secret, batch: Batch): Promise<SealedRow[]> {
  return (await sql<SealedRow>`${batchOfOthers(store, secret, batch)} for no key update`.execute(tx)).rows
}

export async function writeSealed(
  db: Db,
  { table, id: idColumn, column }: Store,
  { id, sealed }: SealedRow,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where ${sql.ref(idColumn)} = ${id}`.execute(
    db,
  )
}

/** What a store's ciphertext says; null if neither key opens it. */
export function openedWith(secret: Secret, { purpose }: Store, { id, sealed }: SealedRow): string | null {
  try {
    return secret.decrypt(purpose, sealed, id)
  } catch {
    return null
  }
}
