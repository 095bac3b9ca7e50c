import { listOf, textOf } from '../json-answer.ts'
import { askTranslator, translationIn } from './ask-translator.ts'
import type { Translator } from './translator.ts'

/** Where DeepL wants a variant of the language that is translated into. */
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
