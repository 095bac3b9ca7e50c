import type { LanguageCode } from './languages.ts'

/** `pseudo` is for layout tests only. */
export type Locale = LanguageCode | 'pseudo'

let current: Locale = 'en'

export const languageOf = (locale: Locale): LanguageCode => (locale === 'pseudo' ? 'en' : locale)

/** The language to request answers in; known before its catalogue has loaded. */
export const currentLanguage = (): LanguageCode => languageOf(current)

/** The language of the texts on the screen. */
export const currentLocale = (): Locale => current

export function setCurrentLanguage(code: Locale): void {
  current = code
}
