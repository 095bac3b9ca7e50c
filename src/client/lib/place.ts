import { createSignal } from '../offline/signal.ts'
import { useSyncExternalStore } from 'react'

const NAMES = { country: 'countryIsoCode', lang: 'langCode' } as const

const country = createSignal<string | null>(stored(NAMES.country))
const lang = createSignal<string | null>(stored(NAMES.lang))
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key === NAMES.country || event.key === null) country.set(stored(NAMES.country))
  if (event.key === NAMES.lang || event.key === null) lang.set(stored(NAMES.lang))
})

/** The language that the reader chose; null until they choose one. */
export const chosenLangCode = lang.get
export const onChosenLangCode = lang.subscribe
export const useChosenLangCode = () => useSyncExternalStore(lang.subscribe, lang.get)
export const useChosenCountry = () => useSyncExternalStore(country.subscribe, country.get)

/** Keeps the reader's explicit choice on this device. */
export function chooseLanguage(langCode: string, countryIsoCode?: string): void {
  store(NAMES.lang, langCode)
  lang.set(langCode)
  if (countryIsoCode === undefined) return
  store(NAMES.country, countryIsoCode)
  country.set(countryIsoCode)
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function store(name: string, value: string) {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage is switched off: the choice lasts as long as this page.
  }
}
