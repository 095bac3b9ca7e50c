import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Message } from '../../contract/base/define-message.ts'
import { isOffered, type LanguageCode, localeOf } from '../../reference/interface-languages.ts'
import { readCatalogue } from './read-catalogue.ts'

const FALLBACK = 'en'

/** Writes a text in one language. */
export type TextIn = (message: Message, values?: Readonly<Record<string, string | number>>) => string

const catalogues = new Map<LanguageCode, I18n>()

/** The language of a reader's texts: their own if it is offered, else English. */
export const languageOf = (langCode: string): LanguageCode => (isOffered(langCode) ? langCode : FALLBACK)

/** The server's texts in a member's language. */
export function textIn(langCode: string): TextIn {
  const catalogue = catalogueOf(languageOf(langCode))
  return ({ id, message = id }, values) => catalogue._({ id, message, values: { ...values } })
}

function catalogueOf(language: LanguageCode): I18n {
  const known = catalogues.get(language)
  if (known) return known
  const translations = language === FALLBACK ? new Map<string, string>() : readCatalogue(language)
  const messages = Object.fromEntries(Array.from(translations, ([id, text]) => [id, compileMessage(text)]))
  const made = setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: messages },
  })
  // For texts that have no translation.
  made.setMessagesCompiler(compileMessage)
  catalogues.set(language, made)
  return made
}
