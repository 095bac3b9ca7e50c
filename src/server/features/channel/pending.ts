import { sql } from 'kysely'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import type { Db } from '../../db/database.ts'
import type { NotificationMessage } from '../../db/tasks.ts'
import type { ApplicantFacts } from './applicant-headline.ts'

export interface Pending {
  kind: NotificationKind
  /** The kind whose words say what happened: a message may agree on a time. */
  saidAs: NotificationKind
  subject: string
  actor: string | null
  targetId: string | null
  /** The facts of a new applicant; null for other kinds. */
  applicant: ApplicantFacts | null
  /** Of an interview that was agreed on. */
  at: Date | null
}

interface Said {
  saidAs: NotificationKind
  at: Date | null
}

/**
 * Those of a message that are still news, oldest first: unread, of applicants whose resume was not opened and who have
 * not withdrawn, and of conversations with unread messages that are not muted.
 */
export async function findPending(
  db: Db,
  { memberId, notificationIds }: Pick<NotificationMessage, 'memberId' | 'notificationIds'>,
): Promise<Pending[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['kind', 'subject', 'actor', 'target_id as targetId', 'occasion'])
    .where('id', 'in', notificationIds)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .orderBy('id')
    .execute()
  const idsOf = (kind: NotificationKind) => rows.filter((row) => row.kind === kind).map(idIn)
  const applicants = await findApplicants(db, idsOf('APPLICATION_RECEIVED'))
  const messages = await findMessages(db, memberId, idsOf('MESSAGE_RECEIVED'))
  const agreed = await findAgreed(db, idsOf('PROPOSAL_TIME_AGREED'))
  return rows.flatMap((row) => {
    const id = idIn(row)
    const applicant = row.kind === 'APPLICATION_RECEIVED' ? applicants.get(id) : null
    const usual = { saidAs: row.kind, at: agreed.get(id) ?? null }
    const said = row.kind === 'MESSAGE_RECEIVED' ? messages.get(id) : usual
    return applicant === undefined || said === undefined ? [] : [{ ...row, ...said, applicant }]
  })
}

/** What a notification is about: the reply of a proposal, or else what its occasion names first. */
function idIn({ kind, occasion }: { kind: NotificationKind; occasion: string }): string {
  const [, id = '', part = ''] = occasion.split(':')
  return kind === 'PROPOSAL_TIME_AGREED' ? part : id
}

/** Facts of the applicants of unread applications, by application. */
async function findApplicants(db: Db, ids: readonly string[]): Promise<Map<string, ApplicantFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications as a')
    .innerJoin('resumes as r', 'r.id', 'a.resume_id')
    .select(['a.id', 'r.country_iso_code', 'r.korean_capability', 'r.career'])
    .where('a.id', 'in', ids)
    .where('a.status', '=', 'SENT')
    .execute()
  return new Map(
    rows.map(({ id, country_iso_code: country, korean_capability: korean, career }) => [
      id,
      { country, korean, career },
    ]),
  )
}

/** The last message of the other side, by conversation; without muted ones and those that were read. */
async function findMessages(db: Db, memberId: string, ids: readonly string[]): Promise<Map<string, Said>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; accepted: string | null; offers: boolean }>`
    select c.conversation_id as id, m.content->>'accepted' as accepted, coalesce(m.kind = 'TIME', false) as offers
    from conversation_members c left join lateral (
      select kind, content from messages where conversation_id = c.conversation_id and side <> c.side
        and removed_at is null order by sequence desc limit 1) m on true
    where c.member_id in (select ${memberId}::uuid union all select owner_id from company_of(${memberId}))
      and c.conversation_id = any(${ids}::uuid[]) and c.muted_at is null and c.unread_count > 0`.execute(db)
  return new Map(
    rows.map(({ id, accepted, offers }): [string, Said] => {
      if (accepted !== null) return [id, { saidAs: 'PROPOSAL_TIME_AGREED', at: new Date(accepted) }]
      return [id, { saidAs: offers ? 'PROPOSAL_TIMES' : 'MESSAGE_RECEIVED', at: null }]
    }),
  )
}

/** Times that replies to proposals agreed on, by reply. */
async function findAgreed(db: Db, ids: readonly string[]): Promise<Map<string, Date | undefined>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('proposal_replies')
    .select(['id', 'times'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, times }) => [id, times[0]]))
}
