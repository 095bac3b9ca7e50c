import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TranslatedField } from '../../../contract/message/translation.ts'
import type { Db, Tx } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Best first: people before machines. */
const MAKERS = sql`case made_by when 'author' then 0 when 'operator' then 1 else 2 end`

export interface StoredTranslation {
  subject_id: string
  field: TranslatedField
  made_by: string
  text_hash: Buffer
  text: string
  created_at: Date
}

/** Stored translations of these subjects, the best of each text first. Compare the hash with the text at hand. */
export async function findTranslations(
  db: Db,
  subjectIds: readonly string[],
  fields: readonly TranslatedField[],
  langCode: string,
): Promise<StoredTranslation[]> {
  if (subjectIds.length === 0) return []
  return db
    .selectFrom('text_translations')
    .select(['subject_id', 'field', 'made_by', 'text_hash', 'text', 'created_at'])
    .where('subject_id', 'in', subjectIds)
    .where('field', 'in', fields)
    .where('lang_code', '=', langCode)
    .orderBy(MAKERS)
    .orderBy('created_at', 'desc')
    .execute()
}

/** What the same provider made of the same text elsewhere. */
export async function findSameText(
  db: Db,
  { text, langCode, madeBy }: { text: string; langCode: string; madeBy: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('text_translations')
    .select('text')
    .where('text_hash', '=', hashOf(text))
    .where('lang_code', '=', langCode)
    .where('made_by', '=', madeBy)
    .limit(1)
    .executeTakeFirst()
  return row?.text
}

const SOURCES: Record<TranslatedField, { table: string; column: string }> = {
  JOB_TITLE: { table: 'jobs', column: 'title' },
  JOB_DETAILS: { table: 'jobs', column: 'details' },
  NEWS_TITLE: { table: 'news', column: 'title' },
  NEWS_CONTENTS: { table: 'news', column: 'contents' },
  RESUME_DETAILS: { table: 'resumes', column: 'details' },
  RESUME_INTRODUCTION: { table: 'resumes', column: 'introduction' },
}

export interface Made {
  id: string
  field: TranslatedField
  original: string
  langCode: string
  madeBy: string
  text: string
  now: Date
}

/**
 * Stores a translation if the text still says what was translated. The share lock makes a change of the text wait, so
 * that its trigger finds the row.
 */
export async function storeTranslation(tx: Tx, made: Made): Promise<void> {
  const { table, column } = SOURCES[made.field]
  await sql`
    with subject as (
      select id from ${sql.table(table)} where id = ${made.id} and ${sql.ref(column)} = ${made.original} for share
    )
    insert into text_translations (subject_id, field, lang_code, made_by, text_hash, text, created_at)
    select id, ${made.field}, ${made.langCode}, ${made.madeBy}, ${hashOf(made.original)}, ${made.text}, ${made.now}
    from subject
    on conflict (subject_id, field, lang_code, made_by) do update
      set text_hash = excluded.text_hash, text = excluded.text, created_at = excluded.created_at`.execute(tx)
}

/**
 * Reserves characters of today's budget.
 * @returns whether there were enough
 */
export async function reserveCharacters(db: Db, count: number, budget: number, now: Date): Promise<boolean> {
  if (count > budget) return false
  const { rows } = await sql`
    insert into translation_days as d (day, characters) values (${seoulDay(now)}::date, ${count})
    on conflict (day) do update set characters = d.characters + ${count}
      where d.characters + ${count} <= ${budget}
    returning 1`.execute(db)
  return rows.length > 0
}

/** A provider that did not answer charges nothing. */
export async function releaseCharacters(db: Db, count: number, now: Date): Promise<void> {
  await sql`
    update translation_days set characters = greatest(0, characters - ${count})
    where day = ${seoulDay(now)}::date`.execute(db)
}

/** Jobs that are public and have words. */
export async function findPublicTexts(db: Db, jobIds: readonly string[]) {
  if (jobIds.length === 0) return []
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'details'])
    .where('id', 'in', jobIds)
    .where('status', '=', 'IN_PROGRESS')
    .execute()
}
