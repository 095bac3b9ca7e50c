import { type RawBuilder, sql } from 'kysely'
import type { ApplicationStage, ProposalStatus } from '../../../contract/base/enums.ts'
import type { ConversationSide } from '../../db/conversation-tables.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Page } from '../../db/page.ts'

/** A conversation as one of its two members sees it. */
export interface ConversationRow {
  id: string
  applicationId: string | null
  proposalId: string | null
  jobId: string | null
  title: string
  companyName: string
  createdAt: Date
  activeAt: Date
  revision: number
  lastSequence: number
  side: ConversationSide
  memberId: string
  readSequence: number
  deliveredSequence: number
  unreadCount: number
  isMuted: boolean
  /** When the member last wrote. */
  wroteAt: Date | null
  otherId: string | null
  otherReadSequence: number
  otherDeliveredSequence: number
  otherShowsReading: boolean
  otherIsSuspended: boolean
  otherLangCode: string | null
  /** Language of the reading member's account. */
  langCode: string
  hasBlocked: boolean
  isBlocked: boolean
  stage: ApplicationStage | null
  proposalStatus: ProposalStatus | null
  /** The candidate's, as in the resume; null once the account is removed. */
  workerName: string | null
  isVerified: boolean
  removedSequences: number[]
  /** When the application ended; null while it goes on. */
  endedAt: Date | null
}

/**
 * When the application or proposal of a conversation `c` ended, with what was written since. Without a posting to close,
 * an accepted proposal counts from the last message.
 */
export const endOf = (now: Date): RawBuilder<Date | null> => sql<Date | null>`case
  when c.ended_at is not null then greatest(c.ended_at, c.active_at)
  when c.application_id is null and c.proposal_id is null then c.active_at
  when a.status in ('WITHDRAWN', 'REJECTED') then greatest(a.updated_at, c.active_at)
  when p.status = 'DECLINED' then greatest(coalesce(p.withdrawn_at, p.answered_at, c.active_at), c.active_at)
  when j.id is null then c.active_at
  when j.status = 'CLOSED' or j.period_end <= ${now}::timestamptz
    then greatest(coalesce(j.closed_at, j.period_end, c.active_at), c.active_at)
end`

/** What belongs to conversations `c`. */
export const ABOUT = sql`
  left join applications a on a.id = c.application_id
  left join proposals p on p.id = c.proposal_id
  left join jobs j on j.id = c.job_id`

/** Conversations `c` with their members: `me`, who reads, and `ot`, the other side. */
const SIDES = sql`conversation_members me
  join conversations c on c.id = me.conversation_id
  join conversation_members ot on ot.conversation_id = c.id and ot.side <> me.side`

const columns = (now: Date) => sql`
  c.id, c.application_id as "applicationId", c.proposal_id as "proposalId", c.job_id as "jobId", c.title,
  c.company_name as "companyName", c.created_at as "createdAt", c.active_at as "activeAt", c.revision,
  c.last_sequence as "lastSequence", me.side, me.member_id as "memberId", me.read_sequence as "readSequence",
  me.delivered_sequence as "deliveredSequence", me.unread_count as "unreadCount",
  me.muted_at is not null as "isMuted", me.wrote_at as "wroteAt", ot.member_id as "otherId",
  ot.read_sequence as "otherReadSequence", ot.delivered_sequence as "otherDeliveredSequence",
  coalesce(os.shows_reading, true) as "otherShowsReading",
  om.suspended_at is not null as "otherIsSuspended", om.lang_code as "otherLangCode", mm.lang_code as "langCode",
  exists (select from member_blocks b where b.member_id = me.member_id and b.blocked_id = ot.member_id) as "hasBlocked",
  exists (select from member_blocks b where b.member_id = ot.member_id and b.blocked_id = me.member_id) as "isBlocked",
  coalesce(a.stage, a.status) as stage, p.status as "proposalStatus",
  coalesce(r.name, case when me.side = 'WORKER' then mm.name else om.name end) as "workerName",
  co.verified_at is not null as "isVerified",
  array(select m.sequence from messages m where m.conversation_id = c.id and m.removed_at is not null
    order by m.sequence desc limit 50) as "removedSequences",
  ${endOf(now)} as "endedAt"`

const WITH_NAMES = sql`
  join members mm on mm.id = me.member_id
  left join members om on om.id = ot.member_id
  left join conversation_settings os on os.member_id = ot.member_id
  left join resumes r on r.id = coalesce(a.resume_id, p.resume_id)
  left join companies co on co.member_id = case when me.side = 'EMPLOYER' then me.member_id else ot.member_id end`

export async function findConversation(
  db: Db,
  memberId: string,
  id: string,
  now: Date,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${columns(now)} from ${SIDES} ${ABOUT} ${WITH_NAMES}
    where me.member_id = ${memberId} and me.conversation_id = ${id}`.execute(db)
  return rows[0]
}

/** Latest first. @param wanted.jobId only those about one posting */
export async function findConversations(
  db: Db,
  memberId: string,
  wanted: Page & { jobId?: string | undefined },
  now: Date,
): Promise<ConversationRow[]> {
  const { jobId, pageNumber, pageSize } = wanted
  const { rows } = await sql<ConversationRow>`
    select ${columns(now)} from ${SIDES} ${ABOUT} ${WITH_NAMES}
    where me.member_id = ${memberId} ${jobId === undefined ? sql`` : sql`and c.job_id = ${jobId}`}
    order by c.active_at desc, c.id desc limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db)
  return rows
}

