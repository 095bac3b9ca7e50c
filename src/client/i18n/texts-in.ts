import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { localeOf } from '../../reference/interface-languages.ts'
import type { LanguageCode } from './languages.ts'
import { writeWholeNumbers } from './whole-numbers.ts'
import { keepLocaleData, type LocaleData } from './locale-data.ts'

const catalogues = import.meta.glob<{ messages: Messages } & LocaleData>(
  '../../../locales/*/{messages,members,work}.po',
)

const FALLBACK = 'en'
const fileOf = (code: string, name: string) => catalogues[`../../../locales/${code}/${name}.po`]

const NAMES = ['messages', 'members', 'work'] as const
const loaded = new Map<LanguageCode, Promise<I18n>>()

/**
 * The texts of job pages in one language, for a part of the screen that is in another one than the rest.
 * @throws Error if they cannot be loaded
 */
export function textsIn(code: LanguageCode): Promise<I18n> {
  const known = loaded.get(code)
  if (known) return known
  const made = load(code)
  loaded.set(code, made)
  // Asked again once the network is back.
  made.catch(() => loaded.delete(code))
  return made
}

async function load(code: LanguageCode): Promise<I18n> {
  const parts = await Promise.all(
    NAMES.flatMap((name) => (fileOf(code, name) ?? fileOf(FALLBACK, name))?.() ?? []),
  )
  for (const part of parts) keepLocaleData(code, part)
  const messages = Object.assign({}, ...parts.map((part) => part.messages)) as Messages
  return writeWholeNumbers(
    setupI18n({ locale: code, locales: localeOf(code), messages: { [code]: messages } }),
  )
}
