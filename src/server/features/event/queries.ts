import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { firstIdAt } from '../../db/time-ids.ts'

/** A member's notifications after the given one, oldest first. */
export async function findNotificationsAfter(db: Db, memberId: string, id: string, most: number) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute()
}

/**
 * Members' notifications since an instant, oldest first. Ids begin with their time, so that this is an index range.
 */
export async function findRecentNotifications(db: Db, memberIds: readonly string[], since: Date) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('id', '>=', firstIdAt(since))
    .orderBy('id')
    .execute()
}

export async function countUnreadOf(db: Db, memberIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('notifications')
    .select(['member_id as memberId', sql<number>`count(*)`.as('count')])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('read_at', 'is', null)
    .groupBy('member_id')
    .execute()
  return new Map(rows.map((row) => [row.memberId, row.count]))
}

interface OpenStream {
  memberId: string
  owner: string
  /** In hexadecimal. */
  tokenHash: string
}

/** Which of these streams are over: their session has ended, or the member acts for another company now. */
export async function findEndedStreams(
  db: Db,
  streams: readonly OpenStream[],
  now: Date,
): Promise<Map<string, { isSignedOut: boolean }>> {
  const { rows } = await sql<{ hash: string; isSignedOut: boolean }>`
    select hash, s.member_id is null as "isSignedOut"
    from unnest(${streams.map(({ tokenHash }) => tokenHash)}::text[], ${streams.map(({ owner }) => owner)}::uuid[])
      as open (hash, owner)
    left join lateral (
      select s.member_id, m.role from sessions s join members m on m.id = s.member_id
      where s.token_hash = decode(hash, 'hex') and s.expires_at > ${now} and m.suspended_at is null) s on true
    left join lateral company_of(s.member_id) c on s.role = 'EMPLOYER'
    where s.member_id is null or coalesce(c.owner_id, s.member_id) <> open.owner`.execute(db)
  return new Map(rows.map(({ hash, isSignedOut }) => [hash, { isSignedOut }]))
}

export interface StreamReader {
  /** Whose conversations they are. */
  owner: string
  /** Of a colleague, who may read another language than the owner. */
  langCode?: string
}

/** Whose conversations each of these members still gets; those who left a company get their own. */
export async function findReaders(
  db: Db,
  streams: readonly Pick<OpenStream, 'memberId' | 'owner'>[],
): Promise<(memberId: string) => StreamReader> {
  const others = [
    ...new Set(streams.filter(({ memberId, owner }) => owner !== memberId).map((each) => each.memberId)),
  ]
  if (others.length === 0) return (memberId) => ({ owner: memberId })
  const { rows } = await sql<{ person: string } & Required<StreamReader>>`
    select p.person_id as person, c.member_id as owner, m.lang_code as "langCode"
    from company_people p join companies c on c.id = p.company_id join members m on m.id = p.person_id
    where p.person_id = any(${others}::uuid[]) and p.left_at is null and c.member_id is not null`.execute(db)
  const readers = new Map(rows.map(({ person, ...each }) => [person, each]))
  return (memberId) => readers.get(memberId) ?? { owner: memberId }
}
