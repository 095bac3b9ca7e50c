import { textOf } from '../json-answer.ts'
import { askTranslator, translationIn } from './ask-translator.ts'
import type { Translator } from './translator.ts'

/** LibreTranslate and what speaks like it: `POST /translate`, on a server of one's own or hosted with a key. */
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
