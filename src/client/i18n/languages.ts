/** Languages with complete catalogues; a language is offered only once it is listed here. */
export const languages = [
  { code: 'ko', nameInNative: '한국어', countryIsoCode: 'kr' },
  { code: 'en', nameInNative: 'English', countryIsoCode: 'us' },
] as const

export type LanguageCode = (typeof languages)[number]['code']

export const isLanguageCode = (text: string | null | undefined): text is LanguageCode =>
  languages.some((language) => language.code === text)
