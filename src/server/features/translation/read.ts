import type { TranslatedField } from '../../../contract/message/translation.ts'
import type { Db } from '../../db/database.ts'
import { findTranslations, hashOf } from './queries.ts'
import { isByPerson } from './written.ts'
import type { TranslatedText } from './stored.ts'

interface StoredText extends TranslatedText {
  madeDate: string
}

/** Current texts of a subject by field. */
export type Texts = Partial<Record<TranslatedField, string>>

/**
 * Stored translations of texts into one language, by subject and field. What a person wrote for an earlier version of a
 * text is marked, and comes after everything that was made of the present one; what a machine made of it is left out.
 */
export async function translationsIn(
  db: Db,
  langCode: string,
  subjects: readonly { id: string; texts: Texts }[],
): Promise<Map<string, Partial<Record<TranslatedField, StoredText>>>> {
  const found = new Map<string, Partial<Record<TranslatedField, StoredText>>>()
  const texts = new Map(subjects.map(({ id, texts: each }) => [id, each]))
  const fields = [...new Set(subjects.flatMap((subject) => Object.keys(subject.texts) as TranslatedField[]))]
  const ids = subjects.map(({ id }) => id)
  const stored = (await findTranslations(db, ids, fields, langCode)).map((row) => {
    const original = texts.get(row.subject_id)?.[row.field]
    return { ...row, original, isOlder: original === undefined || !row.text_hash.equals(hashOf(original)) }
  })
  const older = stored.filter((row) => row.isOlder && isByPerson(row.made_by))
  for (const row of [...stored.filter((each) => !each.isOlder), ...older]) {
    const known = found.get(row.subject_id) ?? {}
    if (row.original === undefined || known[row.field]) continue
    const made = {
      text: row.text,
      by: row.made_by,
      madeDate: row.created_at.toISOString(),
      ...(row.isOlder ? { isOlder: true as const } : {}),
    }
    found.set(row.subject_id, { ...known, [row.field]: made })
  }
  return found
}
