import { useLingui } from '@lingui/react'
import { currentLanguage } from './activate-language.ts'
import type { LanguageCode } from './languages.ts'

/** The language to ask answers in; follows the language of the screen. */
export function useLanguage(): LanguageCode {
  // Read for its effect: the component is drawn again when another language is activated.
  useLingui()
  return currentLanguage()
}
