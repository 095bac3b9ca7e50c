import type { SavedSearch, SearchTerms } from '../../../contract/job/saved-search.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { SearchMatch } from '../../db/alert-tables.ts'

export interface NewSearch {
  memberId: string
  id: string
  name: string
  terms: SearchTerms
  alertOn: boolean
}

export async function findSearches(db: Db, memberId: string): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'terms', 'alert_on', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, name, terms, alert_on: alertOn, created_at: created }) => ({
    id,
    name,
    terms,
    alertOn,
    createdDate: created.toISOString(),
  }))
}

/** So that two devices cannot save more than the limit at once. */
export async function lockOwner(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
}

export async function countOthers(db: Db, memberId: string, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  return count
}

export async function upsertSearch(db: Db, search: NewSearch, match: SearchMatch, now: Date): Promise<void> {
  const values = {
    name: search.name,
    terms: JSON.stringify(search.terms),
    alert_on: search.alertOn,
    updated_at: now,
    ...match,
  }
  await db
    .insertInto('saved_searches')
    .values({ ...values, member_id: search.memberId, id: search.id, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'id']).doUpdateSet(values))
    .execute()
}

export async function deleteSearch(db: Db, memberId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('member_id', '=', memberId).where('id', '=', id).execute()
}
