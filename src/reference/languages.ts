import countries from './countries.json' with { type: 'json' }
import { interfaceLanguages } from './interface-languages.ts'

const known = new Set<string>([
  ...interfaceLanguages.map(({ code }) => code),
  ...countries.map(({ langCode }) => langCode),
])

/** Whether a member may choose it: an interface language, or the main language of a country. */
export function isKnownLanguage(code: string): boolean {
  return known.has(code)
}

/** The language of a new account: as the web app says it, English where nobody knows it, Korean where nothing is said. */
export function accountLanguage(code: string | undefined): string {
  if (code === undefined) return 'ko'
  return isKnownLanguage(code) ? code : 'en'
}
