import { useLingui } from '@lingui/react'
import { currentLanguage } from './current-language.ts'
import type { LanguageCode } from './languages.ts'

/** The language to request answers in; follows the language of the interface. */
export function useLanguage(): LanguageCode {
  // Subscribes: the component re-renders when another language is activated.
  useLingui()
  return currentLanguage()
}
