import type { TranslatedField } from '../../../contract/message/translation.ts'
import type { Db } from '../../db/database.ts'
import { findTranslations, hashOf } from './queries.ts'
import type { TranslatedText } from './stored.ts'

/** Current texts of a subject by field. */
export type Texts = Partial<Record<TranslatedField, string>>

/**
 * Stored translations of texts into one language, by subject and field. What was made of an earlier version of a text is
 * left out.
 */
export async function translationsIn(
  db: Db,
  langCode: string,
  subjects: readonly { id: string; texts: Texts }[],
): Promise<Map<string, Partial<Record<TranslatedField, TranslatedText>>>> {
  const found = new Map<string, Partial<Record<TranslatedField, TranslatedText>>>()
  const texts = new Map(subjects.map(({ id, texts: each }) => [id, each]))
  const fields = [...new Set(subjects.flatMap((subject) => Object.keys(subject.texts) as TranslatedField[]))]
  const ids = subjects.map(({ id }) => id)
  for (const row of await findTranslations(db, ids, fields, langCode)) {
    const original = texts.get(row.subject_id)?.[row.field]
    const known = found.get(row.subject_id) ?? {}
    if (original === undefined || known[row.field] || !row.text_hash.equals(hashOf(original))) continue
    found.set(row.subject_id, { ...known, [row.field]: { text: row.text, by: row.made_by } })
  }
  return found
}
