import { isOffered, type LanguageCode, offeredLanguages } from '../../reference/interface-languages.ts'

export type { LanguageCode }

/** Languages with complete catalogues. */
export const languages = offeredLanguages

export const isLanguageCode: (text: string | null | undefined) => text is LanguageCode = isOffered
