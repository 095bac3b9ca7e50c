import { localeOf } from '../../reference/interface-languages.ts'
import type { Dates } from './carried-dates.ts'
import type { DistanceTexts } from './distances.ts'

/**
 * What a language's catalogues carry beside its texts: how it writes dates and distances, and names of countries
 * and languages.
 * Chromium has all but distances for the languages of its own interface only, and writes the others in the phone's language, or in
 * English, so their catalogues have them (build/locale-data.ts).
 */
export interface LocaleData {
  dates?: Dates
  /** Of every language: making them on the phone takes longer. */
  distances?: DistanceTexts
  /** By upper-case code; with the texts of members' screens. */
  regions?: Readonly<Record<string, string>>
  /** Names of languages by code: with the texts of members' screens and, for its telephone numbers, of the help page. */
  languages?: Readonly<Record<string, string>>
}

const carried = new Map<string, LocaleData>()

/** Whether the platform writes this language itself; otherwise its answers are in the phone's language or in English. */
export function isKnownToPlatform(code: string): boolean {
  if (code === 'en' || code === 'pseudo') return true
  const { RelativeTimeFormat } = Intl
  const locale = localeOf(code)
  if (RelativeTimeFormat.supportedLocalesOf(locale).length === 0) return false
  // Uzbek is said to be supported, and written in English.
  return new RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day') !== 'today'
}

/** Keeps what a catalogue carries, where the platform needs it. */
export function keepLocaleData(code: string, data: LocaleData): void {
  const { dates, distances, regions, languages } = data
  if (distances) carried.set(code, { ...carried.get(code), distances })
  if ((dates ?? regions ?? languages) && !isKnownToPlatform(code)) {
    const before = carried.get(code)
    carried.set(code, {
      ...before,
      ...(dates && { dates }),
      ...(regions && { regions }),
      ...(languages && { languages: { ...before?.languages, ...languages } }),
    })
  }
}

/** Empty before a language's texts are loaded. */
export const localeDataOf = (code: string): LocaleData => carried.get(code) ?? {}
