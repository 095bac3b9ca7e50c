import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'

/** A leaving member, and what identifies them in other members' rows. */
export interface LeavingMember {
  id: string
  /** Not unique: searched only in rows known to concern the member. */
  names: readonly string[]
  /** Addresses and numbers, unique to one person. */
  contacts: readonly string[]
  /** Ids of reports of offers and messages, by the member and about them. */
  reports: readonly string[]
}

/** From account and resume, before anything is deleted; numbers in stored and in written form. */
export async function findLeaving(db: Db, memberId: string): Promise<LeavingMember> {
  const { rows } = await sql<{
    name: string
    email: string | null
    cellphone: string | null
  }>`
    select name, email, cellphone from members where id = ${memberId}
    union select name, null, cellphone from resumes where member_id = ${memberId}`.execute(db)
  const present = (values: (string | null)[]) =>
    [...new Set(values)].flatMap((value) => (value === null || value === '' ? [] : [value]))
  const numbers = present(rows.map(({ cellphone }) => cellphone))
  const written = numbers.map((number) => number.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3'))
  return {
    id: memberId,
    names: present(rows.map(({ name }) => name)),
    contacts: present([...rows.map(({ email }) => email), ...numbers, ...written]),
    reports: await findReports(db, memberId),
  }
}

async function findReports(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from proposal_reports r join proposals p on p.id = r.proposal_id
    where p.member_id = ${memberId} or p.company_id in (select id from companies where member_id = ${memberId})
    union all
    select r.id from conversation_reports r join conversation_members me on me.conversation_id = r.conversation_id
    where me.member_id = ${memberId}`.execute(db)
  return rows.map(({ id }) => id)
}

const contains = (text: RawBuilder<string>, words: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${words}::text[]) word where strpos(lower(${text}), lower(word)) > 0)`

/**
 * A regular expression of PostgreSQL that finds a number also with other or no separators, and neither a number nor an
 * address within another.
 */
const patternOf = (contact: string) =>
  /^[\d-]+$/.test(contact)
    ? `(?<!\\d)${Array.from(contact.replaceAll('-', '')).join('[ .-]?')}(?!\\d)`
    : `(?<![\\w.+-])${contact.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}(?![\\w-])`

const patternsOf = (contacts: readonly string[]) => [...new Set(contacts.map(patternOf))]

const holds = (text: RawBuilder<string>, contacts: readonly string[]) =>
  sql<boolean>`(${text}) ~* any(${patternsOf(contacts)}::text[])`

/** The text of a column without contacts, and without names where the member is meant. */
function without(
  column: string,
  { contacts, names }: Pick<LeavingMember, 'contacts' | 'names'>,
): RawBuilder<string> {
  const text = sql<string>`${sql.ref(column)}`
  const found = patternsOf(contacts).join('|')
  // Contacts first, as a name may be part of an address.
  const rest = found === '' ? text : sql<string>`regexp_replace(${text}, ${found}, '–', 'gi')`
  return names.reduce((named, name) => sql<string>`replace(${named}, ${name}, '–')`, rest)
}

/** People of companies the worker applied to, that proposed to them, or that opened their resume; former ones too. */
const contactsOf = (id: string) => sql`
  select unnest(array[c.member_id] || array(select p.person_id from company_people p where p.company_id = c.id))
  from companies c where c.id in (
    select j.company_id from applications a join jobs j on j.id = a.job_id where a.member_id = ${id}
    union select company_id from proposals where member_id = ${id}
    union select v.company_id from resume_views v join resumes r on r.id = v.resume_id where r.member_id = ${id})`

/** Deletes notifications that name the worker, and their pending pushes. */
export async function deleteNotificationsAbout(tx: Tx, { id, names }: LeavingMember): Promise<void> {
  await sql`
    delete from notifications where member_id in (${contactsOf(id)}) and split_part(occasion, ':', 2) in (
      select id::text from applications where member_id = ${id}
      union all select id::text from proposals where member_id = ${id})`.execute(tx)
  await sql`
    delete from push_deliveries d using push_subscriptions s where s.id = d.subscription_id
      and s.member_id in (${contactsOf(id)}) and ${contains(sql`d.message::text`, names)}`.execute(tx)
}

/** Owners were told by name who joined and left. */
export async function eraseNameInPlaces(tx: Tx, { id }: LeavingMember): Promise<void> {
  await sql`
    update notifications set actor = null where actor is not null and occasion like ${`colleague:${id}:%`} and member_id in (
      select unnest(array[c.member_id] || array(select p.person_id from company_people p where p.company_id = c.id))
      from company_people own join companies c on c.id = own.company_id where own.person_id = ${id})`.execute(
    tx,
  )
}

/** Deletes the texts of the member's reports; other reports lose the member's name, address and number. */
export async function clearReportTexts(tx: Tx, { id, names, contacts }: LeavingMember): Promise<void> {
  await sql`update job_reports set details = '' where member_id = ${id}`.execute(tx)
  const ofOwnJobs = sql`job_id in (
    select j.id from jobs j join companies c on c.id = j.company_id where c.member_id = ${id})`
  const words = { names, contacts }
  await sql`update job_reports set details = ${without('details', words)} where ${ofOwnJobs}`.execute(tx)
  await sql`update job_reports set details = '' where ${holds(sql`details`, contacts)}`.execute(tx)
  await sql`update job_reports set job_text = null where ${ofOwnJobs}`.execute(tx)
  const ofOwnProposals = sql`proposal_id in (
    select p.id from proposals p join companies c on c.id = p.company_id where c.member_id = ${id})`
  await sql`update proposal_reports set details = ${without('details', words)} where ${ofOwnProposals}`.execute(
    tx,
  )
  await sql`update proposal_reports set details = '' where ${holds(sql`details`, contacts)}`.execute(tx)
}

/** What workers and operators wrote of late pay loses the name of a leaving employer, and any leaving member's contacts. */
export async function clearLatePayTexts(tx: Tx, { id, names, contacts }: LeavingMember): Promise<void> {
  const ofOwnCompany = sql`company_id in (select id from companies where member_id = ${id})`
  const texts = (about: Pick<LeavingMember, 'contacts' | 'names'>) =>
    sql`details = ${without('details', about)}, answer = ${without('answer', about)}, note = ${without('note', about)}`
  await sql`update late_pay_cases set ${texts({ names, contacts })} where ${ofOwnCompany}`.execute(tx)
  await sql`update late_pay_cases set ${texts({ names: [], contacts })}
    where ${holds(sql`concat_ws(' ', details, answer, note)`, contacts)}`.execute(tx)
}

/** Removes operators' reasons and notes about the member and what they read of the address, or with their address or number; the acts stay. */
export async function eraseReasons(tx: Tx, { id, contacts, reports }: LeavingMember): Promise<void> {
  const about = sql`
    select ${id}::text
    union all select id::text from companies where member_id = ${id}
    union all select id::text from orders where member_id = ${id}
    union all select j.id::text from jobs j join companies c on c.id = j.company_id where c.member_id = ${id}
    union all select id::text from job_reports where member_id = ${id}
    union all select r.id::text from job_reports r join jobs j on j.id = r.job_id
      join companies c on c.id = j.company_id where c.member_id = ${id}
    union all select unnest(${reports}::text[])`
  await sql`
    update operator_acts set details = (details - 'reason' - 'note' - 'address') || '{"reasonErased": true}'
    where details ?| array['reason', 'note', 'address'] and (
      subject in (${about})
      or ${holds(sql`concat_ws(' ', details->>'reason', details->>'note', details->>'address')`, contacts)})`.execute(
    tx,
  )
  await sql`delete from operator_decisions where subject_id::text in (${about})`.execute(tx)
}

/** Removes stored answers of operators and employers that show the member; a replay still reports success. */
export async function clearStoredAnswers(db: Db, { id, names, contacts }: LeavingMember): Promise<void> {
  // A line break of the JSON would make the letter before a contact.
  const text = sql<string>`regexp_replace(answer::text, '\\\\[nrt]', ' ', 'g')`
  await sql`
    update idempotency_keys set answer = '{"responseCode": "SUCCESS", "data": null}', etag = null
    where answer is not null and (${contains(sql`answer::text`, names)} or ${holds(text, contacts)})
      and member_id in (select id from members where role = 'OPERATOR' union ${contactsOf(id)})`.execute(db)
}

/** Deletes pending mails to the member. An address may be the end of another, so that whole values are compared. */
export async function deleteTasksFor(db: Db, { id, contacts }: LeavingMember): Promise<void> {
  const own = [id, ...contacts].map((value) => value.toLowerCase())
  await sql`
    delete from tasks where kind not in ('remove-files', 'forget-messages', 'renew-secrets') and exists (
      select from jsonb_path_query(payload, '$.**') value where lower(value #>> '{}') = any(${own}::text[]))`.execute(
    db,
  )
}

/** Operators' notes about other members lose the member's address and number. */
export async function clearNotes(tx: Tx, { contacts }: LeavingMember): Promise<void> {
  const about = { contacts, names: [] }
  await sql`update member_notes set text = ${without('text', about)}
    where ${holds(sql`text`, contacts)}`.execute(tx)
}

/** Jobs, their translations and proposals outlive their employer; contact details in their texts do not. */
export async function clearContactsInTexts(tx: Tx, { id, contacts }: LeavingMember): Promise<void> {
  const own = sql`company_id in (select id from companies where member_id = ${id})`
  const about = { contacts, names: [] }
  const texts = sql`title = ${without('title', about)}, details = ${without('details', about)}`
  const isFound = holds(sql`title || ' ' || details`, contacts)
  await sql`update jobs set ${texts} where ${own} and ${isFound}`.execute(tx)
  await sql`update text_translations set text = ${without('text', about)}
    where subject_id in (select id from jobs where ${own}) and ${holds(sql`text`, contacts)}`.execute(tx)
  await sql`update proposals set ${texts} where ${own} and ${isFound}`.execute(tx)
}
