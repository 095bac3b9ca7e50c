import { createHmac } from 'node:crypto'
import pg from 'pg'

export interface ClusterConnection {
  host: string
  port: number
  user: string
  password: string
  database: string
}

const ROLE = 'ilteo_app'
const LOCK = 7_417_001

/** Connects as the product's role, which can access its own data but neither the server nor its files. */
export function asAppRole(administration: ClusterConnection): ClusterConnection {
  const password = createHmac('sha256', administration.password).update(ROLE).digest('base64url')
  return { ...administration, user: ROLE, password }
}

/**
 * Creates the role if missing and makes it the owner of the product's schema; older clusters belong to the superuser.
 * Idempotent.
 */
export async function prepareAppRole(administration: ClusterConnection): Promise<void> {
  const client = new pg.Client(administration)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE])
    if (rowCount === 0) await client.query(`create role ${ROLE}`)
    const password = pg.escapeLiteral(asAppRole(administration).password)
    await client.query(
      `alter role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    )
    await client.query(`alter database ${administration.database} owner to ${ROLE}`)
    await client.query(`alter schema public owner to ${ROLE}`)
    await client.query(HAND_OVER)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Sequences and row types follow their tables; objects of extensions are skipped. */
const HAND_OVER = `
do $$
declare statement text;
begin
  for statement in
    with own as (select oid from pg_roles where rolname = '${ROLE}'),
      bound as (select objid from pg_depend where deptype in ('e', 'a', 'i'))
    select format('alter table %s owner to ${ROLE}', c.oid::regclass) from pg_class c, own
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and relowner <> own.oid
        and c.oid not in (select objid from pg_depend where deptype = 'e')
    union all
    select format('alter sequence %s owner to ${ROLE}', c.oid::regclass) from pg_class c, own
      where relnamespace = 'public'::regnamespace and relkind = 'S' and relowner <> own.oid
        and c.oid not in (select objid from bound)
    union all
    select format('alter routine %s owner to ${ROLE}', p.oid::regprocedure) from pg_proc p, own
      where pronamespace = 'public'::regnamespace and proowner <> own.oid and p.oid not in (select objid from bound)
    union all
    select format('alter type %s owner to ${ROLE}', t.oid::regtype) from pg_type t, own
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and typowner <> own.oid
        and t.oid not in (select objid from bound)
  loop
    execute statement;
  end loop;
end $$`
