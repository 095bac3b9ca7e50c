import { AppError } from '../../../contract/base/errors.ts'
import type { TranslatedField } from '../../../contract/message/translation.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import {
  findPublicTexts,
  findSameText,
  findTranslations,
  hashOf,
  releaseCharacters,
  reserveCharacters,
  storeTranslation,
} from './queries.ts'
import { ProviderHangs, type Translations } from './translations.ts'

/** Tomorrow there is a new budget. */
class BudgetSpent extends AppError {
  constructor() {
    super('TRANSLATION_UNAVAILABLE')
  }
}

/** A text in a language, and who made it: `author`, `operator`, or a provider. */
export interface TranslatedText {
  text: string
  by: string
  /** Of an earlier version of the text. */
  isOlder?: true
}

interface Context {
  db: Db
  translations: Translations
  now: Date
}

interface Wanted {
  text: string
  langCode: string
  /** What it is the text of; its translation is stored. */
  of?: { field: TranslatedField; id: string } | undefined
}

/**
 * Translates a text for a reader who waits: what is stored already, else by the provider.
 * @param spend counts the reader's request and may refuse
 * @throws AppError TRANSLATION_UNAVAILABLE, also if the provider is slow
 */
export async function translateNow(
  context: Context,
  wanted: Wanted,
  spend: () => Promise<void>,
): Promise<TranslatedText> {
  const stored = await findStored(context, wanted)
  if (stored) return stored
  const making = make(context, wanted, spend)
  // It goes on when the reader has left.
  making.catch(() => undefined)
  return Promise.race([making, late(context.translations.readerLimit)])
}

function late(limit: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new AppError('TRANSLATION_UNAVAILABLE')), limit).unref()
  })
}

async function findStored(
  { db }: Context,
  { text, langCode, of }: Wanted,
): Promise<TranslatedText | undefined> {
  if (!of) return undefined
  const hash = hashOf(text)
  const rows = await findTranslations(db, [of.id], [of.field], langCode)
  const row = rows.find(({ text_hash }) => text_hash.equals(hash))
  return row && { text: row.text, by: row.made_by }
}

async function make(
  { db, translations, now }: Context,
  { text, langCode, of }: Wanted,
  spend: () => Promise<void>,
): Promise<TranslatedText> {
  const by = translations.provider
  const same = of && (await findSameText(db, { text, langCode, madeBy: by }))
  const length = Array.from(text).length
  const made =
    same ??
    (await translations.translate(
      text,
      langCode,
      async () => {
        await spend()
        if (!(await reserveCharacters(db, length, translations.dailyCharacters, now))) throw new BudgetSpent()
      },
      () => releaseCharacters(db, length, now),
    ))
  if (of) {
    const stored = { ...of, original: text, langCode, madeBy: by, text: made, now }
    await inTransaction(db, (tx) => storeTranslation(tx, stored))
  }
  return { text: made, by }
}

/**
 * Translates published jobs into the languages that are made ahead; for the task queue. Once the day's budget is spent,
 * the rest is made when somebody asks; once the provider hangs, by the next try.
 * @throws AppError TRANSLATION_UNAVAILABLE if the provider failed for any of them, to be tried again
 */
export async function translateAhead(context: Context, jobIds: readonly string[]): Promise<void> {
  const { db, translations } = context
  if (!translations.isSetUp || translations.ahead.length === 0) return
  const texts = (await findPublicTexts(db, jobIds)).flatMap(({ id, title, details }) => [
    { text: title, of: { field: 'JOB_TITLE' as const, id } },
    { text: details, of: { field: 'JOB_DETAILS' as const, id } },
  ])
  const wanted = texts
    .filter(({ text }) => text.trim() !== '')
    .flatMap((each) => translations.ahead.map((langCode) => ({ ...each, langCode })))
  let failure: unknown
  for (const each of wanted) {
    try {
      if (!(await findStored(context, each))) await make(context, each, async () => undefined)
    } catch (error) {
      if (error instanceof BudgetSpent) return
      failure = error
      if (error instanceof ProviderHangs) break
    }
  }
  if (failure !== undefined) throw failure
}
