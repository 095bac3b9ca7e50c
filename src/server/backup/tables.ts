import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** Kept by migrations themselves. */
const OF_MIGRATIONS = ['migrations', 'migration_lock']
const PART_BYTES = 4 * 1024 * 1024

/** Rows of a table in PostgreSQL's COPY text format, in parts that may end inside a row. */
export interface TablePart {
  table: string
  content: Buffer
}

export interface Sequence {
  name: string
  value: number
}

/** Names of the tables in `public` that hold the site's data. */
export async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by relname`,
    [OF_MIGRATIONS],
  )
  return rows.map(({ name }) => name)
}

/** Sequences that were used, with the last value. */
export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}

/** Columns with values of their own, without those that PostgreSQL computes. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = format('public.%I', $1::text)::regclass and attnum > 0
       and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.columns ?? ''
}

/**
 * Reads all rows of a table.
 * @param client in a transaction whose snapshot all tables share
 */
export async function* dumpTable(client: pg.ClientBase, table: string): AsyncGenerator<TablePart> {
  const columns = await columnsOf(client, table)
  const rows = client.query(to(`copy public.${quoted(table)} (${columns}) to stdout`))
  let kept: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    kept.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    yield { table, content: Buffer.concat(kept) }
    kept = []
    bytes = 0
  }
  if (bytes > 0) yield { table, content: Buffer.concat(kept) }
}

/**
 * Fills the tables of a migrated database with nothing but the given rows.
 * @param client in a transaction, as owner of the tables
 * @param parts of one table after the other
 */
export async function loadTables(
  client: pg.ClientBase,
  parts: AsyncIterable<TablePart>,
  sequences: readonly Sequence[],
): Promise<void> {
  const tables = await tablesOf(client)
  const names = tables.map((table) => `public.${quoted(table)}`)
  // References are checked once, when all rows are there; triggers have run when the rows were written first.
  const references = await dropReferences(client)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  await copyParts(client, parts)
  for (const { name, value } of sequences)
    await client.query(`select setval(format('public.%I', $1::text)::regclass, $2)`, [name, value])
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const statement of references) await client.query(statement)
}

/** @returns the statements that create the references again */
async function dropReferences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ create }) => create)
}

async function copyParts(client: pg.ClientBase, parts: AsyncIterable<TablePart>): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]()
  let next = await iterator.next()
  async function* contentOf(table: string): AsyncGenerator<Buffer> {
    while (!next.done && next.value.table === table) {
      yield next.value.content
      next = await iterator.next()
    }
  }
  while (!next.done) {
    const { table } = next.value
    const columns = await columnsOf(client, table)
    const rows = client.query(from(`copy public.${quoted(table)} (${columns}) from stdin`))
    await pipeline(Readable.from(contentOf(table), { objectMode: false }), rows)
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
