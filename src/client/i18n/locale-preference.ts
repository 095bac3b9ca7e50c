import { readItem, writeItem } from '../browser/device-items.ts'
import { createSignal } from '../browser/signal.ts'
import { useSyncExternalStore } from 'react'

const NAMES = {
  country: 'countryIsoCode',
  lang: 'langCode',
  /** The explicitly chosen language, once a nationality has overwritten `langCode`; empty if none was chosen. */
  explicit: 'ilteo.language',
} as const

const country = createSignal<string | null>(statedCountry())
const lang = createSignal<string | null>(explicitLangCode())
globalThis.addEventListener?.('storage', () => {
  country.set(statedCountry())
  lang.set(explicitLangCode())
})

/** The language that the reader chose; null until they choose one. */
export const chosenLangCode = lang.get
export const onChosenLangCode = lang.subscribe
/** Where the reader says they are from; null until they do. */
export const useChosenCountry = () => useSyncExternalStore(country.subscribe, country.get, country.get)

/** Stores the reader's explicit choice on this device. */
export function chooseLanguage(langCode: string): void {
  writeItem(NAMES.lang, langCode)
  if (readItem(NAMES.explicit) !== null) writeItem(NAMES.explicit, langCode)
  lang.set(langCode)
}

/**
 * Stores a nationality and its language under the API's names, `countryIsoCode` and `langCode`. The language of the
 * interface stays: nationality is not a reading language.
 */
export function rememberCountry(countryIsoCode: string, langCode: string): void {
  if (readItem(NAMES.explicit) === null) writeItem(NAMES.explicit, readItem(NAMES.lang) ?? '')
  writeItem(NAMES.lang, langCode)
  writeItem(NAMES.country, countryIsoCode)
  country.set(countryIsoCode)
}

/** Removes where the reader said they are from; the language that they chose stays. */
export function forgetCountry(): void {
  const explicit = readItem(NAMES.explicit)
  if (explicit !== null) writeItem(NAMES.lang, explicit === '' ? null : explicit)
  writeItem(NAMES.explicit, null)
  writeItem(NAMES.country, null)
  country.set(null)
}

/**
 * Where the reader says they are from. Earlier versions stored Korea and the United States with the languages that they
 * stood for.
 */
function statedCountry(): string | null {
  const code = readItem(NAMES.country)
  return readItem(NAMES.explicit) === null && (code === 'kr' || code === 'us') ? null : code
}

function explicitLangCode(): string | null {
  const explicit = readItem(NAMES.explicit)
  return explicit === null ? readItem(NAMES.lang) : explicit || null
}
