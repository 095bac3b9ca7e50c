import type { ColumnType } from 'kysely'
import type { TranslatedField } from '../../contract/message/translation.ts'

interface TextTranslationTable {
  subject_id: string
  field: TranslatedField
  lang_code: string
  /** `author`, `operator` or a provider. */
  made_by: string
  text_hash: Buffer
  text: string
  created_at: ColumnType<Date, Date, Date>
}

interface TranslationDayTable {
  /** `YYYY-MM-DD`, Asia/Seoul. */
  day: ColumnType<string, string, never>
  characters: number
}

export interface TranslationTables {
  text_translations: TextTranslationTable
  translation_days: TranslationDayTable
}
