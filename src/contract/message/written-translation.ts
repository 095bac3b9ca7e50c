import { interfaceLanguages, type LanguageCode } from '../../reference/interface-languages.ts'

export type TranslationLanguage = Exclude<LanguageCode, 'ko'>

/** Into which people translate what is written in Korean. */
export const TRANSLATION_LANGUAGES = interfaceLanguages.flatMap(({ code }) => (code === 'ko' ? [] : [code]))
