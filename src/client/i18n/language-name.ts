import { localeDataOf } from './locale-data.ts'

/**
 * A language's name in another; its code if nobody knows it. Where the platform does not know the reader's language, it
 * is in English until the texts of members' screens or of the help page are loaded.
 */
export const languageName = (code: string, langCode: string): string =>
  localeDataOf(langCode).languages?.[code] ??
  new Intl.DisplayNames([langCode, 'en'], { type: 'language' }).of(code) ??
  code
