import { type Insertable, type Selectable, sql } from 'kysely'
import type { Place } from '../../../contract/message/conversation-message.ts'
import type { ConversationSide, ConversationTables, MessageTable } from '../../db/conversation-tables.ts'
import type { Db, Tx } from '../../db/database.ts'

export type MessageRow = Selectable<MessageTable>

export interface FileRow {
  conversation_id: string
  sequence: number
  reference: string
  content_type: string
}

export type Span = { after: number } | { before: number } | { latest: true }

/** Messages of a conversation in their order: the oldest after a sequence, or the latest. */
export async function findMessages(
  db: Db,
  conversationId: string,
  span: Span,
  most: number,
): Promise<MessageRow[]> {
  const all = db.selectFrom('messages').selectAll().where('conversation_id', '=', conversationId).limit(most)
  if ('after' in span) return all.where('sequence', '>', span.after).orderBy('sequence').execute()
  const latest = 'before' in span ? all.where('sequence', '<', span.before) : all
  const rows = await latest.orderBy('sequence', 'desc').execute()
  return rows.toReversed()
}

export async function findMessage(
  db: Db,
  conversationId: string,
  id: string,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What decides how often a member may send a message: whether it is a repetition, and whether the other side wrote. */
export async function findSending(
  db: Db,
  memberId: string,
  { conversationId, id }: { conversationId: string; id: string },
): Promise<{ isKnown: boolean; isAnswered: boolean } | undefined> {
  const { rows } = await sql<{ isKnown: boolean; isAnswered: boolean }>`
    select ot.wrote_at is not null as "isAnswered", exists (
      select from messages m where m.conversation_id = me.conversation_id and m.id = ${id}) as "isKnown"
    from conversation_members me
    join conversation_members ot on ot.conversation_id = me.conversation_id and ot.side <> me.side
    where me.member_id = ${memberId} and me.conversation_id = ${conversationId}`.execute(db)
  return rows[0]
}

/** The place that was named last. */
export async function findLastPlace(db: Db, conversationId: string): Promise<Place | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('content')
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'PLACE')
    .where('removed_at', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.content?.place
}

/** The last message of each conversation. */
export async function findLastMessages(
  db: Db,
  conversations: readonly { id: string; lastSequence: number }[],
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.* from jsonb_to_recordset(${JSON.stringify(conversations)}::jsonb) as c (id uuid, "lastSequence" int)
    join messages m on m.conversation_id = c.id and m.sequence = c."lastSequence"`.execute(db)
  return rows
}

/** Messages after a sequence that were stored since then, oldest first. */
export async function findMessagesAfter(
  db: Db,
  { id, after, since }: { id: string; after: number; since: Date },
  most: number,
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('sequence', '>', after)
    .where('created_at', '>=', since)
    .orderBy('sequence')
    .limit(most)
    .execute()
}

/** Files of messages, in their order. */
export async function findFiles(db: Db, messages: readonly MessageRow[]): Promise<FileRow[]> {
  const withFiles = messages.filter(({ kind }) => kind === 'IMAGE' || kind === 'FILE')
  if (withFiles.length === 0) return []
  const keys = withFiles.map(({ conversation_id: id, sequence }) => ({ id, sequence }))
  const { rows } = await sql<FileRow>`
    select f.conversation_id, f.sequence, f.file as reference, s.content_type
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as c (id uuid, sequence int)
    join message_files f on f.conversation_id = c.id and f.sequence = c.sequence
    join files s on s.reference = f.file
    order by f.conversation_id, f.sequence, f.position`.execute(db)
  return rows
}

export async function insertMessage(
  tx: Tx,
  message: Insertable<ConversationTables['messages']>,
  files: readonly string[],
): Promise<MessageRow> {
  const row = await tx.insertInto('messages').values(message).returningAll().executeTakeFirstOrThrow()
  const { conversation_id, sequence } = message
  const rows = files.map((file, position) => ({ file, conversation_id, sequence, position }))
  if (rows.length > 0) await tx.insertInto('message_files').values(rows).execute()
  return row
}

/** Counts a new message of one side, in the same transaction. */
export async function countMessage(
  tx: Tx,
  message: { conversationId: string; side: ConversationSide; sequence: number; pushAt: Date; now: Date },
): Promise<void> {
  const { conversationId, side, sequence, pushAt, now } = message
  await sql`
    with counted as (
      update conversations set last_sequence = ${sequence}, revision = revision + 1, changed_at = ${now},
        active_at = ${now}, told_at = null
      where id = ${conversationId})
    update conversation_members set
      wrote_at = case when side = ${side} then ${now}::timestamptz else wrote_at end,
      unread_count = unread_count + case when side = ${side} then 0 else 1 end,
      push_due_at = case when side = ${side} then push_due_at
        else least(coalesce(push_due_at, ${pushAt}::timestamptz), ${pushAt}::timestamptz) end
    where conversation_id = ${conversationId}`.execute(tx)
}

/** Counts the unread messages of one side again. */
export async function recountUnread(db: Db, conversationId: string, side: ConversationSide): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    update conversation_members cm set
      unread_count = u.unread, push_due_at = case when u.unread = 0 then null else cm.push_due_at end
    from (
      select count(m.sequence)::int as unread from conversation_members me
      left join messages m on m.conversation_id = me.conversation_id and m.sequence > me.read_sequence
        and m.side <> me.side and m.removed_at is null
      where me.conversation_id = ${conversationId} and me.side = ${side}
    ) u
    where cm.conversation_id = ${conversationId} and cm.side = ${side}
    returning u.unread`.execute(db)
  return rows[0]?.unread ?? 0
}

