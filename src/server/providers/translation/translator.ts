import { parsedAnswer, listOf, textOf, memberOf } from '../json-answer.ts'

/** Target languages for which DeepL requires a variant. */
const VARIANTS: Record<string, string> = { en: 'EN-US', zh: 'ZH-HANS' }

/** DeepL (developers.deepl.com, `POST /v2/translate`). */
export function createDeepl({ url, apiKey }: { url: string; apiKey: string }): Translator {
  return {
    async translate(text, langCode) {
      const answer = await askTranslator(
        `${url}/v2/translate`,
        { authorization: `DeepL-Auth-Key ${apiKey}` },
        { text: [text], target_lang: VARIANTS[langCode] ?? langCode.toUpperCase() },
      )
      return translationIn(textOf(listOf(answer, 'translations')[0], 'text'))
    },
  }
}

/** In ms. The reader is waiting. */
const TIME_LIMIT = 8_000
/** Maximum length of a response. */
const MAX_LENGTH = 200_000

/**
 * Returns the JSON response of a provider.
 * @throws Error whose message contains nothing of the text
 */
export async function askTranslator(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  if (text.length > MAX_LENGTH) throw new Error('the response is too long')
  return parsedAnswer(text)
}

/** @throws Error for a response without text */
export function translationIn(text: string): string {
  if (text.trim() === '') throw new Error('unexpected response format')
  return text
}

export interface Translator {
  /** @throws Error if there is no translation; its message can be logged and contains nothing of the text */
  translate(text: string, langCode: string): Promise<string>
}

export type TranslationSettings =
  | { provider: 'libretranslate'; url: string; apiKey: string | null }
  | { provider: 'papago'; url: string; clientId: string; clientSecret: string }
  | { provider: 'deepl'; url: string; apiKey: string }

/** LibreTranslate and compatible servers (`POST /translate`), self-hosted or hosted with a key. */
export function createLibreTranslate({ url, apiKey }: { url: string; apiKey: string | null }): Translator {
  return {
    async translate(text, langCode) {
      const answer = await askTranslator(
        `${url}/translate`,
        {},
        {
          q: text,
          source: 'auto',
          target: langCode,
          format: 'text',
          ...(apiKey === null ? {} : { api_key: apiKey }),
        },
      )
      return translationIn(textOf(answer, 'translatedText'))
    },
  }
}

interface PapagoSettings {
  url: string
  clientId: string
  clientSecret: string
}

/** Papago Text Translation of NAVER Cloud Platform (api.ncloud-docs.com, "Papago Translation"). */
export function createPapago({ url, clientId, clientSecret }: PapagoSettings): Translator {
  const headers = { 'x-ncp-apigw-api-key-id': clientId, 'x-ncp-apigw-api-key': clientSecret }
  return {
    async translate(text, langCode) {
      const answer = await askTranslator(`${url}/nmt/v1/translation`, headers, {
        source: 'auto',
        target: langCode === 'zh' ? 'zh-CN' : langCode,
        text,
      })
      return translationIn(textOf(memberOf(memberOf(answer, 'message'), 'result'), 'translatedText'))
    },
  }
}

/** @returns null if no provider is configured */
export function createTranslator(settings: TranslationSettings | null): Translator | null {
  switch (settings?.provider) {
    case 'libretranslate':
      return createLibreTranslate(settings)
    case 'papago':
      return createPapago(settings)
    case 'deepl':
      return createDeepl(settings)
    case undefined:
      return null
  }
}
