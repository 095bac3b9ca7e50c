import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type ReadQuery, readQuery } from './read-query.ts'

/**
 * Reads what somebody typed. The name of a verified business is text: many names are made of a place and a trade. Names
 * that nobody has checked do not count, as anybody could take a common word for theirs.
 */
export async function readTyped(db: Db, query: string): Promise<ReadQuery> {
  const read = readQuery(query)
  const isName = isDivided(query, read) && (await isCompany(db, query))
  return isName ? { parts: [], rest: query, unread: '' } : read
}

/** Whether a word was understood by its parts alone, as `화성정밀`. */
function isDivided(query: string, { parts }: ReadQuery): boolean {
  const typed = ` ${query.trim().split(/\s+/u).join(' ')} `
  return parts.some(({ text }) => !typed.includes(` ${text} `))
}

async function isCompany(db: Db, query: string): Promise<boolean> {
  const name = query.trim().toLowerCase()
  const forms = [name, `${name} 주식회사`, `주식회사 ${name}`, `(주)${name}`, `${name}(주)`, `㈜${name}`]
  const { rows } = await sql`
    select 1 from companies where lower(name) in (${sql.join(forms)}) and is_name_decided limit 1`.execute(db)
  return rows.length > 0
}
