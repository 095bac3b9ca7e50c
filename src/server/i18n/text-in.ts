import { setupI18n } from '@lingui/core'
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

const catalogues = new Map<string, TextIn>()

/** The language of a reader's texts: their own if it is offered, else English. */
export const languageOf = (langCode: string): LanguageCode => (isOffered(langCode) ? langCode : FALLBACK)

/** The server's texts in a member's language. */
export const textIn = (langCode: string): TextIn => textOf(languageOf(langCode), CATALOGUES)

/** Texts of the operators' console, which is in the languages that are written with the code. */
export const consoleTextIn = (langCode: string): TextIn =>
  textOf(WRITTEN_WITH_CODE.find((code) => code === langCode) ?? FALLBACK, OF_CONSOLE)

function textOf(language: LanguageCode, names: readonly string[]): TextIn {
  const key = [language, ...names].join()
  const made = catalogues.get(key) ?? textsOf(language, names)
  catalogues.set(key, made)
  return made
}

function textsOf(language: LanguageCode, names: readonly string[]): TextIn {
  const i18n = setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: {} } })
  // For texts that have no translation.
  i18n.setMessagesCompiler(compileMessage)
  const translations = language === FALLBACK ? new Map<string, string>() : readCatalogue(language, names)
  return ({ id, message = id }, values) => {
    // Compiled when it is first used, as few of a catalogue's texts are.
    const text = translations.get(id)
    if (text !== undefined && translations.delete(id)) i18n.load(language, { [id]: compileMessage(text) })
    return i18n._({ id, message, values: { ...values } })
  }
}
