import { type Selectable, sql } from 'kysely'
import { v7 } from 'uuid'
import type { ArrearsMatch, ArrearsStatus } from '../../../contract/case/arrears.ts'
import type { ArrearsTables } from '../../db/arrears-tables.ts'
import type { Db, Tx } from '../../db/database.ts'
import { shapeOf } from '../operator/shape.ts'
import { byStatus, type CaseList } from '../operator/case-list.ts'
import type { ListedEmployer } from './read-list.ts'

export type ArrearsListRow = Selectable<ArrearsTables['arrears_lists']>
type MatchRow = Selectable<ArrearsTables['arrears_matches']>

/** Two imports at a time would both replace the same list. */
export async function lockList(tx: Tx): Promise<ArrearsListRow | undefined> {
  await sql`lock table arrears_lists in share row exclusive mode`.execute(tx)
  return tx.selectFrom('arrears_lists').selectAll().executeTakeFirst()
}

export async function saveList(db: Db, list: Omit<ArrearsListRow, 'is_only'>): Promise<void> {
  await db
    .insertInto('arrears_lists')
    .values(list)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(list))
    .execute()
}

/** Replaces the entries; one that stays keeps its id, and with it what was decided about it. */
export async function replaceEntries(
  tx: Tx,
  employers: readonly ListedEmployer[],
): Promise<{ added: number; removed: number }> {
  const keys = employers.map(({ key }) => key)
  const gone = await sql`delete from arrears_entries where key <> all (${keys}::bytea[])`.execute(tx)
  const { rows } = await sql<{ is_new: boolean }>`
    insert into arrears_entries as e (id, key, business_name, person_name, person_key, address, amount)
    select * from unnest(${employers.map(() => v7())}::uuid[], ${keys}::bytea[],
      ${employers.map(({ businessName }) => businessName)}::text[],
      ${employers.map(({ personName }) => personName)}::text[],
      ${employers.map(({ personKey }) => personKey)}::text[],
      ${employers.map(({ address }) => address)}::text[],
      ${employers.map(({ amount }) => amount)}::bigint[])
    on conflict (key) do update set amount = excluded.amount
    returning e.xmax = 0 as is_new`.execute(tx)
  return {
    added: rows.filter((row) => row.is_new).length,
    removed: Number(gone.numAffectedRows ?? 0),
  }
}

export interface Candidate {
  company_id: string
  entry_id: string
  same_name: boolean
  company_person: string
  entry_person: string
  company_address: string | null
  entry_address: string
}

/** Pairs with the same business name, or with the same person; whether that is enough is compared afterwards. */
export async function findCandidates(db: Db, companyId: string | null): Promise<Candidate[]> {
  const business = sql`
    select b.company_id, b.person_name, b.address, company_name_key(b.business_name) as name_key,
      lower(regexp_replace(normalize(b.person_name, nfkc), '외\\s*\\d+\\s*(명|인)|[^[:alnum:]]', '', 'g')) as person_key
    from business_verifications b join companies c on c.id = b.company_id
    where b.status = 'VERIFIED' and c.verified_at is not null
      and (${companyId}::uuid is null or b.company_id = ${companyId})`
  const { rows } = await sql<Candidate>`
    with business as materialized (${business}), pair as (
      select b.company_id, e.id as entry_id from business b
        join arrears_entries e on company_name_key(e.business_name) = b.name_key
      union
      select b.company_id, e.id from business b
        join arrears_entries e on e.person_key = b.person_key and e.person_key <> ''
    )
    select p.company_id, p.entry_id, company_name_key(e.business_name) = b.name_key as same_name,
      b.person_name as company_person, e.person_name as entry_person, b.address as company_address, e.address as entry_address
    from pair p join business b on b.company_id = p.company_id join arrears_entries e on e.id = p.entry_id`.execute(
    db,
  )
  return rows
}

export type Match = Pick<MatchRow, 'company_id' | 'entry_id' | 'same_name' | 'same_person' | 'same_district'>

/** Makes these the matches of a company, or of all; a match that was decided stays decided. */
export async function replaceMatches(
  tx: Tx,
  companyId: string | null,
  matches: readonly Match[],
  now: Date,
): Promise<{ found: number }> {
  const wanted = sql`unnest(${matches.map((match) => match.company_id)}::uuid[],
    ${matches.map((match) => match.entry_id)}::uuid[])`
  await sql`
    delete from arrears_matches m
    where (${companyId}::uuid is null or m.company_id = ${companyId})
      and not exists (select from ${wanted} as w (company_id, entry_id)
        where w.company_id = m.company_id and w.entry_id = m.entry_id)`.execute(tx)
  if (matches.length === 0) return { found: 0 }
  const { rows } = await sql<{ is_new: boolean }>`
    insert into arrears_matches as m
      (id, company_id, entry_id, same_name, same_person, same_district, status, found_at)
    select w.*, 'OPEN', ${now}::timestamptz from unnest(${matches.map(() => v7())}::uuid[],
      ${matches.map((match) => match.company_id)}::uuid[],
      ${matches.map((match) => match.entry_id)}::uuid[],
      ${matches.map((match) => match.same_name)}::boolean[],
      ${matches.map((match) => match.same_person)}::boolean[],
      ${matches.map((match) => match.same_district)}::boolean[]) as w
    on conflict (company_id, entry_id) do update set same_name = excluded.same_name,
      same_person = excluded.same_person, same_district = excluded.same_district
    returning m.xmax = 0 as is_new`.execute(tx)
  return { found: rows.filter((row) => row.is_new).length }
}

export async function findMatch(db: Db, id: string): Promise<MatchRow | undefined> {
  return db.selectFrom('arrears_matches').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockMatch(tx: Tx, id: string): Promise<MatchRow | undefined> {
  return tx.selectFrom('arrears_matches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function setMatch(
  db: Db,
  id: string,
  decision: { status: ArrearsStatus; decided_at: Date | string | null },
): Promise<void> {
  await db.updateTable('arrears_matches').set(decision).where('id', '=', id).execute()
}

/** Businesses that are not verified now are left out. */
export const matchList: CaseList<ArrearsMatch, ArrearsStatus> = {
  from: sql`arrears_matches m join business_verifications b on b.company_id = m.company_id`,
  joins: sql`join arrears_entries e on e.id = m.entry_id cross join arrears_lists l`,
  ...shapeOf<ArrearsMatch>({
    id: 'm.id',
    status: 'm.status',
    grounds: sql`to_jsonb(array_remove(array[case when m.same_name then 'NAME' end,
      case when m.same_person then 'PERSON' end, case when m.same_district then 'DISTRICT' end], null))`,
    companyId: 'm.company_id',
    business: { name: 'b.business_name', personName: 'b.person_name', address: 'b.address' },
    entry: { name: 'e.business_name', personName: 'e.person_name', address: 'e.address', amount: 'e.amount' },
    listedOn: 'l.listed_on',
    foundDate: 'm.found_at',
    decidedDate: 'm.decided_at',
  }),
  listed: byStatus<ArrearsStatus>('m', 'OPEN', 'found_at'),
  id: 'm.id',
}
