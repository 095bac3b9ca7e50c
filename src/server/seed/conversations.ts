import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type pg from 'pg'
import type { PhraseCode, PhraseParams } from '../../contract/message/phrases.ts'
import type { ConversationSide } from '../db/conversation-tables.ts'
import type { Database } from '../db/schema.ts'
import { seoulDay } from '../seoul-day.ts'
import { copyRows } from './copy.ts'
import { DAY } from './members.ts'
import { createRandom, type Random } from './random.ts'

interface Setting {
  seed: string
  now: Date
  companyId: string
  /** The employer. */
  memberId: string
  /** The demonstration worker. */
  workerId: string
}

interface About {
  application_id: string | null
  proposal_id: string | null
  job_id: string | null
  title: string
  company_name: string
  workerId: string
}

type Said =
  | { text: string }
  | { code: PhraseCode; params?: PhraseParams }
  | { times: string[] }
  | { accepted: string; times: string[] }

type Line = [side: ConversationSide, said: Said]

const MINUTE = 60_000

/**
 * Loads two conversations of the demonstration employer, one about the proposal to the demonstration worker and one
 * with a Vietnamese applicant. In each the last message is unread.
 */
export async function loadConversations(client: pg.ClientBase, setting: Setting): Promise<void> {
  const random = createRandom(`${setting.seed}/conversations`)
  const { proposal, application } = await findAbouts(client, setting)
  const { now } = setting
  const loaded = [
    ...(proposal
      ? [{ about: proposal, lines: aboutProposal(now), lastAt: now.getTime() - 40 * MINUTE }]
      : []),
    ...(application
      ? [{ about: application, lines: aboutInterview(now), lastAt: now.getTime() - 15 * MINUTE }]
      : []),
  ].map((each) => rowsOf(random, setting, each))
  await copyRows(
    client,
    'conversations',
    loaded.map(({ conversation }) => conversation),
  )
  await copyRows(
    client,
    'conversation_members',
    loaded.flatMap(({ members }) => members),
  )
  await copyRows(
    client,
    'messages',
    loaded.flatMap(({ messages }) => messages),
  )
  await agreeInterviews(client)
}

