/** Texts of the server by language: Korean, English, and any other that is complete. */
export type InLanguages<Texts> = { ko: Texts; en: Texts } & Record<string, Texts>

/** The language of a reader's texts: their own where there are texts in it, else English. */
export function languageOf<Texts>(texts: InLanguages<Texts>, langCode: string): string {
  return Object.hasOwn(texts, langCode) ? langCode : 'en'
}

export function inLanguage<Texts>(texts: InLanguages<Texts>, langCode: string): Texts {
  return texts[languageOf(texts, langCode)] ?? texts.en
}
