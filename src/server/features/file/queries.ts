import { sql } from 'kysely'
import type { FileType } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'

export async function findFile(db: Db, reference: string) {
  return db
    .selectFrom('files')
    .select(['content_type as contentType', 'is_public as isPublic'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

export interface NewFile {
  reference: string
  type: FileType
  contentType: string
  size: number
  /** Null for files imported from the command line. */
  ownerId: string | null
  isPublic: boolean
  now: Date
}

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db
    .insertInto('files')
    .values({ ...columnsOf(file), unused_since: file.now })
    .execute()
}

/** Inserts files that rows of the same transaction refer to. */
export async function insertUsedFiles(db: Db, files: NewFile[]): Promise<void> {
  if (files.length > 0) await db.insertInto('files').values(files.map(columnsOf)).execute()
}

const columnsOf = (file: NewFile) => ({
  reference: file.reference,
  type: file.type,
  content_type: file.contentType,
  size: file.size,
  owner_id: file.ownerId,
  is_public: file.isPublic,
  created_at: file.now,
})

/** Marks a file as used if it is the member's and of that type: one conditional update, which the sweep waits for. */
export async function markUsed(
  db: Db,
  file: { reference: string; ownerId: string; type: FileType },
): Promise<boolean> {
  const marked = await db
    .updateTable('files')
    .set({ unused_since: null })
    .where('reference', '=', file.reference)
    .where('owner_id', '=', file.ownerId)
    .where('type', '=', file.type)
    .returning('reference')
    .executeTakeFirst()
  return marked !== undefined
}

/** The same for files that the server fetched. */
export async function markAllUsed(db: Db, references: string[]): Promise<void> {
  if (references.length === 0) return
  await db.updateTable('files').set({ unused_since: null }).where('reference', 'in', references).execute()
}

export async function markUnused(db: Db, reference: string, now: Date): Promise<void> {
  await markAllUnused(db, [reference], now)
}

/** Files without an owner are kept. */
export async function markAllUnused(db: Db, references: string[], now: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ unused_since: now })
    .where('reference', 'in', references)
    .where('owner_id', 'is not', null)
    .execute()
}

/** Records a reference before its image is stored, so that the sweep finds the image even if the command fails. */
export async function recordUpload(db: Db, reference: string, now: Date): Promise<void> {
  await db.insertInto('begun_uploads').values({ reference, begun_at: now }).execute()
}

/** Call it in the transaction that inserts the image's row. */
export async function deleteUploadRecord(tx: Db, reference: string): Promise<void> {
  await tx.deleteFrom('begun_uploads').where('reference', '=', reference).execute()
}

/**
 * Deletes records of uploads started before then.
 * @returns at most `limit` references
 */
export async function deleteStaleUploads(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const due = tx.selectFrom('begun_uploads').select('reference').where('begun_at', '<', before)
  const deleted = await tx
    .deleteFrom('begun_uploads')
    .where('reference', 'in', due.orderBy('begun_at').limit(limit))
    .returning('reference')
    .execute()
  return deleted.map(({ reference }) => reference)
}

/**
 * Deletes rows of files unused since before then.
 * @returns at most `limit` references
 */
export async function deleteUnused(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const due = await tx
    .selectFrom('files')
    .select('reference')
    .where('unused_since', '<', before)
    .orderBy('unused_since')
    .limit(limit)
    .forUpdate()
    .execute()
  const references = due.map((file) => file.reference)
  const used = await usedAmong(tx, references)
  if (used.size > 0) {
    await tx
      .updateTable('files')
      .set({ unused_since: null })
      .where('reference', 'in', [...used])
      .execute()
  }
  const unused = references.filter((reference) => !used.has(reference))
  if (unused.length > 0) await tx.deleteFrom('files').where('reference', 'in', unused).execute()
  return unused
}

/**
 * References still used by some row. The columns are read from the catalogue, so that new tables are included
 * automatically.
 */
async function usedAmong(tx: Tx, references: string[]): Promise<Set<string>> {
  if (references.length === 0) return new Set()
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass`.execute(tx)
  const parts = columns.map(
    ({ table, column }) => sql<{ reference: string }>`
      select ${sql.ref(column)} as reference from ${sql.table(table)} where ${sql.ref(column)} = any(${references})`,
  )
  const { rows } = await sql<{ reference: string }>`${sql.join(parts, sql` union all `)}`.execute(tx)
  return new Set(rows.map((row) => row.reference))
}
