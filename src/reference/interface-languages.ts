/**
 * The languages of the interface, one line each. A language is offered once `npm run languages -- <code>` finds nothing
 * to mend in its catalogues (docs/languages.md).
 */
export const interfaceLanguages = [
  { code: 'ko', tag: 'ko', nameInNative: '한국어', countryIsoCode: 'kr', isOffered: true },
  { code: 'en', tag: 'en', nameInNative: 'English', countryIsoCode: 'us', isOffered: true },
  { code: 'vi', tag: 'vi', nameInNative: 'Tiếng Việt', countryIsoCode: 'vn', isOffered: true },
  { code: 'zh', tag: 'zh-Hans', nameInNative: '简体中文', countryIsoCode: 'cn', isOffered: true },
  { code: 'th', tag: 'th', nameInNative: 'ไทย', countryIsoCode: 'th', isOffered: true },
  { code: 'id', tag: 'id', nameInNative: 'Bahasa Indonesia', countryIsoCode: 'id', isOffered: true },
  { code: 'ne', tag: 'ne', nameInNative: 'नेपाली', countryIsoCode: 'np', isOffered: true },
  { code: 'km', tag: 'km', nameInNative: 'ខ្មែរ', countryIsoCode: 'kh', isOffered: true },
  { code: 'uz', tag: 'uz-Latn', nameInNative: 'Oʻzbekcha', countryIsoCode: 'uz', isOffered: true },
  { code: 'mn', tag: 'mn-Cyrl', nameInNative: 'Монгол', countryIsoCode: 'mn', isOffered: true },
  { code: 'ru', tag: 'ru', nameInNative: 'Русский', countryIsoCode: 'ru', isOffered: true },
  { code: 'my', tag: 'my', nameInNative: 'မြန်မာ', countryIsoCode: 'mm', isOffered: true },
] as const

export type LanguageCode = (typeof interfaceLanguages)[number]['code']

/** Written together with the code, so that their catalogues are complete with every commit. */
export const WRITTEN_WITH_CODE = ['ko', 'en'] as const satisfies readonly LanguageCode[]

const tags = new Map<string, string>(interfaceLanguages.map(({ code, tag }) => [code, tag]))

/** For `lang` attributes and search engines: languages in more than one script name it. */
export const tagOf = (code: string): string => tags.get(code) ?? code

/** For dates and numbers: with digits 0 to 9 and years of the Gregorian calendar, as on Korean papers. */
export const localeOf = (code: string): string => `${tagOf(code)}-u-ca-gregory-nu-latn`

/** What a reader may choose. */
export const offeredLanguages = interfaceLanguages.filter(({ isOffered }) => isOffered)

export const isOffered = (code: string | null | undefined): code is LanguageCode =>
  offeredLanguages.some((language) => language.code === code)
