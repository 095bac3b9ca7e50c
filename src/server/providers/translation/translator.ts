export interface Translator {
  /** @throws Error where there is no translation; its message is for the log and holds nothing of the text */
  translate(text: string, langCode: string): Promise<string>
}

export type TranslationSettings =
  | { provider: 'libretranslate'; url: string; apiKey: string | null }
  | { provider: 'papago'; url: string; clientId: string; clientSecret: string }
  | { provider: 'deepl'; url: string; apiKey: string }
