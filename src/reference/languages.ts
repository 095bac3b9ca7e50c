import countries from './countries.json' with { type: 'json' }

/** The twelve interface languages. A language is listed once its catalogue is complete (docs/product-rules.md). */
export const INTERFACE_LANGUAGES = [
  'ko',
  'en',
  'vi',
  'zh',
  'th',
  'id',
  'ne',
  'km',
  'uz',
  'mn',
  'ru',
  'my',
] as const

const known = new Set<string>([...INTERFACE_LANGUAGES, ...countries.map((country) => country.langCode)])

/** Whether a member may choose it: an interface language, or the main language of a country. */
export function isKnownLanguage(code: string): boolean {
  return known.has(code)
}

/** The language of a new account: as the web app says it, English where nobody knows it, Korean where nothing is said. */
export function accountLanguage(code: string | undefined): string {
  if (code === undefined) return 'ko'
  return isKnownLanguage(code) ? code : 'en'
}
