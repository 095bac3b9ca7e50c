/** Texts for operators, whose console is in Korean and English. All others are in catalogues (i18n/text-in.ts). */
export type InLanguages<Texts> = { ko: Texts; en: Texts } & Record<string, Texts>

/** In the operator's language where there are texts in it, else in English. */
export function inLanguage<Texts>(texts: InLanguages<Texts>, langCode: string): Texts {
  return (Object.hasOwn(texts, langCode) ? texts[langCode] : undefined) ?? texts.en
}