/** Stores with applications what the server stores when a message accepts a time. */
async function agreeInterviews(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with agreed as (
       select c.application_id as id, (m.content->>'accepted')::timestamptz as time, m.created_at as at
       from messages m join conversations c on c.id = m.conversation_id
       where c.application_id is not null and m.content->>'accepted' is not null
     ), moved as (
       update applications a
       set status = 'SHORTLISTED', stage = 'INTERVIEW', interview_at = agreed.time, updated_at = agreed.at
       from agreed where a.id = agreed.id
     )
     insert into application_steps (application_id, stage, reached_at) select id, 'INTERVIEW', at from agreed`,
  )
}

async function findAbouts(
  client: pg.ClientBase,
  { companyId, workerId }: Setting,
): Promise<{ proposal: About | undefined; application: About | undefined }> {
  const proposals = await client.query<About>(
    `select null as application_id, id as proposal_id, job_id, title, company_name, member_id as "workerId"
     from proposals where company_id = $1 and member_id = $2 and status = 'SENT' limit 1`,
    [companyId, workerId],
  )
  const applications = await client.query<About>(
    `select a.id as application_id, null as proposal_id, j.id as job_id, j.title, j.company_name,
       a.member_id as "workerId"
     from applications a join jobs j on j.id = a.job_id join members m on m.id = a.member_id
     where j.company_id = $1 and m.lang_code = 'vi' and a.status in ('SHORTLISTED', 'READ', 'SENT')
     order by a.status = 'SHORTLISTED' desc, a.status = 'READ' desc, a.created_at limit 1`,
    [companyId],
  )
  return { proposal: proposals.rows[0], application: applications.rows[0] }
}

/** Ends with the employer's message. */
function aboutProposal(now: Date): Line[] {
  return [
    ['WORKER', { code: 'HELLO' }],
    ['WORKER', { code: 'DORMITORY' }],
    ['EMPLOYER', { code: 'DORMITORY_FREE' }],
    ['WORKER', { text: 'Em cảm ơn công ty. Ký túc xá có gần nhà máy không ạ?' }],
    ['EMPLOYER', { text: '네, 공장에서 걸어서 5분이에요. 방은 두 명이 함께 써요.' }],
    ['EMPLOYER', { times: [seoulTime(now, 2, '10:00'), seoulTime(now, 3, '15:00')] }],
  ]
}

/** Ends with the applicant's message. */
function aboutInterview(now: Date): Line[] {
  const time = seoulTime(now, 2, '14:00')
  return [
    ['EMPLOYER', { code: 'HELLO' }],
    ['EMPLOYER', { code: 'WHICH_VISA' }],
    ['WORKER', { code: 'MY_VISA', params: { visa: 'E-9' } }],
    ['EMPLOYER', { times: [time, seoulTime(now, 3, '10:00')] }],
    ['WORKER', { accepted: time, times: [] }],
    ['EMPLOYER', { code: 'BRING_CARD_PASSPORT' }],
    ['WORKER', { text: 'Dạ, em sẽ mang theo. Từ ga tàu điện ngầm đến công ty đi xe buýt nào ạ?' }],
  ]
}

const seoulTime = (now: Date, days: number, time: string): string =>
  new Date(`${seoulDay(new Date(now.getTime() + days * DAY))}T${time}:00+09:00`).toISOString()

function rowsOf(
  random: Random,
  { memberId }: Setting,
  { about, lines, lastAt }: { about: About; lines: Line[]; lastAt: number },
) {
  const { workerId, ...copied } = about
  const atOf = (place: number) => new Date(lastAt - (lines.length - 1 - place) * 7 * MINUTE)
  const id = random.uuid(atOf(0))
  const messages: Insertable<Database['messages']>[] = []
  for (const [place, [side, said]] of lines.entries()) {
    const offer = messages.findLast(({ kind }) => kind === 'TIME')
    messages.push({
      conversation_id: id,
      sequence: place + 1,
      id: random.uuid(atOf(place)),
      side,
      lang_code: side === 'WORKER' ? 'vi' : 'ko',
      ...contentOf(said, offer?.id ?? null),
      fingerprint: createHash('sha256').update(`${id}/${place}`).digest(),
      created_at: atOf(place),
    })
  }
  const count = lines.length
  const lastSide = lines.at(-1)?.[0]
  const memberOf = (
    side: ConversationSide,
    member: string,
  ): Insertable<Database['conversation_members']> => ({
    conversation_id: id,
    side,
    member_id: member,
    delivered_sequence: count,
    read_sequence: side === lastSide ? count : count - 1,
    unread_count: side === lastSide ? 0 : 1,
    wrote_at: messages.findLast((message) => message.side === side)?.created_at,
  })
  const conversation: Insertable<Database['conversations']> = {
    id,
    ...copied,
    created_at: atOf(0),
    active_at: atOf(count - 1),
    changed_at: atOf(count - 1),
    revision: count,
    last_sequence: count,
  }
  return { conversation, members: [memberOf('WORKER', workerId), memberOf('EMPLOYER', memberId)], messages }
}

function contentOf(
  said: Said,
  offerId: string | null,
): Pick<Insertable<Database['messages']>, 'kind' | 'text' | 'content'> {
  if ('text' in said) return { kind: 'TEXT', text: said.text, content: null }
  if ('code' in said)
    return {
      kind: 'PHRASE',
      text: '',
      content: JSON.stringify({ code: said.code, params: said.params ?? {} }),
    }
  const accepted = 'accepted' in said ? said.accepted : null
  const about = accepted === null ? null : offerId
  return { kind: 'TIME', text: '', content: JSON.stringify({ times: said.times, about, accepted }) }
}
