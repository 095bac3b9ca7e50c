import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { ExportSection } from './personal-data.ts'

/** The member's rows of one table, oldest first, without internal columns. */
export async function findSection(
  db: Db,
  memberId: string,
  section: ExportSection,
): Promise<Record<string, unknown>[]> {
  const own = sql`t.${sql.ref(section.column)} = ${memberId}`
  const source = section.through
    ? sql`${sql.table(section.table)} t join ${sql.table(section.through.table)} owner
        on owner.${sql.ref(section.through.key ?? 'id')} = t.${sql.ref(section.through.column)} where owner.${sql.ref(section.column)} = ${memberId}`
    : sql`${sql.table(section.table)} t where ${own}`
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${section.omit ?? []}::text[] as row from ${source}
    order by t.${sql.ref(section.order ?? 'created_at')}`.execute(db)
  return rows.map(({ row }) => row)
}

/** Translations of the member's resumes, and those that the member wrote of their own postings. */
export async function findTranslationsOf(db: Db, memberId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - 'text_hash' as row from text_translations t
    where t.subject_id in (select id from resumes where member_id = ${memberId})
      or (t.made_by = 'author' and t.subject_id in (
        select j.id from jobs j join companies c on c.id = j.company_id where c.member_id = ${memberId}))
    order by t.created_at, t.subject_id, t.field, t.lang_code`.execute(db)
  return rows.map(({ row }) => row)
}

/** The member's reports of messages of the other side. */
export async function findMessageReportsOf(db: Db, memberId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(r) - 'decision_id' as row from conversation_members me
    join messages m on m.conversation_id = me.conversation_id and m.side <> me.side
    join conversation_reports r on r.conversation_id = m.conversation_id and r.sequence = m.sequence
    where me.member_id = ${memberId} order by r.created_at, r.id`.execute(db)
  return rows.map(({ row }) => row)
}

export async function updateAlarms(
  db: Db,
  memberId: string,
  alarms: {
    alarmOn?: boolean | undefined
    alarmExpectedJobOn?: boolean | undefined
    alarmNewsOn?: boolean | undefined
    talentVisible?: boolean | undefined
  },
) {
  return db
    .updateTable('members')
    .set((eb) => ({
      alarm_on: alarms.alarmOn ?? eb.ref('alarm_on'),
      alarm_expected_job_on: alarms.alarmExpectedJobOn ?? eb.ref('alarm_expected_job_on'),
      alarm_news_on: alarms.alarmNewsOn ?? eb.ref('alarm_news_on'),
      talent_visible: alarms.talentVisible ?? eb.ref('talent_visible'),
    }))
    .where('id', '=', memberId)
    .returning([
      'alarm_on as alarmOn',
      'alarm_expected_job_on as alarmExpectedJobOn',
      'alarm_news_on as alarmNewsOn',
      'talent_visible as talentVisible',
    ])
    .executeTakeFirstOrThrow()
}

/** Jobs of the member's company that are not closed. */
export async function findOpenJobs(db: Db, memberId: string) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.title', 'jobs.company_name', 'jobs.status'])
    .select(['jobs.closed_reason', 'jobs.period_end'])
    .where('companies.member_id', '=', memberId)
    .where('jobs.status', '<>', 'CLOSED')
    .execute()
}

/** Closes the jobs of a leaving member and removes the contact from all of them, including closed ones. */
export async function closeJobsOf(tx: Tx, memberId: string, now: Date): Promise<void> {
  const companies = tx.selectFrom('companies').select('id').where('member_id', '=', memberId)
  await tx
    .updateTable('jobs')
    .set({ status: 'CLOSED', closed_reason: 'EMPLOYER', closed_at: now, updated_at: now })
    .where('company_id', 'in', companies)
    .where('status', '<>', 'CLOSED')
    .execute()
  await tx.updateTable('jobs').set({ contact: '' }).where('company_id', 'in', companies).execute()
  await tx.updateTable('proposals').set({ contact: '' }).where('company_id', 'in', companies).execute()
  const orders = tx.selectFrom('orders').select('id').where('member_id', '=', memberId)
  await tx.updateTable('payments').set({ depositor: null }).where('order_id', 'in', orders).execute()
  await tx
    .updateTable('receipt_requests')
    // A reason may name the address; that there is one stays.
    .set({ recipient: null, recipient_hint: '', refusal: sql<string | null>`left(refusal, 0)` })
    .where('order_id', 'in', orders)
    .execute()
  await tx.deleteFrom('company_names').where('company_id', 'in', companies).execute()
  await tx.deleteFrom('arrears_matches').where('company_id', 'in', companies).execute()
  await tx.deleteFrom('pay_guarantees').where('company_id', 'in', companies).execute()
  await tx
    .updateTable('jobs')
    .set({ guaranteed_until: null, guarantee_kind: null })
    .where('company_id', 'in', companies)
    .where('guaranteed_until', 'is not', null)
    .execute()
  await tx.deleteFrom('business_verifications').where('company_id', 'in', companies).execute()
  await tx
    .updateTable('companies')
    .set({ business_number: null, verified_at: null })
    .where('member_id', '=', memberId)
    .execute()
}

/**
 * Deletes the member's files, except images of jobs and news that stay readable.
 * @returns references whose content is to be removed
 */
export async function deleteFilesOf(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('owner_id', '=', memberId)
    .where('type', '<>', 'news')
    .where('reference', 'not in', (eb) =>
      eb
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .select('jobs.image_file as reference')
        .where('companies.member_id', '=', memberId)
        .where('jobs.image_file', 'is not', null)
        .$castTo<{ reference: string }>(),
    )
    .returning('reference')
    .execute()
  return rows.map((row) => row.reference)
}

/** Everything else is deleted with the member's row by cascade. */
export async function deleteMember(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('members').where('id', '=', memberId).execute()
}
