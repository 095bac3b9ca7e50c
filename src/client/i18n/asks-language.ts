import { createContext, useContext, useSyncExternalStore } from 'react'
import { isFirstOffered } from '../../reference/preferred-language.ts'
import { isLanguageCode } from './languages.ts'
import { chosenLangCode, onChosenLangCode } from './locale-preference.ts'

/** The answer if there is no browser, as on the server; null in a browser. */
export const AssumeAsksLanguage = createContext<boolean | null>(null)

/** Whether to offer the languages: the reader chose none, and we guessed another than the first one of their browser. */
export function useAsksLanguage(): boolean {
  const assumed = useContext(AssumeAsksLanguage)
  const chosen = useSyncExternalStore(onChosenLangCode, chosenLangCode, () => null)
  return assumed ?? (!isLanguageCode(chosen) && !isFirstOffered(navigator.languages))
}