export async function countConversations(
  db: Db,
  memberId: string,
  jobId?: string,
): Promise<{ all: number; unread: number }> {
  const { rows } = await sql<{ all: number; unread: number }>`
    select count(*) as all, count(*) filter (where me.unread_count > 0) as unread
    from conversation_members me join conversations c on c.id = me.conversation_id
    where me.member_id = ${memberId} ${jobId === undefined ? sql`` : sql`and c.job_id = ${jobId}`}`.execute(
    db,
  )
  return rows[0] ?? { all: 0, unread: 0 }
}

export interface UnreadCounts {
  unreadConversations: number
  unreadMessages: number
}

/** Members without unread messages are left out. */
export async function countUnreadMessages(
  db: Db,
  memberIds: readonly string[],
): Promise<Map<string, UnreadCounts>> {
  const { rows } = await sql<UnreadCounts & { memberId: string }>`
    select member_id as "memberId", count(*) as "unreadConversations", sum(unread_count) as "unreadMessages"
    from conversation_members where unread_count > 0 and member_id = any(${memberIds}::uuid[])
    group by member_id`.execute(db)
  return new Map(rows.map(({ memberId, ...counts }) => [memberId, counts]))
}

/**
 * Whoever changes a conversation holds its lock: sequences, counts and revisions follow one another.
 * @returns false unless it is the member's
 */
export async function lockConversation(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from conversations c where c.id = ${id} and exists (
      select from conversation_members m where m.conversation_id = c.id and m.member_id = ${memberId})
    for no key update`.execute(tx)
  return rows.length > 0
}

/** Tells the event stream of a change. */
export async function touchConversation(db: Db, id: string, now: Date): Promise<void> {
  await sql`update conversations set revision = revision + 1, changed_at = ${now} where id = ${id}`.execute(
    db,
  )
}

/** Wakes the event streams of these members in all processes, when the transaction commits. */
export async function wakeStreams(db: Db, memberIds: readonly (string | null)[]): Promise<void> {
  const awake = memberIds.filter((id) => id !== null)
  await sql`select pg_notify('conversations', ${JSON.stringify({ changed: awake })})`.execute(db)
}

export async function announceTyping(db: Db, memberId: string, conversationId: string): Promise<void> {
  await sql`select pg_notify('conversations', ${JSON.stringify({ typing: memberId, conversationId })})`.execute(
    db,
  )
}

/** What a conversation is opened about. */
export interface Occasion {
  id: string
  workerId: string
  /** Null once the account is removed. */
  employerId: string | null
  jobId: string | null
  title: string
  companyName: string
  status: string
}

export async function findApplicationOccasion(tx: Tx, id: string): Promise<Occasion | undefined> {
  const { rows } = await sql<Occasion>`
    select a.id, a.member_id as "workerId", c.member_id as "employerId", j.id as "jobId", j.title,
      j.company_name as "companyName", a.status
    from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where a.id = ${id} for update of a`.execute(tx)
  return rows[0]
}

export async function findProposalOccasion(tx: Tx, id: string): Promise<Occasion | undefined> {
  const { rows } = await sql<Occasion>`
    select p.id, p.member_id as "workerId", c.member_id as "employerId", p.job_id as "jobId", p.title,
      p.company_name as "companyName", p.status
    from proposals p join companies c on c.id = p.company_id
    where p.id = ${id} for update of p`.execute(tx)
  return rows[0]
}

export async function findConversationIdOf(
  db: Db,
  about: { applicationId: string } | { proposalId: string },
): Promise<string | undefined> {
  const found = db.selectFrom('conversations').select('id')
  const row = await (
    'applicationId' in about
      ? found.where('application_id', '=', about.applicationId)
      : found.where('proposal_id', '=', about.proposalId)
  ).executeTakeFirst()
  return row?.id
}

export async function insertConversation(
  tx: Tx,
  conversation: {
    id: string
    applicationId: string | null
    proposalId: string | null
    occasion: Occasion
    now: Date
  },
): Promise<void> {
  const { id, applicationId, proposalId, occasion, now } = conversation
  await tx
    .insertInto('conversations')
    .values({
      id,
      application_id: applicationId,
      proposal_id: proposalId,
      job_id: occasion.jobId,
      title: occasion.title,
      company_name: occasion.companyName,
      created_at: now,
      active_at: now,
      changed_at: now,
    })
    .execute()
  await tx
    .insertInto('conversation_members')
    .values([
      { conversation_id: id, side: 'WORKER', member_id: occasion.workerId },
      { conversation_id: id, side: 'EMPLOYER', member_id: occasion.employerId },
    ])
    .execute()
}
