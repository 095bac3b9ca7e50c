import { useLingui } from '@lingui/react'
import { type Locale, languageOf } from './current-language.ts'
import type { LanguageCode } from './languages.ts'

/**
 * The language to request answers in: that of the interface, or of the part of the screen that is shown in another
 * (texts-in.ts).
 */
export function useLanguage(): LanguageCode {
  return languageOf(useLingui().i18n.locale as Locale)
}
