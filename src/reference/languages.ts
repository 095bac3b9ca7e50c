import countries from './countries.json' with { type: 'json' }

/** The twelve languages of the interface; a language is listed once its catalogue is complete (docs/product-rules.md). */
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

/** Whether a member may choose it: a language of the interface or the main language of a country. */
export function isKnownLanguage(code: string): boolean {
  return known.has(code)
}