/**
 * Removes what messages hold; their place in the order stays.
 * @returns references of files that no other message has, whose rows are deleted
 */
export async function emptyMessages(
  tx: Tx,
  which: { conversationId: string; sequence?: number; side?: ConversationSide },
  now: Date,
): Promise<string[]> {
  const { conversationId, sequence, side } = which
  const chosen = sql`conversation_id = ${conversationId}
    ${sequence === undefined ? sql`` : sql`and sequence = ${sequence}`}
    ${side === undefined ? sql`` : sql`and side = ${side}`}`
  await sql`
    update messages set text = '', content = null, resume_id = null, warning = null, fingerprint = null,
      removed_at = ${now}
    where ${chosen} and removed_at is null`.execute(tx)
  const { rows: gone } = await sql<{ file: string }>`
    delete from message_files f using messages m
    where m.conversation_id = f.conversation_id and m.sequence = f.sequence and m.removed_at is not null
      and f.conversation_id = ${conversationId}
    returning f.file`.execute(tx)
  const references = [...new Set(gone.map(({ file }) => file))]
  const { rows } = await sql<{ reference: string }>`
    delete from files where reference = any(${references}::text[])
      and not exists (select from message_files f where f.file = files.reference)
    returning reference`.execute(tx)
  return rows.map(({ reference }) => reference)
}

/**
 * Stored answers of commands repeat what was sent; those of a removed message say only that it was. They are the
 * person's who sent it: the member's or those of others who act for their company.
 */
export async function clearStoredMessages(
  db: Db,
  memberId: string,
  messageIds: readonly string[],
): Promise<void> {
  await sql`
    update idempotency_keys set answer = '{"responseCode": "SUCCESS", "data": null}', etag = null
    where (member_id = ${memberId} or member_id in (
        select p.person_id from company_people p join companies c on c.id = p.company_id
        where c.member_id = ${memberId}))
      and answer->'data'->>'id' = any(${messageIds}::text[])
      and answer->'data' ? 'sequence'`.execute(db)
}

/** Names of those who wrote messages for a company of several people, by message. */
export async function findWriters(
  db: Db,
  messages: readonly Pick<MessageRow, 'id' | 'side'>[],
): Promise<Map<string, string>> {
  const ids = messages.filter(({ side }) => side === 'EMPLOYER').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('company_acts')
    .innerJoin('members', 'members.id', 'company_acts.person_id')
    .select(['company_acts.made', 'members.name'])
    .where('company_acts.made', 'in', ids)
    .where('company_acts.act', 'in', ['messages.send', 'applicants.message', 'interviews.offer'])
    .execute()
  return new Map(rows.flatMap(({ made, name }) => (made === null ? [] : [[made, name]])))
}

/** The latest message that offers or accepts times. */
export async function findLatestTimes(db: Db, conversationId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'TIME')
    .where('removed_at', 'is', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findOwnResumeId(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db.selectFrom('resumes').select('id').where('member_id', '=', memberId).executeTakeFirst()
  return row?.id
}

/** The time that was agreed on last, unless that was taken back. */
export async function findAgreedTime(db: Db, conversationId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select (content->>'accepted')::timestamptz as at from messages
    where conversation_id = ${conversationId} and kind = 'TIME' and removed_at is null
      and content->>'accepted' is not null
    order by sequence desc limit 1`.execute(db)
  return rows[0]?.at ?? null
}
