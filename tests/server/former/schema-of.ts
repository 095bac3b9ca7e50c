import type pg from 'pg'

/** Everything that `create` statements make in `public`, one line each: two databases with equal lines have one schema. */
export async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    with tables as (
      select oid, relname, reloptions from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    )
    select format('table %s %s', relname, reloptions) as line from tables
    union all
    select format('column %s %s %s %s %s %s %s %s', relname, row_number() over (partition by relname order by attnum),
      attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
    from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select format('constraint %s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
    from tables join pg_constraint on conrelid = tables.oid
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select pg_get_triggerdef(pg_trigger.oid) from tables join pg_trigger on tgrelid = tables.oid and not tgisinternal
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('sequence %s %s %s', sequencename, data_type, start_value) from pg_sequences
    where schemaname = 'public'
    order by 1`)
  return rows.map(({ line }) => line)
}
