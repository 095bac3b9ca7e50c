import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Message } from '../../contract/base/define-message.ts'
import {
  isOffered,
  type LanguageCode,
  localeOf,
  WRITTEN_WITH_CODE,
} from '../../reference/interface-languages.ts'
import { CATALOGUES, readCatalogue } from './read-catalogue.ts'

const FALLBACK = 'en'

/** Writes a text in one language. */
export type TextIn = (message: Message, values?: Readonly<Record<string, string | number>>) => string

/** Where the console says something in other words than members read, its own count. */
const OF_CONSOLE = [...CATALOGUES, 'operator']

const catalogues = new Map<string, I18n>()

/** The language of a reader's texts: their own if it is offered, else English. */
export const languageOf = (langCode: string): LanguageCode => (isOffered(langCode) ? langCode : FALLBACK)

/** The server's texts in a member's language. */
export const textIn = (langCode: string): TextIn => textOf(languageOf(langCode), CATALOGUES)

/** Texts of the operators' console, which is in the languages that are written with the code. */
export const consoleTextIn = (langCode: string): TextIn =>
  textOf(WRITTEN_WITH_CODE.find((code) => code === langCode) ?? FALLBACK, OF_CONSOLE)

function textOf(language: LanguageCode, names: readonly string[]): TextIn {
  const catalogue = catalogueOf(language, names)
  return ({ id, message = id }, values) => catalogue._({ id, message, values: { ...values } })
}

function catalogueOf(language: LanguageCode, names: readonly string[]): I18n {
  const key = [language, ...names].join()
  const known = catalogues.get(key)
  if (known) return known
  const translations = language === FALLBACK ? new Map<string, string>() : readCatalogue(language, names)
  const messages = Object.fromEntries(Array.from(translations, ([id, text]) => [id, compileMessage(text)]))
  const made = setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: messages },
  })
  // For texts that have no translation.
  made.setMessagesCompiler(compileMessage)
  catalogues.set(key, made)
  return made
}
