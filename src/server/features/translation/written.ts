import { sql } from 'kysely'
import type { TranslatedField } from '../../../contract/message/translation.ts'
import type { TranslationLanguage } from '../../../contract/message/written-translation.ts'
import type { Db, Tx } from '../../db/database.ts'
import { hashOf } from './queries.ts'

/** People who translate; what they wrote stays as long as the text itself. */
export type Person = 'author' | 'operator'

export const isByPerson = (madeBy: string): madeBy is Person => madeBy === 'author' || madeBy === 'operator'

export interface WrittenText {
  field: TranslatedField
  /** Empty removes the translation. */
  text: string
  /** What was translated. */
  original: string
}

export interface Writing {
  id: string
  madeBy: Person
  langCode: TranslationLanguage
  now: Date
}

/** Stores what a person wrote. The caller has locked the row that the texts belong to. */
export async function writeTranslation(
  tx: Tx,
  { id, madeBy, langCode, now }: Writing,
  texts: readonly WrittenText[],
): Promise<void> {
  for (const { field, text, original } of texts) {
    if (text === '' || original.trim() === '') {
      await tx
        .deleteFrom('text_translations')
        .where('subject_id', '=', id)
        .where('field', '=', field)
        .where('lang_code', '=', langCode)
        .where('made_by', '=', madeBy)
        .execute()
      continue
    }
    await sql`
      insert into text_translations (subject_id, field, lang_code, made_by, text_hash, text, created_at)
      values (${id}, ${field}, ${langCode}, ${madeBy}, ${hashOf(original)}, ${text}, ${now})
      on conflict (subject_id, field, lang_code, made_by) do update
        set text_hash = excluded.text_hash, text = excluded.text, created_at = excluded.created_at`.execute(
      tx,
    )
  }
}

export interface Written {
  langCode: TranslationLanguage
  texts: Partial<Record<TranslatedField, string>>
  /** Whether one of the originals was changed since. */
  isOlder: boolean
}

/** What a person wrote about a subject with these texts, in the order of languages. */
export async function findWritten(
  db: Db,
  id: string,
  madeBy: Person,
  originals: Partial<Record<TranslatedField, string>>,
): Promise<Written[]> {
  const rows = await db
    .selectFrom('text_translations')
    .select(['field', 'lang_code', 'text', 'text_hash'])
    .where('subject_id', '=', id)
    .where('made_by', '=', madeBy)
    .orderBy('lang_code')
    .execute()
  const found = new Map<string, Written>()
  for (const { field, lang_code, text, text_hash } of rows) {
    const known = found.get(lang_code)
    const isOlder = !text_hash.equals(hashOf(originals[field] ?? ''))
    found.set(lang_code, {
      langCode: lang_code as TranslationLanguage,
      texts: { ...known?.texts, [field]: text },
      isOlder: isOlder || known?.isOlder === true,
    })
  }
  return [...found.values()]
}
