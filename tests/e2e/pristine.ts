import pg from 'pg'

interface Table {
  name: string
  /** Quoted, without generated columns, which the database fills in. */
  columns: string
  /** Quoted columns of the primary key. */
  key: string[]
  rows: number
  /** Transaction id; rows that this or a later transaction wrote have changed. */
  since: string
}

/** A database whose rows can be restored while a server uses it. */
export interface Pristine {
  restore(): Promise<void>
  close(): Promise<void>
}

const DEADLOCK = '40P01'
/** By its rows the server tells whether a kept answer still holds: restoring is a change as well. */
const CHANGES = 'public_changes'
/** Counts of lists are kept for a minute by this number, which therefore only rises. */
const LISTING_VERSION = 'job_listing_version'

/**
 * Copies all rows into a schema of their own.
 * @param administration connects as a superuser, for whom no trigger fires
 */
export async function keepPristine(administration: pg.ClientConfig): Promise<Pristine> {
  const client = new pg.Client(administration)
  await client.connect()
  // Foreign keys and the triggers of append-only tables do not apply to what is set back.
  await client.query('set session_replication_role = replica')
  await client.query('create schema pristine')
  await client.query('begin isolation level repeatable read')
  const tables = await tablesOf(client)
  const { rows } = await client.query<{ since: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as since',
  )
  for (const table of tables) {
    const copy = await client.query(
      `create unlogged table pristine.${table.name} as table public.${table.name}`,
    )
    Object.assign(table, { since: rows[0]?.since, rows: copy.rowCount })
  }
  await client.query('commit')
  return {
    async restore() {
      while (!(await tryToRestore(client, tables)));
    },
    close: () => client.end(),
  }
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select quote_ident(c.relname) as name, 0 as rows, '0' as since,
      (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(quote_ident(a.attname)::text) from pg_index i join pg_attribute a
        on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('${CHANGES}', '${LISTING_VERSION}') order by 1`)
  const without = rows.filter(({ key }) => key === null)
  if (without.length > 0) throw new Error(`no primary key: ${without.map(({ name }) => name).join(', ')}`)
  return rows
}

/** @returns false if the transaction was ended by a deadlock with the server's background work */
async function tryToRestore(client: pg.Client, tables: readonly Table[]): Promise<boolean> {
  const changed = await changedOf(client, tables)
  if (changed.length === 0) return true
  try {
    await client.query('begin')
    await client.query(
      `lock table ${changed.map(({ name }) => `public.${name}`).join(', ')} in exclusive mode`,
    )
    for (const table of changed) await client.query(restoring(table))
    await client.query(`insert into ${CHANGES} (part) values ('jobs'), ('news')`)
    await client.query(`update ${LISTING_VERSION} set version = version + 1`)
    const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
    await client.query('commit')
    for (const table of changed) table.since = String(Number(rows[0]?.xid) + 1)
    return true
  } catch (error) {
    await client.query('rollback')
    if (error instanceof pg.DatabaseError && error.code === DEADLOCK) return false
    throw error
  }
}

const changedSince = ({ since }: Table) => `age(xmin) <= age('${since}'::xid)`

async function changedOf(client: pg.Client, tables: readonly Table[]): Promise<Table[]> {
  const checks = tables.map(
    ({ name, rows, since }) => `select '${name}' as name from public.${name}
      having count(*) <> ${rows} or min(age(xmin)) <= age('${since}'::xid)`,
  )
  const { rows: found } = await client.query<{ name: string }>(checks.join(' union all '))
  return tables.filter((table) => found.some(({ name }) => name === table.name))
}

/** Deletes what was inserted or updated, then inserts what is missing. */
function restoring(table: Table): string {
  const { name, columns, key } = table
  const isThere = key.map((column) => `present.${column} = kept.${column}`).join(' and ')
  return `delete from public.${name} where ${changedSince(table)};
    insert into public.${name} (${columns}) overriding system value select ${columns} from pristine.${name} kept
      where not exists (select from public.${name} present where ${isThere})`
}
