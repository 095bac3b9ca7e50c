import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isDivided } from './read-query.ts'

/**
 * Whether a query is the name of a verified business, which is then looked for as it is: many names are made of a place
 * and a trade. Names that others have not checked do not count, as anybody could take a common word for theirs.
 */
export async function namesCompany(db: Db, query: string): Promise<boolean> {
  if (!isDivided(query)) return false
  const name = query.trim().toLowerCase()
  const forms = [name, `${name} 주식회사`, `주식회사 ${name}`, `(주)${name}`, `${name}(주)`, `㈜${name}`]
  const { rows } = await sql`
    select 1 from companies where lower(name) in (${sql.join(forms)}) and is_name_decided limit 1`.execute(db)
  return rows.length > 0
}
